import { useState } from 'react';
import { useServices, useSessions } from '#web/parts/api/services.ts';
import type { DeskRecord } from './deskTypes.ts';
import { readFromTab, saveInTab, tabStorageKey } from './tabStorage.ts';

/** What the tab keeps for the caller of what he has not handed over of a document, as it was when the desk was opened. */
export const useKeptInTab = (what: string, record: Pick<DeskRecord, 'id' | 'submittedAt'>) => {
  const { tab } = useServices().kept;
  const person = useSessions().adminSession.adminUser?.email ?? '';
  const [place] = useState(() => {
    const key = tabStorageKey(what, person, record);
    return {
      /** As JSON; null when there is nothing, or no storage. */
      read: () => readFromTab(tab, key),
      keep: (list: readonly unknown[]) => saveInTab(tab, key, list),
    };
  });
  return place;
};
