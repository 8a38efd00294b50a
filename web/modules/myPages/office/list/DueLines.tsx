import { styled } from 'styled-components';
import { type GridDensity, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { type Tone, tone as tones, weight } from '#ui-kit/tokens/index.ts';
import { DASH, formatDate } from '#web/parts/text/format.ts';
import { daysLeftShort, daysLeftText, daysLeftTone } from '../daysLeft.ts';

type DueLinesProps = {
  /** YYYY-MM-DD */
  readonly day: string | null;
  readonly daysLeft: number | null;
  readonly density: GridDensity;
};

/** A deadline in a grid: the day over how far away it is; in a compact row the day alone. */
export const DueLines = ({ day, daysLeft, density }: DueLinesProps) => {
  if (day === null || daysLeft === null || density === 'compact') return formatDate(day);
  const tone = daysLeftTone(daysLeft);
  return (
    <GridTwoLines
      first={formatDate(day)}
      second={daysLeftText(daysLeft)}
      {...(tone === undefined ? {} : { tone })}
    />
  );
};

const Toned = styled.span<{ $tone: Tone }>`
  color: ${({ $tone }) => tones[$tone].text};
  font-weight: ${weight.bold};
`;

/** How far away a deadline is, alone in the cell of a compact row. */
export const DaysLeft = ({ days }: { days: number | null }) => {
  if (days === null) return DASH;
  const tone = daysLeftTone(days);
  const words = daysLeftShort(days);
  return tone === undefined ? words : <Toned $tone={tone}>{words}</Toned>;
};
