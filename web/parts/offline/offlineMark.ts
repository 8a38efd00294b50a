import type { AdminSession } from '#web/parts/api/sessionState.ts';

/**
 * What this browser remembers of the inspector whose reports lie on this phone: enough to open them where nothing
 * answers, and to ask before a log-out takes away what was not sent. Never the token.
 */
export type OfflineMark = {
  readonly adminUser: AdminSession['adminUser'];
  /** Reports whose copies lie on the phone. */
  readonly reportIds: readonly number[];
  /** Photos and texts that the server has not got yet. */
  readonly unsent: number;
};

const KEY = 'onsite.copies';

const isMark = (value: unknown): value is OfflineMark =>
  typeof value === 'object' &&
  value !== null &&
  'adminUser' in value &&
  'reportIds' in value &&
  Array.isArray(value.reportIds) &&
  'unsent' in value;

/** @returns null where nothing lies on this phone */
export const readMark = (storage: Pick<Storage, 'getItem'>): OfflineMark | null => {
  try {
    const mark: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isMark(mark) ? mark : null;
  } catch {
    return null;
  }
};

/** @param mark null: nothing lies here any more */
export const writeMark = (
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  mark: OfflineMark | null,
): void => {
  if (mark === null) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(mark));
};
