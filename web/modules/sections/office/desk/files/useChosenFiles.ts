import { useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { reviewDeskText as t } from '#web/parts/desk/reviewDesk.words.ts';
import type { Section } from '../../sectionTypes.ts';

type Chosen = { readonly id: string; readonly file: File };

/** Files that are sent with the decision: until then nothing has happened. */
export const useChosenFiles = (section: Section) => {
  const files = useFiles();
  const { show } = useSnackbar();
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const sendOne = async ({ id, file }: Chosen, onBehalfReason: string): Promise<string | null> => {
    try {
      const meta = { fileName: file.name, mypageID: section.mypageId, sectionID: section.id, onBehalfReason };
      return (await files.upload('/api/admin/file', file, meta, { idempotencyKey: id })).id;
    } catch {
      show({ message: t((w) => w.ask.fileBroken, { name: file.name }), severity: 'error' });
      return null;
    }
  };
  /** @returns the ids of the stored files; null when one was not taken */
  const sendAll = async (reason: string): Promise<string[] | null> => {
    const ids: string[] = [];
    for (const each of chosen) {
      const id = await sendOne(each, reason);
      if (id === null) return null;
      ids.push(id);
    }
    return ids;
  };
  return {
    chosen,
    sendAll,
    add: (added: readonly File[]) =>
      setChosen((before) => [...before, ...added.map((file) => ({ id: crypto.randomUUID(), file }))]),
    remove: (id: string) => setChosen((before) => before.filter((each) => each.id !== id)),
  };
};
