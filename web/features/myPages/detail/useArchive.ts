import { useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { saveDownload } from '#web/api/files.ts';
import { useFiles } from '#web/api/useFiles.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPage.json' with { type: 'json' };

const t = texts('myPage', words);

type Archived = { readonly id: number; readonly corporation: { readonly name: string } };

/** Saves every file of a my page as a zip. */
export const useArchive = ({ id, corporation }: Archived) => {
  const files = useFiles();
  const { show } = useSnackbar();
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      const download = await files.download(`/api/admin/my_page/${id}/archive`);
      if (download === null) throw new TypeError('nothing to save');
      saveDownload(download);
      show({ message: t((w) => w.archive.done, { name: corporation.name }), severity: 'success' });
    } catch {
      show({ message: t((w) => w.archive.failed, { name: corporation.name }), severity: 'error' });
    }
    setSaving(false);
  };
  return { save, isSaving };
};
