import {
  DocumentCheckStatus,
  DocumentUploader,
  FileScanStatus,
  ReturnItemStatus,
  ReviewCategory,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';

type Schemas = components['schemas'];
export type Section = Schemas['Section'];
export type SectionSummary = Schemas['SectionSummary'];
export type SectionFile = Schemas['SectionFile'];
export type ReturnItem = Schemas['ReturnItem'];

type SummaryFacts = Pick<SectionSummary, 'id' | 'kind' | 'documentType' | 'title'> & Partial<SectionSummary>;

/** A section in a list; what is not given is an empty, required paper of the business. */
export const sectionSummary = (facts: SummaryFacts): SectionSummary => ({
  mypageId: 7,
  version: 1,
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
  fileCount: facts.status === undefined ? 0 : 1,
  returnItemCount: 0,
  openReturnItemCount: 0,
  submittedAt: facts.status === undefined ? null : '2026-11-13T02:05:00.000Z',
  confirmedAt: facts.status === DocumentCheckStatus.Confirmed ? '2026-11-16T06:12:00.000Z' : null,
  updatedAt: '2026-11-18T06:12:00.000Z',
  ...facts,
});

/** A UUID that tells which thing it belongs to. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** 64 digits that look like a hash and are the same each time. */
const sha256 = (number: number): string => {
  let state = number;
  return Array.from({ length: 64 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 16).toString(16);
  }).join('');
};

type FileFacts = Pick<SectionFile, 'fileName' | 'sizeBytes'> & Partial<SectionFile>;

/** A clean PDF of version 1 that was handed in; anything else is given. */
export const sectionFile = (number: number, facts: FileFacts): SectionFile => ({
  id: uuid(number),
  contentType: 'application/pdf',
  sha256: sha256(number),
  versionNumber: 1,
  replacedFileId: null,
  scanStatus: FileScanStatus.Clean,
  uploadedAt: '2026-11-13T02:00:00.000Z',
  uploadedByName: '向井 陽子',
  isSubmitted: true,
  pageCount: 1,
  alsoIn: [],
  ...facts,
});

type ItemFacts = Pick<ReturnItem, 'comment'> & Partial<ReturnItem>;

/** A finding that nobody has answered yet. */
export const returnItem = (number: number, facts: ItemFacts): ReturnItem => ({
  id: 300 + number,
  number,
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
  answer: null,
  createdAt: '2026-11-18T06:12:00.000Z',
  createdByName: '事務局 花子',
  ...facts,
});
