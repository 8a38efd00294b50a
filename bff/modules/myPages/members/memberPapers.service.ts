import type { Scope } from '#bff/core/scope.ts';
import {
  insertSectionHistories,
  insertSections,
  lockReason,
  removeSections,
  sectionProjectOf,
  templateColumns,
} from '#bff/modules/sections/index.ts';
import { recordAudits } from '#bff/modules/trail/index.ts';
import { listTypesAskedOf, listUnsubmittedOf } from '#bff/parts/ownership/members.data.ts';
import { memberSectionTexts as texts } from '#bff/parts/ownership/members.words.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { deadlineOf } from '#bff/parts/records/deadlineOf.service.ts';
import { systemActor } from '#bff/parts/records/historyActor.service.ts';
import { dueOn, sectionsForTrigger } from '#bff/programmes/sections.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import type { Undertaking } from '../guards/undertaking.service.ts';

type Member = { readonly id: number; readonly name: string };

type Touched = {
  readonly id: number;
  readonly status: number;
  readonly title: string;
  readonly documentType: number;
};

/** A line in the history of each and in the audit trail: the member's coming or going did it, nobody by hand. */
const record = async (
  scope: Scope,
  { myPage }: Undertaking,
  sections: readonly Touched[],
  step: { readonly action: 'Created' | 'Deleted'; readonly comment: string },
): Promise<void> => {
  await insertSectionHistories(
    scope.db,
    sections.map(({ id, status }) => ({
      sectionId: id,
      ...step,
      fromStatus: status,
      toStatus: status,
      ...systemActor,
      createdAt: scope.now,
    })),
  );
  await recordAudits(
    scope,
    sections.map(({ id, title, documentType }) => ({
      action: step.action === 'Created' ? 'created' : 'deleted',
      target: { kind: 'section', id },
      after: { title, documentType },
      mypageId: myPage.id,
      projectId: myPage.projectId,
    })),
  );
};

/** Adds the documents that the project requires of each member and that this one lacks. */
export const requestMemberPapers = async (
  scope: Scope,
  undertaking: Undertaking,
  member: Member,
): Promise<void> => {
  const { myPage } = undertaking;
  const project = await sectionProjectOf(scope.db, myPage.project);
  const asked = new Set(await listTypesAskedOf(scope.db, member.id));
  const templates = sectionsForTrigger(project, 'member', contractFacts()).filter(
    ({ kind, documentType }) =>
      !asked.has(documentType) && lockReason({ kind, documentType, myPage }) === null,
  );
  if (templates.length === 0) return;
  // A member that joins later gets as many days as those of the adoption had.
  const days = { ...myPage, adoptedOn: tokyoDayOf(scope.now), completionDeadline: deadlineOf(myPage) };
  const added = await insertSections(
    scope.db,
    templates.map((template) => ({
      mypageId: myPage.id,
      memberId: member.id,
      ...templateColumns(template),
      dueOn: dueOn(template.due, days),
      createdByKind: systemActor.actorKind,
      createdAt: scope.now,
    })),
  );
  await record(scope, undertaking, added, { action: 'Created', comment: texts.asked(member.name) });
};

/** Removes the unsubmitted documents of a leaving member. */
export const removeMemberPapers = async (
  scope: Scope,
  undertaking: Undertaking,
  member: Member,
): Promise<void> => {
  const left = await listUnsubmittedOf(scope.db, member.id);
  if (left.length === 0) return;
  await removeSections(
    scope.db,
    left.map(({ id }) => id),
    scope.now,
  );
  await record(scope, undertaking, left, { action: 'Deleted', comment: texts.ended(member.name) });
};
