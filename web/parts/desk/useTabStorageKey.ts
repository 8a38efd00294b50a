import { useState } from 'react';
import { useSessions } from '#web/parts/api/services.ts';
import type { DeskRecord } from './deskTypes.ts';
import { tabStorageKey } from './tabStorage.ts';

/** Where the tab keeps what the caller has not handed over of a document, as it was when the desk was opened. */
export const useTabStorageKey = (what: string, record: Pick<DeskRecord, 'id' | 'submittedAt'>): string => {
  const person = useSessions().adminSession.adminUser?.email ?? '';
  const [key] = useState(() => tabStorageKey(what, person, record));
  return key;
};
