import { DisposalKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { formatDateTime, formatDay, formatYen } from '#web/parts/text/format.ts';
import { propertyText as t } from './property.words.ts';

export type Disposal = components['schemas']['PropertyDisposal'];

/** 第1号　配膳ロボット */
export const disposalTitle = ({ number, property }: Pick<Disposal, 'number' | 'property'>): string =>
  t((w) => w.disposal.name, { number, name: property.name });

const optional = (term: string, value: string | null) => (value === null ? [] : [{ term, value }]);

const day = (value: string | null): string | null => value && formatDay(value);
const yen = (value: number | null): string | null => (value === null ? null : formatYen(value));

const nameAndTime = (name: string | null, at: string | null): string | null =>
  name && t((w) => w.facts.confirmedValue, { name, at: formatDateTime(at) });

/** The request's values by name; unset ones are left out. */
export const disposalFacts = (disposal: Disposal) => {
  const { property, kind, isDisaster } = disposal;
  const label = DisposalKindLabel[kind];
  const words = isDisaster ? t((w) => w.disposal.facts.kindDisaster, { kind: label }) : label;
  const amount = t((w) => w.ledger.totalValue, {
    amount: formatYen(property.amount),
    subsidy: formatYen(property.subsidyAmount),
  });
  const names = (pick: Parameters<typeof t>[0]): string => t(pick);
  return [
    { term: names((w) => w.disposal.facts.property), value: amount },
    { term: names((w) => w.disposal.facts.kind), value: words },
    ...optional(
      names((w) => w.disposal.facts.plannedOn),
      day(disposal.plannedOn),
    ),
    ...optional(
      names((w) => w.disposal.facts.reason),
      disposal.disposalReason,
    ),
    ...optional(
      names((w) => w.disposal.facts.otherParty),
      disposal.otherParty,
    ),
    ...optional(
      names((w) => w.disposal.facts.proceeds),
      yen(disposal.proceeds),
    ),
    ...optional(
      names((w) => w.disposal.facts.book),
      yen(disposal.bookValue),
    ),
    ...optional(
      names((w) => w.disposal.facts.calculated),
      yen(disposal.calculatedAmount),
    ),
    ...decisionFacts(disposal),
  ];
};

const decisionFacts = (disposal: Disposal) => [
  ...optional(
    t((w) => w.disposal.facts.return),
    yen(disposal.returnAmount),
  ),
  ...optional(
    t((w) => w.disposal.facts.deviation),
    disposal.deviationReason,
  ),
  ...optional(
    t((w) => w.disposal.facts.assessed),
    nameAndTime(disposal.assessedByName, disposal.assessedAt),
  ),
  ...optional(
    t((w) => w.disposal.facts.approval),
    disposal.approvalNumber,
  ),
  ...optional(
    t((w) => w.disposal.facts.decided),
    nameAndTime(disposal.decidedByName, disposal.decidedAt),
  ),
  ...optional(
    t((w) => w.disposal.facts.decisionReason),
    disposal.decisionReason,
  ),
];
