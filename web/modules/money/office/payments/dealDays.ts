import type { EvidenceStage } from '#ui-kit/desk/EvidenceGrid/index.ts';
import { PaymentFindingCode } from '#web/parts/api/generated/enums.ts';
import { formatDate, formatMonthDay } from '#web/parts/text/format.ts';
import type { PaymentItem, PaymentList } from './paymentTypes.ts';

/** The day of a deal that a paper proves. */
export const STAGE_DAYS = {
  quote: 'quotationOn',
  order: 'orderedOn',
  delivery: 'deliveredOn',
  acceptance: 'inspectedOn',
  invoice: 'invoicedOn',
  payment: 'paidOn',
} as const satisfies Record<EvidenceStage, keyof PaymentItem>;

export const dayOf = (item: PaymentItem, stage: EvidenceStage): string | null => item[STAGE_DAYS[stage]];

/** Whether the cross-check says something of that day that is still to be settled; that it is to come is usual. */
export const isFound = ({ findings }: PaymentItem, stage: EvidenceStage): boolean =>
  findings.some(
    ({ field, code, acceptance }) =>
      field === STAGE_DAYS[stage] && code !== PaymentFindingCode.MissingValue && acceptance === null,
  );

/** Whether that day is sent back and not put right yet. */
export const isAskedFor = ({ returnItems }: PaymentItem, stage: EvidenceStage): boolean =>
  returnItems.some(({ field, isAnswered }) => field === STAGE_DAYS[stage] && !isAnswered);

const yearOf = (day: string): string => day.slice(0, 4);

/** The year of the grant goes without saying: 7/27, but 2027/01/05 in the year after. */
export const dayWords = (
  day: string | null,
  { grantDecisionOn }: Pick<PaymentList, 'grantDecisionOn'>,
): string =>
  day !== null && grantDecisionOn !== null && yearOf(day) === yearOf(grantDecisionOn)
    ? formatMonthDay(day)
    : formatDate(day);
