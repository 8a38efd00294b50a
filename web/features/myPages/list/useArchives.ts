import { useRef, useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { saveDownload } from '#web/api/files.ts';
import { useFiles } from '#web/api/useFiles.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPages.json' with { type: 'json' };
import { marks } from '#web/text/marks.ts';

const t = texts('myPages', words);

export type ArchiveTarget = { readonly id: number; readonly name: string };

export type ArchiveProgress = { readonly done: number; readonly total: number };

/** Saves the zip of each my page, one after the other: together they would be more than a browser holds. */
export const useArchives = () => {
  const files = useFiles();
  const { show } = useSnackbar();
  const [progress, setProgress] = useState<ArchiveProgress | null>(null);
  const stopped = useRef(false);

  const saveOne = async ({ id }: ArchiveTarget): Promise<boolean> => {
    try {
      const download = await files.download(`/api/admin/my_page/${id}/archive`);
      if (download === null) return false;
      saveDownload(download);
      return true;
    } catch {
      return false;
    }
  };

  const save = async (targets: readonly ArchiveTarget[]): Promise<void> => {
    if (progress !== null || targets.length === 0) return;
    stopped.current = false;
    const failed: string[] = [];
    let done = 0;
    for (const target of targets) {
      if (stopped.current) break;
      setProgress({ done: done + 1, total: targets.length });
      if (!(await saveOne(target))) failed.push(target.name);
      done += 1;
    }
    setProgress(null);
    const message =
      failed.length === 0
        ? t((w) => w.archive.done, { count: done })
        : t((w) => w.archive.failed, { names: failed.join(marks.comma) });
    show({ message, severity: failed.length === 0 ? 'success' : 'error' });
  };

  return {
    save,
    progress,
    stop: () => {
      stopped.current = true;
    },
  };
};
