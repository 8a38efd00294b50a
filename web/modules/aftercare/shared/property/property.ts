import { DisposalKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { formatDateTime, formatDay, formatText, formatYen } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { propertyText as t } from './property.words.ts';

type Schemas = components['schemas'];

export type Property = Schemas['Property'];
export type PropertyLedger = Schemas['PropertyLedger'];

/** The offer of an action; undefined where the caller does not have it. */
export const offerOf = ({ availableActions }: Pick<Property, 'availableActions'>, name: string) =>
  availableActions.find(({ action }) => action === name);

/** What a confirmed piece is today. @returns null for a line that is not confirmed */
export const stateWords = ({
  openDisposalId,
  isRestricted,
  disposedOn,
  confirmedAt,
  waiverReason,
}: Property): string | null => {
  if (disposedOn !== null) return t((w) => w.state.disposed);
  if (confirmedAt === null || waiverReason !== null) return null;
  if (openDisposalId !== null) return t((w) => w.state.asked);
  return isRestricted ? t((w) => w.state.restricted) : t((w) => w.state.free);
};

/** 型番・規格、単価 */
export const missingNames = ({ missing }: Property): string =>
  missing.map((name) => t((w) => w.missing[name])).join(marks.comma);

type Word = Parameters<typeof t>[0];

/** A fact that is left out while it is not known. */
const optional = (word: Word, value: string | null | false) => (value ? [{ term: t(word), value }] : []);

const countOf = ({ quantity, unitPrice }: Property): string | null =>
  quantity === null || unitPrice === null
    ? null
    : t((w) => w.facts.countValue, { quantity, price: formatYen(unitPrice) });

const decidedFacts = (property: Property) => {
  const { disposalKind, disposedOn, approvalNumber, confirmedByName, confirmedAt, enteredByName } = property;
  const disposed =
    disposalKind !== null &&
    t((w) => w.facts.disposedValue, {
      kind: DisposalKindLabel[disposalKind],
      day: formatDay(disposedOn),
      number: formatText(approvalNumber),
    });
  const confirmed =
    confirmedByName !== null &&
    t((w) => w.facts.confirmedValue, { name: confirmedByName, at: formatDateTime(confirmedAt) });
  return [
    ...optional((w) => w.facts.disposed, disposed),
    ...optional((w) => w.facts.entered, enteredByName),
    ...optional((w) => w.facts.confirmed, confirmed),
  ];
};

/** What is known of a piece, name by name; what is not known yet is left out. */
export const propertyFacts = (property: Property) => {
  const { dealNumber, usefulLife, bookValue } = property;
  return [
    ...optional(
      (w) => w.facts.deal,
      dealNumber !== null && t((w) => w.facts.dealNumber, { number: dealNumber }),
    ),
    ...optional((w) => w.facts.model, property.modelNumber),
    ...optional((w) => w.facts.count, countOf(property)),
    {
      term: t((w) => w.facts.amount),
      value: t((w) => w.ledger.totalValue, {
        amount: formatYen(property.amount),
        subsidy: formatYen(property.subsidyAmount),
      }),
    },
    { term: t((w) => w.facts.acquired), value: formatDay(property.acquiredOn) },
    ...optional(
      (w) => w.facts.life,
      usefulLife !== null && t((w) => w.facts.lifeYears, { years: usefulLife }),
    ),
    ...optional(
      (w) => w.facts.until,
      property.restrictionUntil !== null && formatDay(property.restrictionUntil),
    ),
    ...optional((w) => w.facts.book, bookValue !== null && formatYen(bookValue)),
    ...optional((w) => w.facts.location, property.location),
    ...optional((w) => w.facts.waiver, property.waiverReason),
    ...decidedFacts(property),
  ];
};
