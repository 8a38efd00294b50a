/*
 * What was typed and has not reached the server yet, kept in this browser: it survives a lost connection, a closed
 * tab and the end of a session. Only unsent answers are kept, and only until they are sent.
 */

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One unsent answer: what to send, and what the server had when it was typed. */
export type Unsent = { readonly value: unknown; readonly base: unknown };
export type UnsentByName = Readonly<Record<string, Unsent>>;

const keyOf = (applicationId: number): string => `application.${applicationId}.unsent`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isUnsent = (value: unknown): value is Unsent => isRecord(value) && 'value' in value && 'base' in value;

const parsed = (text: string | null): UnsentByName => {
  const content: unknown = JSON.parse(text ?? '{}');
  if (!isRecord(content)) return {};
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, entry]) => (isUnsent(entry) ? [[name, entry]] : [])),
  );
};

/** Reads the copy; a browser that forbids storage, or a broken copy, has none. */
export const readCopy = (storage: Storage, applicationId: number): UnsentByName => {
  try {
    return parsed(storage.getItem(keyOf(applicationId)));
  } catch {
    return {};
  }
};

/** Writes the copy, or removes it when all is sent. @returns false when this browser keeps nothing */
export const writeCopy = (storage: Storage, applicationId: number, unsent: UnsentByName): boolean => {
  try {
    if (Object.keys(unsent).length === 0) storage.removeItem(keyOf(applicationId));
    else storage.setItem(keyOf(applicationId), JSON.stringify(unsent));
    return true;
  } catch {
    return false;
  }
};

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value ?? null;
  const entries = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, sorted(part)]),
  );
};

/** Whether two answers are the same; the order of rows counts, that of properties does not. */
export const isSameAnswer = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

export type Merged = {
  /** Still to be sent: the server has what it had when they were typed. */
  readonly unsent: UnsentByName;
  /** Somebody changed the same answer elsewhere meanwhile: the person decides. */
  readonly conflicts: UnsentByName;
};

/** Compares the copy with what the server has now. What has arrived after all is dropped. */
export const mergeCopy = (copy: UnsentByName, stored: Readonly<Record<string, unknown>>): Merged => {
  const open = Object.entries(copy).filter(([name, { value }]) => !isSameAnswer(value, stored[name]));
  const isFree = ([name, { base }]: readonly [string, Unsent]) => isSameAnswer(base, stored[name]);
  return {
    unsent: Object.fromEntries(open.filter(isFree)),
    conflicts: Object.fromEntries(open.filter((entry) => !isFree(entry))),
  };
};
