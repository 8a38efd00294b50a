import { styled } from 'styled-components';
import { Count } from '#ui-kit/Count/index.ts';
import { type Segment, SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { media, space } from '#ui-kit/tokens/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { formatCount } from '#web/parts/text/format.ts';
import { type DealFilter, FINDING_KINDS, type FindingKind } from './dealFilter.ts';

type Kind = 'all' | FindingKind;

type DealToolsProps = {
  counts: components['schemas']['PaymentCounts'];
  filter: DealFilter;
  narrow: (filter: DealFilter) => void;
  /** What the kinds are called, and the choice of them. */
  words: Readonly<Record<Kind | 'label', string>>;
};

/** Words with their counts are wider than a phone: there the count stands below. */
const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  ${media.belowMd} { flex-direction: column; padding-block: ${space[6]}; }
`;

const segment = (value: Kind, word: string, count: number): Segment => ({
  value,
  name: `${word} ${formatCount(count)}`,
  label: (
    <Label>
      {word}
      <Count value={count} />
    </Label>
  ),
});

/** All deals, those with something to put right, to look at or to wait for: each with its number of rows, none with no row. */
export const DealTools = ({ counts, filter, narrow, words }: DealToolsProps) => {
  const kinds = FINDING_KINDS.filter((kind) => counts[kind] > 0 || kind === filter);
  if (kinds.length === 0) return null;
  return (
    <SegmentedChoice
      label={words.label}
      options={(['all', ...kinds] as const).map((kind) => segment(kind, words[kind], counts[kind]))}
      value={String(filter)}
      onValueChange={(value) => narrow(kinds.find((kind) => kind === value) ?? 'all')}
    />
  );
};
