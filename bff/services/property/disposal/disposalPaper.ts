import type { Scope } from '#bff/core/scope.ts';
import type { DisposalRow } from '#bff/data/property/disposals.ts';
import {
  insertSectionHistories,
  insertSections,
  updateSectionRow,
} from '#bff/data/sections/sectionWrites.ts';
import { DocumentCheckStatus, DocumentType } from '#bff/generated/contract/enums.ts';
import { sectionTemplates } from '#bff/programmes/sections.ts';
import { disposalPaper } from '#bff/text/property/disposals.ts';
import { requireMyPage } from '../../common/access.ts';
import { contractFacts } from '../../common/contractFacts.ts';
import { historyActorOf, systemActor } from '../../common/historyActor.ts';
import { recallReminders } from '../../reminders/recallReminders.ts';
import { templateColumns } from '../../sections/templateColumns.ts';
import { sectionProjectOf } from '../../sections/templateFor.ts';

type Asked = { readonly mypageId: number; readonly number: number; readonly name: string };

/**
 * Asks for the paper with which a disposal is asked for (財産処分承認申請書); it and its evidence are handed in and
 * checked as every document is. The ministry looks at the request itself, not at the paper once more.
 * @returns its id; null where the round has no such document
 */
export const askForPaper = async (
  scope: Scope,
  { mypageId, number, name }: Asked,
): Promise<number | null> => {
  const { project } = await requireMyPage(scope, mypageId);
  const templates = sectionTemplates(await sectionProjectOf(scope.db, project), contractFacts());
  const template = templates.find(
    ({ documentType }) => documentType === DocumentType.PropertyDisposalApplication,
  );
  if (template === undefined) return null;
  const [section] = await insertSections(scope.db, [
    {
      mypageId,
      ...templateColumns(template),
      title: disposalPaper(template.title, number, name).slice(0, 100),
      isRequired: true,
      needsMaffCheck: false,
      createdByKind: systemActor.actorKind,
      createdAt: scope.now,
      dueOn: null,
    },
  ]);
  if (section === undefined) return null;
  const step = { action: 'Created', toStatus: 0, ...systemActor, createdAt: scope.now };
  await insertSectionHistories(scope.db, [{ sectionId: section.id, ...step }]);
  const { id, title, documentType } = section;
  await scope.audit({
    action: 'created',
    target: { kind: 'section', id },
    after: { title, documentType },
    mypageId,
    projectId: project.id,
  });
  return id;
};

/** The paper of a request that came to nothing: one that nobody handed in goes, another one is needed no more. */
export const releasePaper = async (
  scope: Scope,
  { section, mypageId, myPage }: DisposalRow,
): Promise<void> => {
  if (section === null || section.deletedAt !== null) return;
  const isUntouched = section.status === DocumentCheckStatus.Incomplete;
  const change = { isRequired: false, ...(isUntouched ? { deletedAt: scope.now } : {}) };
  await updateSectionRow(scope.db, { id: section.id, version: undefined }, change);
  const action = isUntouched ? 'Deleted' : 'Released';
  const step = { action, fromStatus: section.status, toStatus: section.status, ...historyActorOf(scope) };
  await insertSectionHistories(scope.db, [{ sectionId: section.id, ...step, createdAt: scope.now }]);
  await scope.audit({
    action: isUntouched ? 'deleted' : 'updated',
    target: { kind: 'section', id: section.id },
    before: { isRequired: section.isRequired },
    after: { isRequired: false },
    mypageId,
    projectId: myPage.projectId,
  });
  await recallReminders(scope, { mypageId, projectId: myPage.projectId });
};
