import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import {
  chosenColumnIds,
  type GridColumn,
  type GridColumnChoice,
  type GridDensity,
} from '#ui-kit/DataGrid/index.ts';
import { Menu } from '#ui-kit/Menu/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { useServices } from '#web/parts/api/services.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import type { ExportOrder } from './exports/OrderedExport.tsx';
import { listText as t } from './list.words.ts';

/** What a list is asked for; arrays are sent value by value, as the contract wants them. */
type ListQuery = {
  readonly [name: string]: string | number | boolean | readonly (string | number)[] | undefined;
};

const WAYS = [
  { id: 'xlsx', format: 'xlsx' },
  { id: 'csv', format: 'csv' },
  { id: 'csvSjis', format: 'csvSjis' },
] as const;

/** More rows than these are made into a file by a job. */
const MOST_AT_ONCE = 1000;

const saveNow = createLazy(async () => (await import('./exports/saveNow.ts')).saveNow);

const OrderedExport = createLazy(async () => (await import('./exports/OrderedExport.tsx')).OrderedExport);

type OrderedProps = { readonly order: ExportOrder; readonly onEnd: () => void };

/** What was ordered, on its way into a file; fetched when there is an order. */
export const Ordered = ({ order, onEnd }: OrderedProps) => (
  <Lazy part={OrderedExport} props={{ order, onEnd }} onFailed={onEnd} />
);

const ALL_COLUMNS = { id: 'xlsxAll', format: 'xlsx' } as const;

type Way = (typeof WAYS)[number] | typeof ALL_COLUMNS;

type ShownGrid<Row> = {
  readonly columns: readonly GridColumn<Row>[];
  readonly columnChoice: GridColumnChoice;
  readonly density: GridDensity;
};

type ExportMenuProps<Row> = {
  /** The address of the export: `/api/admin/my_page/export`. */
  readonly path: `/api/${string}`;
  /** What the list shows is asked for with; its page is left out. */
  readonly query?: ListQuery;
  /** The columns that the list shows, asked when somebody saves it; without it the file has all of its own. */
  readonly shown?: () => ShownGrid<Row>;
  /** What orders the list as a file when it is long, and how many rows it has; without it, it is saved at once. */
  readonly order?: { readonly operation: `export${string}`; readonly total: number | undefined };
  /** The words of the button, when it is not the list. */
  readonly label?: string;
  readonly size?: 'small';
};

const searchOf = ({ limit: _limit, cursor: _cursor, view: _view, ...query }: ListQuery, format: string) => {
  const search = new URLSearchParams({ format });
  for (const [name, value] of Object.entries(query)) {
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) if (one !== undefined) search.append(name, String(one));
  }
  return search;
};

type Wish<Row> = Pick<ExportMenuProps<Row>, 'path' | 'query' | 'shown' | 'order'>;

/** Saves at once, or orders what is long. */
const useSave = <Row,>({ path, query = {}, shown, order }: Wish<Row>) => {
  const { line } = useServices();
  const { show } = useSnackbar();
  const [isSaving, setIsSaving] = useState(false);
  const [ordered, setOrdered] = useState<ExportOrder | null>(null);
  const saveShort = async (search: string): Promise<void> => {
    setIsSaving(true);
    try {
      const fetchAndSave = await saveNow.load();
      await fetchAndSave(line, `${path}?${search}`);
    } catch {
      show({ message: t((w) => w.export.failed), severity: 'error' });
    }
    setIsSaving(false);
  };
  const save = ({ id, format }: Way): void => {
    const grid = id === ALL_COLUMNS.id ? undefined : shown?.();
    const columns = grid && chosenColumnIds(grid.columns, { ...grid, choice: grid.columnChoice });
    const search = searchOf({ ...query, columns }, format).toString();
    if (order === undefined || (order.total ?? 0) <= MOST_AT_ONCE) void saveShort(search);
    else setOrdered({ operation: order.operation, search });
  };
  return { save, isBusy: isSaving || ordered !== null, ordered, end: () => setOrdered(null) };
};

/** Saves what a list shows, all of its pages, as a file. */
export const ExportMenu = <Row,>({
  label = t((w) => w.export.action),
  size,
  ...wish
}: ExportMenuProps<Row>) => {
  const { save, isBusy, ordered, end } = useSave(wish);
  const ways = [...WAYS, ...(wish.shown === undefined ? [] : [ALL_COLUMNS])];
  return (
    <>
      <Menu
        label={label}
        placement="bottom-end"
        items={ways.map((way) => ({
          id: way.id,
          label: t((w) => w.export[way.id]),
          onSelect: () => save(way),
        }))}
        trigger={(props) => (
          <Button
            {...props}
            {...(size === undefined ? {} : { size })}
            icon={Download}
            isBusy={isBusy}
            busyLabel={label}
          >
            {label}
          </Button>
        )}
      />
      {ordered !== null && <Ordered order={ordered} onEnd={end} />}
    </>
  );
};
