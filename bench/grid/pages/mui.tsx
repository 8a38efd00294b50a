import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useMemo } from 'react';
import { GRID_PX, ROW_PX } from '../grids.ts';
import { FIELDS, type GridRow } from '../rows.ts';
import { type PageProps, showPage } from './host.tsx';

const columns: readonly GridColDef<GridRow>[] = FIELDS.map(
  ({ id, header, isNumeric, widthPx, valueIn, textIn }) => ({
    field: id,
    headerName: header,
    width: widthPx,
    type: isNumeric ? 'number' : 'string',
    valueGetter: (_value, row) => valueIn(row),
    valueFormatter: (_value, row) => textIn(row),
  }),
);

/** The free edition shows at most a hundred rows of a page; it sorts and filters all of them. */
const pageSize = 100;

const MuiPage = ({ rows, namePart }: PageProps) => {
  const filterModel = useMemo(
    () => ({ items: [{ field: 'company', operator: 'contains', value: namePart }] }),
    [namePart],
  );
  return (
    <div style={{ height: GRID_PX }}>
      <DataGrid
        aria-label="申請の一覧"
        rows={rows}
        columns={columns}
        rowHeight={ROW_PX}
        checkboxSelection
        filterModel={filterModel}
        pageSizeOptions={[pageSize]}
        initialState={{ pagination: { paginationModel: { pageSize } } }}
      />
    </div>
  );
};

showPage((props) => <MuiPage {...props} />);
