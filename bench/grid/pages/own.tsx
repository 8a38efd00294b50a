import { useMemo, useState } from 'react';
import { DataGrid, type GridColumn, type GridRowId, type GridSort } from '../../../ui-kit/DataGrid/index.ts';
import { GlobalStyle } from '../../../ui-kit/tokens/index.ts';
import { GRID_PX } from '../grids.ts';
import { FIELDS, type GridRow, sortedBy, withName } from '../rows.ts';
import { type PageProps, showPage } from './host.tsx';

const columns: readonly GridColumn<GridRow>[] = FIELDS.map(({ id, header, isNumeric, textIn }) => ({
  id,
  header,
  isSortable: true,
  isNumeric,
  align: isNumeric ? 'end' : 'start',
  isRowHeader: id === 'company',
  cell: textIn,
}));

const idOf = ({ id }: GridRow): number => id;

/** Our grid shows what it is given: as everywhere in the product, the page sorts and filters. */
const OwnPage = ({ rows, namePart }: PageProps) => {
  const [sort, setSort] = useState<GridSort>();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<GridRowId>>(new Set());
  const sorted = useMemo(() => {
    const field = FIELDS.find(({ id }) => id === sort?.columnId);
    return field === undefined ? rows : sortedBy(rows, field);
  }, [rows, sort]);
  const shown = useMemo(() => withName(sorted, namePart), [sorted, namePart]);
  return (
    <>
      <GlobalStyle />
      <DataGrid
        aria-label="申請の一覧"
        columns={columns}
        rows={shown}
        rowId={idOf}
        rowLabel={({ company }) => company}
        sort={sort}
        onSortChange={setSort}
        selection={{ selectedIds, onChange: setSelectedIds, actions: [] }}
        maxHeight={`${GRID_PX}px`}
      />
    </>
  );
};

showPage((props) => <OwnPage {...props} />);
