import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
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

const FORMATS = ['xlsx', 'csv'] as const;

type ExportMenuProps = {
  /** The address of the export: `/api/admin/my_page/export`. */
  readonly path: `/api/${string}`;
  /** What the list shows is asked for with; its page is left out. */
  readonly query?: ListQuery;
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
export const ExportMenu = ({
  path,
  query = {},
  label = t((w) => w.export.action),
  size,
}: ExportMenuProps) => {
  const files = useFiles();
  const { show } = useSnackbar();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (format: string): Promise<void> => {
    setIsBusy(true);
    try {
      const download = await files.download(`${path}?${searchOf(query, format)}`);
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
      items={FORMATS.map((format) => ({
        id: format,
        label: t((w) => w.export[format]),
        onSelect: () => void save(format),
      }))}
      trigger={(props) => (
        <Button {...props} {...(size === undefined ? {} : { size })} icon={Download} isBusy={isBusy}>
          {label}
        </Button>
      )}
    />
  );
};
