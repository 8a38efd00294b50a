import type { Scope } from '#bff/core/scope.ts';
import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { openItems } from './check/documentCheck.service.ts';
import { recordStep, writeSection } from './holdSection.service.ts';
import { issueReceipt } from './issueReceipt.service.ts';
import { clearChecklist, resetRejectedChecks, updateReturnItems } from './sectionReviews.data.ts';
import type { SectionDetail } from './sections.data.ts';

/** How a section is handed in. */
export type SectionSubmission = {
  readonly action: string;
  /** DocumentCheckStatus that it leads to. */
  readonly to: number;
  readonly isOnBehalf: boolean;
  readonly onBehalfReason?: string | null | undefined;
};

const { Confirming, Rejected } = DocumentCheckStatus;

const answerReturn = async (scope: Scope, section: SectionDetail): Promise<void> => {
  const ids = openItems(section).map(({ id }) => id);
  await updateReturnItems(scope.db, section.id, ids, { status: 'answered', answeredAt: scope.now });
  await clearChecklist(scope.db, section.id, 'findings');
  await resetRejectedChecks(scope.db, section.id, { from: Rejected, to: Confirming });
};

/**
 * Hands a held section in, for the first time or again: receipt, mail, history and the my page's figures in one
 * transaction. Its guards were asked before.
 */
export const submitSection = async (
  scope: Scope,
  section: SectionDetail,
  handing: SectionSubmission,
): Promise<void> => {
  const { action, to, isOnBehalf } = handing;
  const reason = isOnBehalf ? (handing.onBehalfReason?.trim() ?? null) : null;
  const { actorKind, actorId } = historyActorOf(scope);
  if (openItems(section).length > 0) await answerReturn(scope, section);
  await issueReceipt(scope, section, reason);
  await writeSection(scope, section, {
    status: to,
    submissionCount: section.submissionCount + 1,
    submittedAt: scope.now,
    submittedByKind: actorKind,
    submittedById: actorId,
    submittedOnBehalf: isOnBehalf,
    openedAt: null,
    openedById: null,
    returnDueOn: null,
  });
  const comment = reason ?? section.submitterComment;
  await recordStep(scope, section, { action, to, comment, isOnBehalf });
  await scope.tell('demandsChanged', [{ mypageId: section.mypageId, projectId: section.myPage.projectId }]);
  await scope.tell('myPagesChanged', [section.mypageId]);
};

/** Withdraws a submission that the office has not opened yet; its receipt stays in the history. */
export const pullBack = async (scope: Scope, section: SectionDetail, to: number): Promise<void> => {
  const last = Math.max(...section.returnItems.map(({ returnNumber }) => returnNumber));
  const answered = section.returnItems.filter(
    ({ status, returnNumber }) => status === 'answered' && returnNumber === last,
  );
  await updateReturnItems(
    scope.db,
    section.id,
    answered.map(({ id }) => id),
    { status: 'open' },
  );
  // What was sent back is to be handed in again by the same day.
  await writeSection(scope, section, { status: to, returnDueOn: answered[0]?.dueOn ?? null });
  await recordStep(scope, section, { action: 'pullBack', to });
  await scope.tell('myPagesChanged', [section.mypageId]);
};
