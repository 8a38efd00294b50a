import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { formatFigure } from '#ui-kit/text/ja.fields.ts';
import { chartText } from '#ui-kit/text/ja.progress.ts';
import { color, leading, media, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { ChartTable } from './ChartTable.tsx';
import { type ChartRow, type ChartSeries, countOf, totalOf } from './counts.ts';
import { type ChartStep, rampOf } from './ramp.ts';

export type ProgressBarChartProps = Omit<ComponentPropsWithRef<'figure'>, 'children' | 'title'> & {
  /** What the chart says, in one sentence; the caption of the table and the name of the picture. */
  caption: string;
  /** Head of the first column: 公募回. */
  rowHead: string;
  /** In time order: the ramp goes from light to dark; `out` is grey and last. */
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  moreColumns?: readonly string[];
  unit?: string;
};

const Frame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  font-size: ${text[14]};
  line-height: ${leading.tight};
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
`;

const Swatch = styled.span<{ $step: ChartStep }>`
  display: inline-block;
  width: ${space[12]};
  height: ${space[12]};
  margin-right: ${space[6]};
  border-radius: ${size.line};
  background: ${({ $step }) => rampOf($step).ground};
  ${media.forcedColors} { forced-color-adjust: none; }
`;

const Chart = styled.div`
  display: grid;
  gap: ${space[12]};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  > :nth-child(2) { grid-row: 2; grid-column: 1 / -1; }
  ${media.md} {
    grid-template-columns: 13rem minmax(0, 1fr) ${space[64]};
    > :nth-child(2) { grid-row: auto; grid-column: auto; }
  }
`;

const Bar = styled.div`
  display: flex;
  gap: ${size.line};
  height: ${size.tag};
`;

const Part = styled.span<{ $step: ChartStep }>`
  display: grid;
  place-items: center;
  min-width: ${space[24]};
  border-radius: ${size.line};
  background: ${({ $step }) => rampOf($step).ground};
  color: ${({ $step }) => rampOf($step).figure};
  font-size: ${text[12]};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  ${media.forcedColors} { forced-color-adjust: none; }
  ${media.print} { border: ${size.hair} solid ${color.linePrint}; }
`;

const Total = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: right;
  white-space: nowrap;
`;

const ChartBar = ({ row, series, unit }: { row: ChartRow; series: readonly ChartSeries[]; unit: string }) => (
  <Row>
    <span>{row.name}</span>
    <Bar>
      {series
        .filter((each) => countOf(row, each) > 0)
        .map((each) => (
          <Part key={each.key} $step={each.step} style={{ flex: countOf(row, each) }}>
            {formatFigure(countOf(row, each))}
          </Part>
        ))}
    </Bar>
    <Total>
      {formatFigure(totalOf(row, series))}
      {unit}
    </Total>
  </Row>
);

/**
 * How far things have come, stacked in one green ramp in time order, and under it the table with the same figures.
 * Not for amounts over time and not for shares of different kinds: this ramp means progress.
 */
export const ProgressBarChart = ({
  caption,
  rowHead,
  series,
  rows,
  moreColumns = [],
  unit = chartText.unit,
  ...figureProps
}: ProgressBarChartProps) => {
  const captionId = useId();
  return (
    <Frame {...figureProps}>
      <Legend>
        {series.map((each) => (
          <li key={each.key}>
            <Swatch $step={each.step} />
            {each.name}
          </li>
        ))}
      </Legend>
      <Chart role="img" aria-labelledby={captionId}>
        {rows.map((row) => (
          <ChartBar key={row.key} row={row} series={series} unit={unit} />
        ))}
      </Chart>
      <ChartTable {...{ caption, captionId, rowHead, series, rows, moreColumns }} />
    </Frame>
  );
};
