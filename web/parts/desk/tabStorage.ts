import type { KeptStorage } from '#web/parts/form/unsaved/unsavedTyping.ts';
import type { DeskRecord } from './deskTypes.ts';

type Paper = Pick<DeskRecord, 'id' | 'submittedAt'>;

/**
 * Work that is not handed over yet, kept in the tab: it survives going to the next document and back, a reload,
 * and a lost session. One pile a person, a section and a submission: what one checker noted is not handed over
 * under the name of the next at the same computer, and what was noted about the first version is not about the
 * second.
 */
export const tabStorageKey = (what: string, person: string, { id, submittedAt }: Paper): string =>
  `desk.${what}.${person}.${id}.${submittedAt}`;

/** Keeps a list as JSON; an empty one leaves nothing behind. */
export const saveInTab = (storage: KeptStorage, key: string, list: readonly unknown[]): void => {
  try {
    if (list.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(list));
  } catch {
    // Without storage the work lives as long as the page.
  }
};

/** What `saveInTab` kept, as JSON; null when there is nothing, or no storage. */
export const readFromTab = (storage: KeptStorage, key: string): string | null => {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
};
