import { styled } from 'styled-components';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { formatFigure } from '#ui-kit/text/ja.fields.ts';
import { chartText } from '#ui-kit/text/ja.progress.ts';
import { border, color, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { type ChartRow, type ChartSeries, countOf, totalOf } from './counts.ts';

const Scroll = styled.div`
  overflow-x: auto;
  border: ${border.normal};
  border-radius: ${radius[8]};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text[14]};
  white-space: nowrap;
  th, td { height: ${size.rowCompact}; padding: 0 ${space[12]}; text-align: right; font-variant-numeric: tabular-nums; }
  thead th { height: ${size.control}; background: ${color.surfaceSubtle}; color: ${color.textMuted}; border-bottom: ${border.strong}; }
  th:first-child { text-align: left; }
  tbody th { font-weight: ${weight.regular}; }
  tbody tr + tr > * { border-top: ${border.normal}; }
`;

const Zero = styled.span`
  color: ${color.textMuted};
`;

const Total = styled.td`
  font-weight: ${weight.bold};
`;

export type ChartTableProps = {
  caption: string;
  captionId: string;
  rowHead: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
  moreColumns: readonly string[];
};

const Figure = ({ value, href }: { value: number; href?: string | undefined }) => {
  if (value === 0) return <Zero>0</Zero>;
  return href === undefined ? (
    formatFigure(value)
  ) : (
    <TextLink variant="bare" href={href}>
      {formatFigure(value)}
    </TextLink>
  );
};

const BodyRow = ({
  row,
  series,
  moreColumns,
}: Pick<ChartTableProps, 'series' | 'moreColumns'> & { row: ChartRow }) => (
  <tr>
    <th scope="row">{row.link ?? row.name}</th>
    {series.map((each) => (
      <td key={each.key}>
        <Figure value={countOf(row, each)} href={row.hrefs?.[each.key]} />
      </td>
    ))}
    <Total>{formatFigure(totalOf(row, series))}</Total>
    {moreColumns.map((head, index) => (
      <td key={head}>{row.more?.[index]}</td>
    ))}
  </tr>
);

/** The figures of the chart; scrolls sideways on a phone. */
export const ChartTable = ({ caption, captionId, rowHead, series, rows, moreColumns }: ChartTableProps) => (
  // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
  <Scroll role="region" aria-labelledby={captionId} tabIndex={0}>
    <Table>
      <VisuallyHidden as="caption" id={captionId}>
        {caption}
      </VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{rowHead}</th>
          {series.map((each) => (
            <th key={each.key} scope="col">
              {each.name}
            </th>
          ))}
          <th scope="col">{chartText.total}</th>
          {moreColumns.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BodyRow key={row.key} {...{ row, series, moreColumns }} />
        ))}
      </tbody>
    </Table>
  </Scroll>
);
