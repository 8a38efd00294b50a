import { useDownload } from '#web/parts/files/useDownload.ts';
import { myPageText as t } from './myPage.words.ts';

type Archived = { readonly id: number; readonly corporation: { readonly name: string } };

/** Saves every file of a my page as a zip. */
export const useArchive = ({ id, corporation: { name } }: Archived) =>
  useDownload(`/api/admin/my_page/${id}/archive`, {
    done: t((w) => w.archive.done, { name }),
    failed: t((w) => w.archive.failed, { name }),
  });
