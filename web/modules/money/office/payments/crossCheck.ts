import { daysBetween } from '#rules/calendar.ts';
import { columnLetters } from '#rules/tables/places.ts';
import { type EvidenceStage, evidenceStages } from '#ui-kit/desk/EvidenceGrid/index.ts';
import { PaymentFindingCode } from '#web/parts/api/generated/enums.ts';
import { STAGE_DAYS } from './dealDays.ts';
import { type Paper, stageOf } from './evidence.ts';
import { kindOf } from './paymentFigures.ts';
import type { PaymentFinding, PaymentItem } from './paymentTypes.ts';

const { InvoiceDiffers, MissingValue, MissingVoucher, RepeatedInvoice, SameInvoice, TaxDiffers } =
  PaymentFindingCode;

/** Something that the cross-check has found of a deal, under its letter. */
export type Check = {
  /** A, B … Z, then AA. */
  readonly letter: string;
  readonly item: PaymentItem;
  readonly finding: PaymentFinding;
};

const isMissing = ({ code }: PaymentFinding): boolean => code === MissingValue || code === MissingVoucher;

/** What is to be put right first, what was taken as it is last. */
const ORDER = ['errors', 'notes', 'missing', 'accepted'];
const placeOf = ({ finding }: Pick<Check, 'finding'>): number => ORDER.indexOf(kindOf(finding));

/** What is wrong or doubtful in the deals, each under its letter; what is only missing stands at its deal. */
export const checksOf = (items: readonly PaymentItem[]): Check[] =>
  items
    .flatMap((item) => item.findings.filter((one) => !isMissing(one)).map((finding) => ({ item, finding })))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((check, index) => ({ ...check, letter: columnLetters(index) }));

/** How far two compared values are apart: days from the first to the second, or yen. */
export type Gap = { readonly days: number } | { readonly amount: number } | null;

export const gapOf = ({ code, values }: PaymentFinding): Gap => {
  const [first, second] = values;
  if (first === undefined || second === undefined || code === TaxDiffers) return null;
  if (first.day !== null && second.day !== null) return { days: daysBetween(first.day, second.day) };
  return first.amount !== null && second.amount !== null ? { amount: second.amount - first.amount } : null;
};

const ABOUT_INVOICES = new Set<number>([SameInvoice, RepeatedInvoice, InvoiceDiffers]);

const stageOfFinding = ({ code, field }: PaymentFinding): EvidenceStage | undefined => {
  if (ABOUT_INVOICES.has(code)) return 'invoice';
  return evidenceStages.find((stage) => STAGE_DAYS[stage] === field);
};

/** The paper that a finding is about, where it is sent back; undefined for one about the deal as a whole. */
export const paperOf = ({ item, finding }: Pick<Check, 'item' | 'finding'>): Paper | undefined => {
  const stage = stageOfFinding(finding);
  const voucher =
    stage &&
    item.vouchers.find((one) => one.fileCount > 0 && stageOf({ documentType: one.documentType }) === stage);
  return voucher && { id: voucher.sectionId, documentType: voucher.documentType, status: voucher.status };
};

/** What a deal waits for, in words. */
export const missingNames = (
  { findings, vouchers }: PaymentItem,
  dayName: (stage: EvidenceStage) => string,
): string[] =>
  findings.filter(isMissing).map(({ field, documentType, message }) => {
    const stage = evidenceStages.find((one) => STAGE_DAYS[one] === field);
    if (stage !== undefined) return dayName(stage);
    return vouchers.find((voucher) => voucher.documentType === documentType)?.title ?? message;
  });
