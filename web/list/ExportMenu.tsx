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
import { saveDownload } from '#web/api/files.ts';
import { useFiles } from '#web/api/useFiles.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/list.json' with { type: 'json' };

const t = texts('list', words);

/** What a list is asked for; arrays are sent value by value, as the contract wants them. */
type ListQuery = {
  readonly [name: string]: string | number | boolean | readonly (string | number)[] | undefined;
};

const WAYS = [
  { id: 'xlsx', format: 'xlsx' },
  { id: 'csv', format: 'csv' },
  { id: 'csvSjis', format: 'csvSjis' },
] as const;

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

/** Saves what a list shows, all of its pages, as a file. */
export const ExportMenu = <Row,>({
  path,
  query = {},
  shown,
  label = t((w) => w.export.action),
  size,
}: ExportMenuProps<Row>) => {
  const files = useFiles();
  const { show } = useSnackbar();
  const [isBusy, setIsBusy] = useState(false);
  const save = async ({ id, format }: Way): Promise<void> => {
    const grid = id === ALL_COLUMNS.id ? undefined : shown?.();
    const columns = grid && chosenColumnIds(grid.columns, { ...grid, choice: grid.columnChoice });
    setIsBusy(true);
    try {
      const download = await files.download(`${path}?${searchOf({ ...query, columns }, format)}`);
      if (download === null) throw new TypeError('nothing to save');
      saveDownload(download);
    } catch {
      show({ message: t((w) => w.export.failed), severity: 'error' });
    }
    setIsBusy(false);
  };
  return (
    <Menu
      label={label}
      placement="bottom-end"
      items={[...WAYS, ...(shown === undefined ? [] : [ALL_COLUMNS])].map((way) => ({
        id: way.id,
        label: t((w) => w.export[way.id]),
        onSelect: () => void save(way),
      }))}
      trigger={(props) => (
        <Button {...props} {...(size === undefined ? {} : { size })} icon={Download} isBusy={isBusy}>
          {label}
        </Button>
      )}
    />
  );
};
