import { DocumentCheckStatus, DocumentUploader, SectionKind } from '#bff/generated/contract/enums.ts';
import { timeLeft } from './deadline.service.ts';
import { uploaderOf } from './documentKinds.service.ts';
import type { SectionSummaryRow } from './sections.data.ts';

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

type Facts = Omit<SectionSummaryRow, 'duty' | 'files' | 'returnItems'> & {
  readonly fileCount: number;
  readonly returnItems: readonly Item[];
};

/** The member of whom a section is asked. @returns null when it is asked of the representative */
export const memberOf = ({ member }: Pick<SectionSummaryRow, 'member'>) =>
  member && { id: member.id, name: member.corporation.name };

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
  member: memberOf(section),
  fileCount: section.fileCount,
  ...returnCounts(section.returnItems),
  submittedAt: section.submittedAt,
  confirmedAt: section.confirmedAt,
  updatedAt: section.updatedAt,
});

/** A section in a list. */
export const summaryOf = ({ files, ...section }: SectionSummaryRow, now: Date) =>
  summaryFacts({ ...section, fileCount: files.length }, now);

/** What a my page shows of its sections (the contract's limit). */
const MAX_SHOWN = 500;

const { Confirmed, Confirming, Incomplete, MAFFConfirming, Rejected } = DocumentCheckStatus;

/** Who waits for whom: what was sent back first, what nobody waits for last. */
const URGENCY: readonly number[] = [Rejected, Confirming, MAFFConfirming, Incomplete, Confirmed];

/**
 * The sections that a my page shows, in their order: of an undertaking with hundreds of deals all but those vouchers
 * that can wait the longest, which stand with their deals in the payment list.
 */
export const shownSections = (sections: readonly SectionSummaryRow[]): readonly SectionSummaryRow[] => {
  if (sections.length <= MAX_SHOWN) return sections;
  const isVoucher = ({ kind }: SectionSummaryRow): boolean => kind === SectionKind.Voucher;
  const byNeed = sections.toSorted(
    (one, other) =>
      Number(isVoucher(one)) - Number(isVoucher(other)) ||
      URGENCY.indexOf(one.status) - URGENCY.indexOf(other.status),
  );
  const shown = new Set(byNeed.slice(0, MAX_SHOWN));
  return sections.filter((section) => shown.has(section));
};
