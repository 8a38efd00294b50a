import type { EvidenceRow, EvidenceStage } from '#ui-kit/desk/EvidenceGrid/index.ts';
import { DocumentCheckStatus, DocumentType } from '#web/parts/api/generated/enums.ts';
import type { SectionSummary } from '#web/parts/company/companyTypes.ts';
import { documentCell, notApplicableCell } from '#web/parts/status/documentCell.ts';

/** The column of the evidence grid that a voucher belongs to; several kinds of paper can prove one step. */
const stageByType: Partial<Record<DocumentType, EvidenceStage>> = {
  [DocumentType.VoucherQuotation]: 'quote',
  [DocumentType.VoucherOrder]: 'order',
  [DocumentType.VoucherOrderAcceptance]: 'order',
  [DocumentType.VoucherContract]: 'order',
  [DocumentType.VoucherDelivery]: 'delivery',
  [DocumentType.VoucherInspection]: 'acceptance',
  [DocumentType.VoucherInvoice]: 'invoice',
  [DocumentType.VoucherBankTransfer]: 'payment',
  [DocumentType.VoucherReceipt]: 'payment',
};

export const stageOf = (documentType: DocumentType): EvidenceStage | null =>
  stageByType[documentType] ?? null;

/** The number of the deal in a voucher number: 18-1 → 18. */
export const dealNumberOf = (branchNumber: string | null): string | null =>
  branchNumber?.split('-', 1)[0] ?? null;

/** What divides a deal's name from the party in `voucherGroup`: 「豆腐製造ライン／株式会社みほん製機」. */
const PARTY_MARK = '\uFF0F';

export const splitGroup = (group: string | null): { readonly name: string; readonly party: string } => {
  const [name = '', ...rest] = (group ?? '').split(PARTY_MARK);
  return { name, party: rest.join(PARTY_MARK) };
};

/** Of several papers of one step the one that needs somebody most stands in the cell. */
const rank: Record<DocumentCheckStatus, number> = {
  [DocumentCheckStatus.Rejected]: 0,
  [DocumentCheckStatus.Incomplete]: 1,
  [DocumentCheckStatus.Confirming]: 2,
  [DocumentCheckStatus.MAFFConfirming]: 3,
  [DocumentCheckStatus.Confirmed]: 4,
};

const groupKeyOf = ({ branchNumber, voucherGroup, id }: SectionSummary): string =>
  dealNumberOf(branchNumber) ?? voucherGroup ?? `section ${id}`;

const cellOf = (
  sections: readonly SectionSummary[],
  stage: EvidenceStage,
  hrefOf: (sectionId: number) => string,
) => {
  const [first] = sections
    .filter(({ documentType }) => stageOf(documentType) === stage)
    .toSorted((a, b) => rank[a.status] - rank[b.status]);
  return first === undefined ? notApplicableCell : { ...documentCell(first.status), href: hrefOf(first.id) };
};

const rowOf = (
  key: string,
  sections: readonly SectionSummary[],
  hrefOf: (sectionId: number) => string,
): EvidenceRow => {
  const first = sections.find(({ voucherGroup }) => voucherGroup !== null) ?? sections[0];
  const { name, party } = splitGroup(first?.voucherGroup ?? first?.title ?? null);
  const number = dealNumberOf(first?.branchNumber ?? null);
  const cell = (stage: EvidenceStage) => cellOf(sections, stage, hrefOf);
  return {
    id: key,
    name: number === null ? name : `${number}. ${name}`,
    party,
    cells: {
      quote: cell('quote'),
      order: cell('order'),
      delivery: cell('delivery'),
      acceptance: cell('acceptance'),
      invoice: cell('invoice'),
      payment: cell('payment'),
    },
  };
};

/** One row a deal, numbered as in the list of expenses; deals without a number come last. */
export const evidenceRows = (
  vouchers: readonly SectionSummary[],
  hrefOf: (sectionId: number) => string,
): readonly EvidenceRow[] => {
  const groups = Map.groupBy(vouchers, groupKeyOf);
  return [...groups]
    .toSorted(([a], [b]) => a.localeCompare(b, 'ja', { numeric: true }))
    .map(([key, sections]) => rowOf(key, sections, hrefOf));
};
