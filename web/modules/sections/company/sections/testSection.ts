import {
  DocumentCheckStatus,
  DocumentType,
  DocumentUploader,
  ReturnItemStatus,
  ReviewCategory,
  SectionKind,
} from '#web/parts/api/generated/enums.ts';
import type { ReturnItem, SectionSummary } from '#web/parts/company/companyTypes.ts';

/** A section for tests: a grant paper not handed in yet, but for what is given. */
export const aSection = (facts: Partial<SectionSummary> & Pick<SectionSummary, 'id'>): SectionSummary => ({
  mypageId: 1,
  version: 1,
  kind: SectionKind.Grant,
  documentType: DocumentType.GrantApplicationForm,
  title: '交付申請書',
  sequence: facts.id,
  isRequired: true,
  uploader: DocumentUploader.User,
  status: DocumentCheckStatus.Incomplete,
  dueOn: null,
  returnDueOn: null,
  isOverdue: false,
  daysLeft: null,
  branchNumber: null,
  voucherGroup: null,
  member: null,
  fileCount: 0,
  returnItemCount: 0,
  openReturnItemCount: 0,
  submittedAt: null,
  confirmedAt: null,
  updatedAt: '2026-11-20T00:00:00.000Z',
  ...facts,
});

/** A finding of the desk for tests: nobody has answered it, but for what is given. */
export const aFinding = (id: number, facts: Partial<ReturnItem> = {}): ReturnItem => ({
  id,
  number: id,
  reviewCategory: ReviewCategory.Document,
  status: ReturnItemStatus.Open,
  fileId: null,
  fileName: null,
  page: null,
  area: null,
  row: null,
  field: null,
  fieldLabel: null,
  valueAtReturn: null,
  valueNow: null,
  comment: '発注日が交付決定日より前です',
  answer: null,
  createdAt: '2026-11-18T00:00:00.000Z',
  createdByName: '事務局 花子',
  ...facts,
});
