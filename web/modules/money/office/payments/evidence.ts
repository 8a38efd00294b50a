import { type EvidenceRow, type EvidenceStage, evidenceStages } from '#ui-kit/desk/EvidenceGrid/index.ts';
import type { StatusCellLook } from '#ui-kit/StatusCell/index.ts';
import { isPhoto } from '#web/modules/money/shared/payments/dealPhotos.ts';
import type { SectionSummary } from '#web/modules/sections/office/sectionTypes.ts';
import { DocumentCheckStatus, DocumentType, SectionKind } from '#web/parts/api/generated/enums.ts';
import { documentCell, notApplicableCell } from '#web/parts/status/documentCell.ts';

/** Which paper of a deal a document type is (domain 2, step 9). */
const STAGE_TYPES: Record<EvidenceStage, readonly DocumentType[]> = {
  quote: [DocumentType.VoucherQuotation],
  order: [DocumentType.VoucherOrder, DocumentType.VoucherOrderAcceptance, DocumentType.VoucherContract],
  delivery: [DocumentType.VoucherDelivery],
  acceptance: [DocumentType.VoucherInspection],
  invoice: [DocumentType.VoucherInvoice],
  payment: [DocumentType.VoucherBankTransfer, DocumentType.VoucherReceipt],
};

type Cell = StatusCellLook & { href?: string };

export type Evidence = {
  readonly rows: EvidenceRow[];
  /** Vouchers that are no paper of the six: a catalogue, photos. */
  readonly others: SectionSummary[];
};

const { Incomplete, Confirming, MAFFConfirming, Confirmed, Rejected } = DocumentCheckStatus;
const URGENCY: readonly DocumentCheckStatus[] = [Rejected, Confirming, MAFFConfirming, Incomplete, Confirmed];

/** A paper of a deal, from the my page or from the payment list. */
export type Paper = Pick<SectionSummary, 'id' | 'documentType' | 'status'>;

export const stageOf = ({ documentType }: Pick<Paper, 'documentType'>): EvidenceStage | undefined =>
  evidenceStages.find((stage) => STAGE_TYPES[stage].includes(documentType));

/** "18-1" → 18: the papers of a deal share the number before the branch. */
const dealNumber = ({ branchNumber }: SectionSummary): string => branchNumber?.split('-')[0] ?? '';

const dealKey = (section: SectionSummary): string => `${dealNumber(section)} ${section.voucherGroup ?? ''}`;

const cellOf = (sections: readonly Paper[], hrefOf: (sectionId: number) => string): Cell => {
  const [urgent] = [...sections].sort((a, b) => URGENCY.indexOf(a.status) - URGENCY.indexOf(b.status));
  return urgent === undefined
    ? notApplicableCell
    : { ...documentCell(urgent.status), href: hrefOf(urgent.id) };
};

/**
 * How far the papers of one deal have come.
 * @param hrefOf where the papers are checked
 */
export const cellsOf = (
  papers: readonly Paper[],
  hrefOf: (sectionId: number) => string,
): Record<EvidenceStage, Cell> => {
  const cell = (stage: EvidenceStage) =>
    cellOf(
      papers.filter((paper) => stageOf(paper) === stage),
      hrefOf,
    );
  return {
    quote: cell('quote'),
    order: cell('order'),
    delivery: cell('delivery'),
    acceptance: cell('acceptance'),
    invoice: cell('invoice'),
    payment: cell('payment'),
  };
};

/** The papers but those of deals: a paper with a number has its row in the payment list, which shows it. */
export const withoutDeals = (sections: readonly SectionSummary[]): SectionSummary[] =>
  sections.filter(
    (section) => section.branchNumber === null || (stageOf(section) === undefined && !isPhoto(section)),
  );

/**
 * The vouchers as deals by papers.
 * @param hrefOf where the papers are checked
 * @param names the words for a deal without a company, and for its number
 */
export const evidenceOf = (
  sections: readonly SectionSummary[],
  hrefOf: (sectionId: number) => string,
  names: { readonly unnamed: string; readonly number: (number: string) => string },
): Evidence => {
  const vouchers = sections.filter(({ kind }) => kind === SectionKind.Voucher);
  const inDeals = vouchers.filter((section) => stageOf(section) !== undefined);
  const keys = [...new Set(inDeals.map(dealKey))];
  const rows = keys.map((key): EvidenceRow => {
    const papers = inDeals.filter((section) => dealKey(section) === key);
    const [first] = papers;
    return {
      id: key,
      name: first?.voucherGroup ?? names.unnamed,
      party: names.number(first === undefined ? '' : dealNumber(first)),
      cells: cellsOf(papers, hrefOf),
    };
  });
  return { rows, others: vouchers.filter((section) => stageOf(section) === undefined) };
};
