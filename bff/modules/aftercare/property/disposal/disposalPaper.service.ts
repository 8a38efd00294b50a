import type { Scope } from '#bff/core/scope.ts';
import { DocumentCheckStatus, DocumentType } from '#bff/generated/contract/enums.ts';
import {
  insertSectionHistories,
  insertSections,
  isReturned,
  sectionProjectOf,
  templateColumns,
  updateSectionRow,
  withdrawReturnItems,
} from '#bff/modules/sections/index.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { historyActorOf, systemActor } from '#bff/parts/records/historyActor.service.ts';
import { sectionTemplates } from '#bff/programmes/sections.ts';
import type { DisposalRow } from '../disposals.data.ts';
import { disposalPaper, disposalPaperEnded } from '../disposals.words.ts';

type Asked = { readonly mypageId: number; readonly number: number; readonly name: string };

/**
 * Requests the application for approval of a disposal (財産処分承認申請書); it and its evidence are submitted and
 * checked as every document is. The ministry looks at the request itself, not at the paper once more.
 * @returns its id; null where the round has no such document
 */
export const requestDisposalPaper = async (
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

type Paper = NonNullable<DisposalRow['section']>;

/** What becomes of the paper: gone, waived with what was found in it, or kept as it is and needed no more. */
const endOf = (scope: Scope, paper: Paper) => {
  const { status } = paper;
  if (isReturned(paper)) {
    const change = { confirmedAt: scope.now, waiveReason: disposalPaperEnded, returnDueOn: null };
    return { action: 'Waived', status: DocumentCheckStatus.Confirmed, change };
  }
  return status === DocumentCheckStatus.Incomplete
    ? { action: 'Deleted', status, change: { deletedAt: scope.now } }
    : { action: 'Released', status, change: {} };
};

/**
 * Releases the paper of a canceled request: removed if it was never submitted; a returned one need not be
 * submitted again; any other is no longer required.
 */
export const releaseDisposalPaper = async (
  scope: Scope,
  { section, mypageId, myPage }: DisposalRow,
): Promise<void> => {
  if (section === null || section.deletedAt !== null) return;
  const { id: sectionId, status: fromStatus, isRequired } = section;
  const { action, status: toStatus, change } = endOf(scope, section);
  await withdrawReturnItems(scope.db, sectionId);
  const after = { ...change, status: toStatus, isRequired: false };
  await updateSectionRow(scope.db, { id: sectionId, version: undefined }, after);
  const step = { action, fromStatus, toStatus, ...historyActorOf(scope), createdAt: scope.now };
  await insertSectionHistories(scope.db, [{ sectionId, ...step }]);
  await scope.audit({
    action: action === 'Deleted' ? 'deleted' : 'updated',
    target: { kind: 'section', id: sectionId },
    before: { isRequired, status: fromStatus },
    after: { isRequired: false, status: toStatus },
    mypageId,
    projectId: myPage.projectId,
  });
  await scope.tell('demandsChanged', [{ mypageId, projectId: myPage.projectId }]);
};
