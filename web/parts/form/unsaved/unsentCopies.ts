import type { SessionContext } from '#web/parts/api/contexts.ts';

/*
 * What pages keep in this browser until the server has it: answers of an application, the draft of a document. Whoever
 * logs out leaves none of it to the next person at the same computer.
 */

type Kept = Pick<Storage, 'length' | 'key' | 'removeItem'>;

const keysOf = (storage: Kept): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

/** An administrator who answers on behalf of an applicant keeps the same as the applicant. */
const isOf = (context: SessionContext, key: string): boolean =>
  (context === 'user' ? /^section\.\d+\.unsent$/ : /^application\.\d+\.unsent$/).test(key);

const unsentKeys = (storage: Kept, context: SessionContext): string[] => {
  try {
    return keysOf(storage).filter((key) => isOf(context, key));
  } catch {
    // A browser that forbids storage keeps nothing.
    return [];
  }
};

/** Whether something that was typed has not reached the server. */
export const hasUnsent = (storage: Kept, context: SessionContext): boolean =>
  unsentKeys(storage, context).length > 0;

/** Takes it out of this browser. */
export const forgetUnsent = (storage: Kept, context: SessionContext): void => {
  for (const key of unsentKeys(storage, context)) storage.removeItem(key);
};
