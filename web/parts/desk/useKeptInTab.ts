import { useState } from 'react';
import { useServices, useSessions } from '#web/parts/api/services.ts';
import type { DeskRecord } from './deskTypes.ts';
import { keepInTab, keptInTabKey, readKeptInTab } from './keptInTab.ts';

/** What the tab keeps for the caller of what he has not handed over of a document, as it was when the desk was opened. */
export const useKeptInTab = (what: string, record: Pick<DeskRecord, 'id' | 'submittedAt'>) => {
  const { tab } = useServices().kept;
  const person = useSessions().adminSession.adminUser?.email ?? '';
  const [place] = useState(() => {
    const key = keptInTabKey(what, person, record);
    return {
      /** As JSON; null when there is nothing, or no storage. */
      read: () => readKeptInTab(tab, key),
      keep: (list: readonly unknown[]) => keepInTab(tab, key, list),
    };
  });
  return place;
};
