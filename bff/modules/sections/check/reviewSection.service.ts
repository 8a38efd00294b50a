import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors } from '#bff/core/texts/textRules.ts';
import {
  DocumentCheckStatus,
  DocumentType,
  NotificationKind,
  ReviewCategory,
  ReviewerKind,
} from '#bff/generated/contract/enums.ts';
import { notifyBusiness } from '#bff/parts/notices/businessNotices.service.ts';
import { sectionLink } from '#bff/parts/records/mailLinks.service.ts';
import { notificationMail, sectionConfirmedMail } from '#bff/platform/mail/texts/sectionMails.ts';
import { usualReturnDay } from '../deadline.service.ts';
import { isNotice } from '../documentKinds.service.ts';
import { recordStep, writeSection } from '../holdSection.service.ts';
import { saveSectionChecks, updateReturnItems, withdrawReturnItems } from '../sectionReviews.data.ts';
import type { SectionDetail } from '../sections.data.ts';
import { sectionName, sectionNotices } from '../sections.words.ts';
import { dueDayOf, dueErrors, insertFindings, notifyReturned } from './returnSection.service.ts';
import { categoriesOf, checkState } from './saveCheckedAnswers.service.ts';

/** A decision of the desk or the ministry; its guards were asked before. */
export type Decision = {
  readonly action: string;
  readonly to: number;
  readonly isOnBehalf?: boolean;
  readonly comment?: string | null | undefined;
};

const { Confirmed, MAFFConfirming, Rejected } = DocumentCheckStatus;

const closeAnswered = async (scope: Scope, section: SectionDetail): Promise<void> => {
  const ids = section.returnItems.filter(({ status }) => status === 'answered').map(({ id }) => id);
  const resolved = { status: 'resolved', resolvedAt: scope.now, resolvedById: adminOf(scope).adminUserId };
  await updateReturnItems(scope.db, section.id, ids, resolved);
};

const move = async (
  scope: Scope,
  section: SectionDetail,
  decision: Decision,
  change: object = {},
): Promise<void> => {
  await writeSection(scope, section, { status: decision.to, ...change });
  await recordStep(scope, section, decision);
};

const notifyConfirmed = async (scope: Scope, section: SectionDetail): Promise<void> => {
  const { projectId, corporationId, displayCode } = section.myPage;
  const business = { mypageId: section.mypageId, projectId, corporationId, sectionId: section.id };
  const myPageUrl = sectionLink(scope.config, { projectId, sectionId: section.id });
  if (isNotice(section.documentType)) {
    const title = sectionNotices.issuedTitle(sectionName(section));
    const notice = { kind: NotificationKind.NoticeIssued, title, body: sectionNotices.issuedBody };
    await notifyBusiness(scope, business, notice, (frame) =>
      notificationMail({ ...frame, displayCode, title, myPageUrl }),
    );
    return;
  }
  const title = sectionNotices.confirmedTitle(sectionName(section));
  const notice = { kind: NotificationKind.Confirmed, title, body: sectionNotices.confirmedBody };
  await notifyBusiness(scope, business, notice, (frame) =>
    sectionConfirmedMail({ ...frame, displayCode, documentName: sectionName(section), myPageUrl }),
  );
};

/** The desk, or after it the ministry, is satisfied. A notice is thereby issued. */
export const confirmSection = async (
  scope: Scope,
  section: SectionDetail,
  decision: Decision,
): Promise<void> => {
  await closeAnswered(scope, section);
  const isMinistry = decision.action === 'maffApprove';
  const reviewer = isMinistry ? { reviewer: ReviewerKind.MAFF } : {};
  const states = categoriesOf(section).map((category) =>
    checkState(scope, { category, status: Confirmed, ...reviewer }),
  );
  await saveSectionChecks(scope.db, section.id, states);
  await move(scope, section, decision, { confirmedAt: scope.now });
  // GrantEarlyStart (form 4): once accepted, work may begin before the decision.
  if (section.documentType === DocumentType.GrantEarlyStart) {
    await scope.tell('earlyStartAccepted', section.mypageId);
  }
  if (section.taxReport !== null) await scope.tell('taxReportConfirmed', { sectionId: section.id });
  await notifyConfirmed(scope, section);
};

/** On to the ministry: the desk's own check is done, the ministry's is open. */
export const forwardSection = async (
  scope: Scope,
  section: SectionDetail,
  decision: Decision,
): Promise<void> => {
  await closeAnswered(scope, section);
  const open = { reviewer: ReviewerKind.MAFF, status: MAFFConfirming, checkedById: null, checkedAt: null };
  const states = categoriesOf(section).flatMap((category) => [
    checkState(scope, { category, status: Confirmed }),
    checkState(scope, { category, ...open }),
  ]);
  await saveSectionChecks(scope.db, section.id, states);
  await move(scope, section, decision);
};

/** The ministry returns a section to the office, never to the business (guard of maffSendBack). */
export const sendBackToOffice = async (
  scope: Scope,
  section: SectionDetail,
  decision: Decision,
): Promise<void> => {
  const comment = decision.comment ?? null;
  const category = categoriesOf(section)[0] ?? ReviewCategory.Document;
  const state = checkState(scope, { category, reviewer: ReviewerKind.MAFF, status: Rejected, comment });
  await saveSectionChecks(scope.db, section.id, [state]);
  await move(scope, section, decision);
};

/** The business need not hand this in (any more). */
export const waiveSection = async (
  scope: Scope,
  section: SectionDetail,
  decision: Decision,
): Promise<void> => {
  await withdrawReturnItems(scope.db, section.id);
  const change = { confirmedAt: scope.now, waiveReason: decision.comment, returnDueOn: null };
  await move(scope, section, decision, change);
  await scope.tell('demandsChanged', [{ mypageId: section.mypageId, projectId: section.myPage.projectId }]);
};

/** A confirmed document is the business's turn again; the reason is the return item to answer. */
export const reopenSection = async (
  scope: Scope,
  section: SectionDetail,
  decision: Decision,
  dueOn: string | undefined,
): Promise<void> => {
  const reason = decision.comment ?? '';
  const returnDueOn = dueDayOf(dueOn) ?? usualReturnDay(scope.now);
  assertNoFieldErrors(dueErrors(scope, returnDueOn));
  const category = ReviewCategory.Document;
  await insertFindings(scope, section, [{ reviewCategory: category, comment: reason }], returnDueOn);
  const state = checkState(scope, { category, status: Rejected, comment: reason, isVisibleToUser: true });
  await saveSectionChecks(scope.db, section.id, [state]);
  await move(scope, section, decision, {
    confirmedAt: null,
    waiveReason: null,
    returnDueOn,
    submitterComment: null,
  });
  const body = sectionNotices.reopenedBody(reason);
  await notifyReturned(scope, section, { body, findings: [reason], dueOn: returnDueOn });
};
