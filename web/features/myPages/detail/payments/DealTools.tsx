import { styled } from 'styled-components';
import { Count } from '#ui-kit/Count/index.ts';
import { type Segment, SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { media, space } from '#ui-kit/tokens/index.ts';
import { formatCount } from '#web/text/format.ts';
import { dealsAsked, type FindingKind, type Narrowing } from './paymentFigures.ts';
import { paymentText as t } from './paymentText.ts';
import type { PaymentItem } from './paymentTypes.ts';

type DealToolsProps = {
  items: readonly PaymentItem[];
  narrowing: Narrowing;
  narrow: (narrowing: Narrowing) => void;
};

/** Words with their counts are wider than a phone: there the count stands below. */
const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  ${media.belowMd} { flex-direction: column; padding-block: ${space[6]}; }
`;

type Kind = 'all' | FindingKind;

const WORDS = {
  all: t((w) => w.payments.showAll),
  errors: t((w) => w.payments.showErrors),
  notes: t((w) => w.payments.showNotes),
  missing: t((w) => w.payments.showMissing),
} satisfies Record<Kind, string>;

const segment = (value: Kind, count: number): Segment => ({
  value,
  name: `${WORDS[value]} ${formatCount(count)}`,
  label: (
    <Label>
      {WORDS[value]}
      <Count value={count} />
    </Label>
  ),
});

/** All deals, those with something to put right, to look at or to wait for: each with its number of rows, none with no row. */
export const DealTools = ({ items, narrowing, narrow }: DealToolsProps) => {
  const count = (kind: FindingKind): number => dealsAsked(items, kind).length;
  const kinds = (['errors', 'notes', 'missing'] as const).filter((kind) => count(kind) > 0);
  if (kinds.length === 0) return null;
  return (
    <SegmentedChoice
      label={t((w) => w.payments.show)}
      options={[segment('all', items.length), ...kinds.map((kind) => segment(kind, count(kind)))]}
      value={String(narrowing)}
      onValueChange={(value) => narrow(kinds.find((kind) => kind === value) ?? 'all')}
    />
  );
};
