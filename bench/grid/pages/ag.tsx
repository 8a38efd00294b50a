import {
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  ExternalFilterModule,
  ModuleRegistry,
  RowSelectionModule,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useMemo, useRef } from 'react';
import { GRID_PX, ROW_PX } from '../grids.ts';
import { FIELDS, type GridRow } from '../rows.ts';
import { type PageProps, showPage } from './host.tsx';

// Only what the page uses of the library, so that it weighs no more than it must.
ModuleRegistry.registerModules([
  CellStyleModule,
  ClientSideRowModelModule,
  ExternalFilterModule,
  RowSelectionModule,
]);

const columns: ColDef<GridRow>[] = FIELDS.map(({ id, header, isNumeric, widthPx, valueIn, textIn }) => ({
  colId: id,
  headerName: header,
  width: widthPx,
  cellStyle: isNumeric ? { textAlign: 'right' } : undefined,
  valueGetter: ({ data }) => data && valueIn(data),
  valueFormatter: ({ data }) => (data ? textIn(data) : ''),
}));

const selection = { mode: 'multiRow' } as const;

const AgPage = ({ rows, namePart }: PageProps) => {
  const grid = useRef<AgGridReact<GridRow>>(null);
  const wanted = useRef(namePart);
  const rowData = useMemo(() => [...rows], [rows]);
  const filter = useMemo(
    () => ({
      isExternalFilterPresent: () => wanted.current !== '',
      doesExternalFilterPass: ({ data }: { data?: GridRow | undefined }) =>
        data?.company.includes(wanted.current) === true,
    }),
    [],
  );
  useEffect(() => {
    wanted.current = namePart;
    grid.current?.api?.onFilterChanged();
  }, [namePart]);
  return (
    <div style={{ height: GRID_PX }}>
      <AgGridReact<GridRow>
        ref={grid}
        rowData={rowData}
        columnDefs={columns}
        rowHeight={ROW_PX}
        rowSelection={selection}
        animateRows={false}
        {...filter}
      />
    </div>
  );
};

showPage((props) => <AgPage {...props} />);
