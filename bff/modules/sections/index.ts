/* What other modules may use of this one (README.md). */
export { isBeyondLastPage, returnSection } from './check/returnSection.service.ts';
export { reopenSection } from './check/reviewSection.service.ts';
export { applyConditions, conditionChanges } from './conditions/applyConditions.service.ts';
export {
  countMyPages,
  type FactsRow,
  listFactsRows,
  listFactsRowsOf,
  lockMyPages,
} from './conditions/myPageFacts.data.ts';
export {
  currentDueOn,
  daysLeftUntil,
  isReturned,
  isWaiting,
  timeLeft,
  usualReturnDay,
} from './deadline.service.ts';
export {
  columnsFor,
  headingFor,
  type ImportColumn,
  NEEDED,
  paymentTable,
  rowReadersOf,
} from './deals/dealColumns.service.ts';
export { paymentImportTexts } from './deals/dealColumns.words.ts';
export { DEAL_PHOTOS, dealNumberOf } from './deals/dealOfVoucher.service.ts';
export {
  type DealRow,
  digestDeals,
  findDeals,
  lastDealNumber,
  listDeals,
  listVouchersOfDeals,
  type VoucherRow,
} from './deals/dealRows.data.ts';
export {
  countOpenReturnItems,
  type ListReturnItem,
  listReturnItemsOfDeals,
} from './deals/listReturnItems.data.ts';
export { type DealTable, type OfWhom, ofMember } from './deals/ofMember.data.ts';
export {
  isEnded,
  isNotice,
  isOfBusiness,
  isOver,
  lastingKinds,
  lastingPapers,
  lockReason,
  settledKinds,
} from './documentKinds.service.ts';
export { dutyTitle, paperOf } from './dutyPapers.service.ts';
export { propertyTitle, yearTitle } from './dutyPapers.words.ts';
export { endFindingDrafts } from './findings/draftTarget.service.ts';
export { deleteFindingDraftsOf } from './findings/findingDrafts.data.ts';
export { findingDraftRoutes } from './findings/findingDrafts.routes.ts';
export { holdSection, requireSection, writeSection } from './holdSection.service.ts';
export { sectionLists } from './lists.ts';
export {
  countWithoutQuarterReport,
  listStillWithoutQuarterReport,
  listWithoutQuarterReport,
} from './quarterReports.data.ts';
export { findCorporationNameOfUser, findReceipt, type ReceiptRow } from './receipts.data.ts';
export { answerCorrectedItems } from './resolveFindings.service.ts';
export { isReturnedSql, returnedAtSql } from './returnedSections.data.ts';
export { reusableFilesOf } from './reuse/reusableFiles.service.ts';
export { reuseFile } from './reuse/reuseFile.service.ts';
export { dueColumn } from './sectionColumns.service.ts';
export {
  type ArchivedFile,
  findOwnedFile,
  listArchivedFiles,
  type OwnedFile,
  removeSectionFile,
} from './sectionFiles.data.ts';
export { removeAnswerFile, withdrawReturnItems } from './sectionReviews.data.ts';
export { returnCounts, shownSections, summaryOf } from './sectionSummary.service.ts';
export {
  findSection,
  findSectionOfType,
  listSectionsOfMyPage,
  type SectionSummaryRow,
} from './sections.data.ts';
export { sectionRoutes } from './sections.routes.ts';
export { quarterTitle, sectionName, sectionNameOf } from './sections.words.ts';
export { hasSectionSql } from './sectionTally.data.ts';
export { isIssued } from './sectionView.service.ts';
export { actorKindOf, actorWordsOf } from './sectionWords.service.ts';
export {
  insertSection,
  insertSectionHistories,
  insertSections,
  removeSections,
  renameDeals,
  updateSectionDueOn,
  updateSectionRow,
} from './sectionWrites.data.ts';
export { liveClaimOf, taxReturnOfSection } from './taxReports/taxFacts.service.ts';
export { linkTaxRecovery, type TaxReportRow } from './taxReports/taxReports.data.ts';
export { taxClaimReason } from './taxReports/taxReports.words.ts';
export { templateColumns } from './templateColumns.service.ts';
export { sectionProjectOf, templateFor } from './templateFor.service.ts';
export { updateSection } from './updateSection.service.ts';
export { type StoredUpload, uploadToSection } from './uploadToSection.service.ts';
export {
  type AddedVoucher,
  insertVouchers,
  reassignVouchers,
  requireVouchers,
  type VoucherRequest,
} from './voucherWrites.data.ts';
