import { DocumentCheckStatus, SectionKind } from '#web/parts/api/generated/enums.ts';
import type { SectionSummary } from '#web/parts/company/companyTypes.ts';

/** The seven cards of a my page, in the order of an undertaking's life (domain 3 "My page sections"). */
export const cardKinds = ['notice', 'grant', 'underway', 'progress', 'result', 'voucher', 'after'] as const;

export type CardKind = (typeof cardKinds)[number];

const cards: Record<SectionKind, CardKind> = {
  [SectionKind.Notice]: 'notice',
  [SectionKind.Grant]: 'grant',
  [SectionKind.Change]: 'underway',
  [SectionKind.Delay]: 'underway',
  [SectionKind.Suspension]: 'underway',
  [SectionKind.Other]: 'underway',
  [SectionKind.Progress]: 'progress',
  [SectionKind.Result]: 'result',
  [SectionKind.Voucher]: 'voucher',
  [SectionKind.Property]: 'after',
  [SectionKind.TaxDeduction]: 'after',
  [SectionKind.Effect]: 'after',
};

/** The card that a section stands on. */
export const cardKindOf = (kind: SectionKind): CardKind => cards[kind];

/** Vouchers stand deal by deal (1-1, 1-2, 2-1), everything else as the server numbers it. */
const byPlace = (a: SectionSummary, b: SectionSummary): number =>
  (a.branchNumber ?? '').localeCompare(b.branchNumber ?? '', 'ja', { numeric: true }) ||
  a.sequence - b.sequence;

/** The sections of each card, in their order; a card without sections has an empty list. */
export const groupSections = (
  sections: readonly SectionSummary[],
): Readonly<Record<CardKind, readonly SectionSummary[]>> => {
  const of = (card: CardKind) => sections.filter(({ kind }) => cardKindOf(kind) === card).toSorted(byPlace);
  return {
    notice: of('notice'),
    grant: of('grant'),
    underway: of('underway'),
    progress: of('progress'),
    result: of('result'),
    voucher: of('voucher'),
    after: of('after'),
  };
};

/** returned: the business's turn. status: every section has the same. mixed: the rows say it one by one. */
export type CardState =
  | { readonly kind: 'returned'; readonly count: number }
  | { readonly kind: 'status'; readonly status: DocumentCheckStatus }
  | { readonly kind: 'mixed' }
  | { readonly kind: 'empty' };

/** What stands at the right of a card's title. */
export const cardStateOf = (sections: readonly SectionSummary[]): CardState => {
  const [first] = sections;
  if (first === undefined) return { kind: 'empty' };
  const count = countStatus(sections, DocumentCheckStatus.Rejected);
  if (count > 0) return { kind: 'returned', count };
  const isSame = sections.every(({ status }) => status === first.status);
  return isSame ? { kind: 'status', status: first.status } : { kind: 'mixed' };
};

export const countStatus = (
  sections: readonly SectionSummary[],
  ...statuses: DocumentCheckStatus[]
): number => sections.filter(({ status }) => statuses.includes(status)).length;

/** What the business has to act on first, then what moves, then what is settled; within each the given order. */
const urgency: Record<DocumentCheckStatus, number> = {
  [DocumentCheckStatus.Rejected]: 0,
  [DocumentCheckStatus.Incomplete]: 2,
  [DocumentCheckStatus.Confirming]: 1,
  [DocumentCheckStatus.MAFFConfirming]: 1,
  [DocumentCheckStatus.Confirmed]: 3,
};

/** The rows that a card shows, most urgent first, and how many more there are. */
export const topSections = (
  sections: readonly SectionSummary[],
  limit: number,
): { readonly shown: readonly SectionSummary[]; readonly moreCount: number } => {
  const sorted = sections.toSorted((a, b) => urgency[a.status] - urgency[b.status]);
  const shown = sections.length <= limit ? sections : sorted.slice(0, limit);
  return { shown, moreCount: sections.length - shown.length };
};
