import { type GridDensity, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { formatDate } from '#web/text/format.ts';
import { daysLeftText, daysLeftTone } from '../daysLeft.ts';

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
