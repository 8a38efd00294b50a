import { type ComponentPropsWithoutRef, Fragment } from 'react';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { StatusCell, type StatusCellLook } from '#ui-kit/StatusCell/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import { UiLink } from '#ui-kit/UiKitProvider/index.ts';
import { ColumnHead, Corner, Frame, GroupHead, Note, RowHead, Table } from './matrixStyles.ts';

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
              <TextPart>{part}</TextPart>
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
