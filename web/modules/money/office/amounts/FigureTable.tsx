import type { Key, ReactNode } from 'react';
import { styled } from 'styled-components';
import { tableRoles } from '#ui-kit/tableRoles/index.ts';
import { border, color, leading, media, space, text, weight } from '#ui-kit/tokens/index.ts';

const Scroll = styled.div`
  overflow-x: auto;
`;

/** Amounts in columns; below 768 px each row is a card of names and amounts. */
const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text[14]};
  line-height: ${leading[14]};
  & th, & td { padding: ${space[8]}; text-align: left; }
  & :is(th, td):first-child { padding-left: 0; }
  & :is(th, td):last-child { padding-right: 0; }
  & [data-figure='true'] { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & thead th { border-bottom: ${border.strong}; color: ${color.textMuted}; white-space: nowrap; }
  & tbody th { font-weight: ${weight.regular}; }
  & tbody tr + tr > * { border-top: ${border.normal}; }
  & tfoot :is(th, td) { border-top: ${border.strong}; font-weight: ${weight.bold}; }
  & [data-cell-column] { display: none; }
  ${media.belowMd} {
    &, & > :is(tbody, tfoot) { display: block; }
    & > thead { display: none; }
    & > :is(tbody, tfoot) > tr { display: block; padding: ${space[12]} 0; border-top: ${border.normal}; }
    & > tbody > tr:first-child { padding-top: 0; border-top: 0; }
    & > tfoot > tr { border-top: ${border.strong}; padding-bottom: 0; }
    && :is(th, td) { display: flex; justify-content: space-between; gap: ${space[16]}; padding: ${space[2]} 0; border: 0; }
    & tbody th { font-weight: ${weight.bold}; }
    & [data-cell-column] { display: inline; color: ${color.textMuted}; font-weight: ${weight.regular}; }
  }
`;

export type FigureColumn<Row> = {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Words stand at the left, amounts at the right. */
  readonly isText?: boolean;
  /** What the column adds up to. */
  readonly sum?: ReactNode;
};

type FigureTableProps<Row> = {
  label: string;
  /** The first names the row. */
  columns: readonly [FigureColumn<Row>, ...FigureColumn<Row>[]];
  rows: readonly Row[];
  rowId: (row: Row) => Key;
  /** The name of the line of sums. */
  sumLabel: string;
};

/** A handful of rows of amounts with their sums. */
export const FigureTable = <Row,>({ label, columns, rows, rowId, sumLabel }: FigureTableProps<Row>) => {
  const [name, ...figures] = columns;
  return (
    // A part that scrolls must be reachable by keyboard (WCAG 2.1.1). No region: it stands in one of the same name.
    <Scroll role="group" aria-label={label} tabIndex={0}>
      <Table {...tableRoles.table} aria-label={label}>
        <thead {...tableRoles.rowGroup}>
          <tr {...tableRoles.row}>
            {columns.map(({ id, label: head, isText = false }, index) => (
              <th key={id} {...tableRoles.columnHeader} scope="col" data-figure={index > 0 && !isText}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...tableRoles.rowGroup}>
          {rows.map((row) => (
            <Line
              key={rowId(row)}
              head={name.cell(row)}
              figures={figures}
              figureOf={({ cell }) => cell(row)}
            />
          ))}
        </tbody>
        {rows.length > 1 && (
          <tfoot {...tableRoles.rowGroup}>
            <Line head={sumLabel} figures={figures} figureOf={({ sum }) => sum} />
          </tfoot>
        )}
      </Table>
    </Scroll>
  );
};

type LineProps<Row> = {
  head: ReactNode;
  figures: readonly FigureColumn<Row>[];
  figureOf: (column: FigureColumn<Row>) => ReactNode;
};

const Line = <Row,>({ head, figures, figureOf }: LineProps<Row>) => (
  <tr {...tableRoles.row}>
    <th {...tableRoles.rowHeader} scope="row">
      {head}
    </th>
    {figures.map((column) => (
      <Figure key={column.id} column={column}>
        {figureOf(column)}
      </Figure>
    ))}
  </tr>
);

type FigureProps = { column: Pick<FigureColumn<never>, 'label' | 'isText'>; children: ReactNode };

const Figure = ({ column: { label, isText = false }, children }: FigureProps) => (
  <td {...tableRoles.cell} data-figure={!isText}>
    {children !== undefined && <span data-cell-column>{label}</span>}
    {children}
  </td>
);
