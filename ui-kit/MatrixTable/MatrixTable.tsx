import { type ComponentPropsWithoutRef, Fragment } from 'react';
import { styled } from 'styled-components';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { StatusCell, type StatusCellLook } from '#ui-kit/StatusCell/index.ts';
import { border, color, leading, media, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { UiLink } from '#ui-kit/UiKitProvider/index.ts';

const Frame = styled.div`
  overflow: auto;
  max-height: calc(100dvh - ${size.topbarHeight} - ${space[32]});
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
  ${media.print} { max-height: none; overflow: visible; border-radius: 0; }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text[14]};
  line-height: ${leading[14]};
  & td { height: ${size.rowComfortable}; padding: ${space[6]} ${space[2]}; border-bottom: ${border.normal}; text-align: center; }
  & tbody tr:last-child > * { border-bottom: 0; }
  & [data-group-start='true'] { border-left: ${border.normal}; }
  ${media.hover} { & tbody tr:hover > * { background: ${color.surfaceHover}; } }
`;

const headRow = '2.25rem';

const ColumnHead = styled.th`
  position: sticky;
  top: ${headRow};
  z-index: 2;
  height: ${size.rowCompact};
  min-width: 4.5rem;
  padding: 0 ${space[2]};
  background: ${color.surfaceSubtle};
  border-bottom: ${border.strong};
  color: ${color.textMuted};
  font-size: ${text[12]};
  font-weight: ${weight.bold};
  font-feature-settings: 'palt';
  line-height: 1.3;
  word-break: auto-phrase;
  overflow-wrap: normal;
`;

const GroupHead = styled(ColumnHead)`
  top: 0;
  height: ${headRow};
  padding: 0 ${space[8]};
  border-bottom: ${border.normal};
  text-align: left;
  white-space: nowrap;
  /* Beside the frozen column the name of a group stays as long as any of its columns is in sight. */
  & > span { position: sticky; left: calc(16rem + ${space[8]}); }
  ${media.belowMd} { & > span { left: calc(8.5rem + ${space[8]}); } }
`;

const Corner = styled(ColumnHead)`
  top: 0;
  left: 0;
  z-index: 4;
  min-width: 13rem;
  padding: 0 ${space[12]};
  border-right: ${border.strong};
  text-align: left;
  ${media.belowMd} { min-width: 8.5rem; }
`;

const RowHead = styled.th`
  position: sticky;
  left: 0;
  z-index: 3;
  width: 13rem;
  min-width: 13rem;
  max-width: 16rem;
  padding: ${space[8]} ${space[12]};
  border-right: ${border.strong};
  border-bottom: ${border.normal};
  background: ${color.surface};
  font-weight: ${weight.regular};
  text-align: left;
  & > a { color: ${color.textLink}; font-weight: ${weight.bold}; text-decoration: none; font-variant-numeric: tabular-nums; }
  & > a:hover { text-decoration: underline; }
  ${media.belowMd} { width: 8.5rem; min-width: 8.5rem; max-width: 8.5rem; }
`;

/* As wide as its column at its narrowest. */
const Note = styled(ClipText)`
  max-width: 4.25rem;
  color: ${color.textMuted};
  font-weight: ${weight.regular};
`;

export type MatrixColumn = {
  id: string;
  label: string;
  /** The name in the parts between which a narrow head may break: 遂行状況, 報告書. */
  parts?: readonly string[];
};
export type MatrixGroup = { id: string; label: string; columns: readonly MatrixColumn[] };
export type MatrixCell = StatusCellLook & {
  href?: string;
  /** Whose documents stand behind it, the most urgent first; as much of it is shown as has room. */
  note?: string;
};
export type MatrixRow = {
  id: string | number;
  code: string;
  name: string;
  href: string;
  /** By id of the column; a missing cell stays empty. */
  cells: Readonly<Record<string, MatrixCell>>;
};

export type MatrixTableProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'> & {
  'aria-label': string;
  /** The name of the frozen first column. */
  corner: string;
  groups: readonly MatrixGroup[];
  rows: readonly MatrixRow[];
};

/** In a list of links the status alone says nothing: the record and the document belong to the name. */
const nameOf = ({ code, name }: MatrixRow, { label }: MatrixColumn, { href, word, note }: MatrixCell) =>
  href === undefined ? {} : { 'aria-label': [code, name, label, word, note].filter(Boolean).join(' ') };

type SeenColumn = MatrixColumn & { isGroupStart: boolean };

/** The groups over their columns. */
const Heads = ({
  corner,
  groups,
  columns,
}: Pick<MatrixTableProps, 'corner' | 'groups'> & { columns: SeenColumn[] }) => (
  <thead>
    <tr>
      <Corner scope="col" rowSpan={2}>
        {corner}
      </Corner>
      {groups.map((group) => (
        <GroupHead key={group.id} scope="colgroup" colSpan={group.columns.length} data-group-start>
          <span>{group.label}</span>
        </GroupHead>
      ))}
    </tr>
    <tr>
      {columns.map((column) => (
        <ColumnHead key={column.id} scope="col" data-group-start={column.isGroupStart}>
          {(column.parts ?? [column.label]).map((part, index) => (
            <Fragment key={part}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </ColumnHead>
      ))}
    </tr>
  </thead>
);

type CellProps = { row: MatrixRow; column: SeenColumn };

const Cell = ({ row, column }: CellProps) => {
  const cell = row.cells[column.id];
  return (
    <td data-group-start={column.isGroupStart}>
      {cell !== undefined && (
        <StatusCell
          look={cell}
          href={cell.href}
          below={cell.note !== undefined && <Note>{cell.note}</Note>}
          {...nameOf(row, column, cell)}
        />
      )}
    </td>
  );
};

/**
 * Many records by many documents: the first column and the heads stay while the rest scrolls. Only what
 * somebody has to look at is filled. For the records themselves use DataGrid.
 */
export const MatrixTable = ({ corner, groups, rows, 'aria-label': label, ...native }: MatrixTableProps) => {
  const columns = groups.flatMap((group) =>
    group.columns.map((column, index) => ({ ...column, isGroupStart: index === 0 })),
  );
  return (
    <Frame {...native} role="region" aria-label={label} tabIndex={0}>
      <Table aria-label={label}>
        <Heads {...{ corner, groups, columns }} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <RowHead scope="row">
                <UiLink href={row.href}>{row.code}</UiLink>
                <ClipText>{row.name}</ClipText>
              </RowHead>
              {columns.map((column) => (
                <Cell key={column.id} row={row} column={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Frame>
  );
};
