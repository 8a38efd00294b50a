import type { SectionSummaryRow } from '#bff/data/sections/sections.ts';
import { DocumentUploader } from '#bff/generated/contract/enums.ts';
import { timeLeft } from './deadline.ts';
import { uploaderOf } from './documentKinds.ts';

type Item = { readonly returnNumber: number; readonly status: string; readonly answerKind: string | null };

/** The items of the last return, and how many of them nobody has taken up yet (残り 2/7). */
export const returnCounts = (
  items: readonly Item[],
): { returnItemCount: number; openReturnItemCount: number } => {
  const last = Math.max(0, ...items.map(({ returnNumber }) => returnNumber));
  const current = items.filter(({ returnNumber, status }) => returnNumber === last && status !== 'withdrawn');
  const open = items.filter(({ status, answerKind }) => status === 'open' && answerKind === null);
  return { returnItemCount: current.length, openReturnItemCount: open.length };
};

const uploaders: { readonly [uploader: string]: number } = {
  applicant: DocumentUploader.Applicant,
  JMAC: DocumentUploader.Admin,
  Inspector: DocumentUploader.Inspector,
};

/** The contract's DocumentUploader of a document type. */
export const uploaderNumberOf = (documentType: number): number =>
  uploaders[uploaderOf(documentType)] ?? DocumentUploader.User;

type Facts = Omit<SectionSummaryRow, 'files' | 'returnItems'> & {
  readonly fileCount: number;
  readonly returnItems: readonly Item[];
};

/** The properties that every answer about a section shares (the contract's SectionSummary). */
export const summaryFacts = (section: Facts, now: Date) => ({
  id: section.id,
  mypageId: section.mypageId,
  version: section.version,
  kind: section.kind,
  documentType: section.documentType,
  title: section.title,
  sequence: section.sequence,
  isRequired: section.isRequired,
  uploader: uploaderNumberOf(section.documentType),
  status: section.status,
  dueOn: section.dueOn,
  returnDueOn: section.returnDueOn,
  ...timeLeft(section, now),
  branchNumber: section.branchNumber,
  voucherGroup: section.voucherGroup,
  fileCount: section.fileCount,
  ...returnCounts(section.returnItems),
  submittedAt: section.submittedAt,
  updatedAt: section.updatedAt,
});

/** A section in a list. */
export const summaryOf = ({ files, ...section }: SectionSummaryRow, now: Date) =>
  summaryFacts({ ...section, fileCount: files.length }, now);
