import type { components } from '#web/parts/api/generated/types.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';

type WorklistItem = components['schemas']['WorklistItem'];
type Place = Pick<
  WorklistItem,
  | 'kind'
  | 'mypageId'
  | 'sectionId'
  | 'reportId'
  | 'changeRequestId'
  | 'amountProposalId'
  | 'threadId'
  | 'applicationId'
  | 'family'
  | 'projectId'
>;

/** Where a piece of work is done: the document's desk, the application, the report, else the undertaking. */
export const workAddress = (item: Place): string => {
  const { mypageId, sectionId, reportId, changeRequestId, amountProposalId, applicationId, family } = item;
  if (item.kind === 'application' && applicationId !== null && family !== null) {
    return adminPaths.application(family, applicationId);
  }
  if (item.kind === 'report' && reportId !== null) return adminPaths.report(reportId);
  if (item.kind === 'change' && changeRequestId !== null) return adminPaths.change(changeRequestId);
  if (item.kind === 'thread' && item.threadId !== null) return adminPaths.thread(item.threadId);
  if (item.kind === 'amount' && amountProposalId !== null) return adminPaths.amount(amountProposalId);
  if (item.kind === 'section' && mypageId !== null && sectionId !== null) {
    return adminPaths.section(mypageId, sectionId);
  }
  return mypageId === null ? adminPaths.project(item.projectId) : adminPaths.myPage(mypageId);
};
