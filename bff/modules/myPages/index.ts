/* What other modules may use of this one (README.md). */
export { addQuarterReports, countMissingReports } from './addQuarterReports.service.ts';
export { awaitsAmountSql } from './awaitsAmount.data.ts';
export { changeRequestRoutes } from './changes/changeRequests.routes.ts';
export { changeRequestName } from './changes/changes.words.ts';
export { type ExpensePlanRow, insertExpensePlan, listExpensePlans } from './expensePlans.data.ts';
export { expensePlanViewOf } from './expensePlanView.service.ts';
export { projectStatusGuards } from './guards/projectStatus.service.ts';
export { isPaidUp, paidSum, type Undertaking } from './guards/undertaking.service.ts';
export { holdUndertaking } from './holdUndertaking.service.ts';
export { myPageLists } from './lists.ts';
export { memberRoutes } from './members/members.routes.ts';
export { archiveOf } from './myPageArchive.service.ts';
export { type MyPageRecords, ofMyPages, recordOwner } from './myPageRecords.data.ts';
export { myPagesFor, type RecordSearch, recordsOfMyPages } from './myPageRecords.service.ts';
export { oneOf, placed, searched } from './myPageSearch.data.ts';
export { findMyPageDetail, type MyPageDetail } from './myPages.data.ts';
export { myPageRoutes } from './myPages.routes.ts';
export { deadlineTexts } from './myPages.words.ts';
export {
  confirmBankAccount,
  insertMyPageHistories,
  insertMyPageHistory,
  updateMyPageFacts,
} from './myPageWrites.data.ts';
export { dateErrors } from './phaseDates.service.ts';
export { countDelays, recomputeDelays } from './recomputeDelays.service.ts';
export { refreshEach, refreshFactsOf, refreshMyPageFacts } from './refreshMyPageFacts.service.ts';
export { moveProject } from './runMyPageAction.service.ts';
export { closedRefusal } from './saveMyPageFields.service.ts';
export { type MyPageInput, updateMyPage } from './updateMyPage.service.ts';
