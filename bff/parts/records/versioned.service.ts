import { ApiError } from '#bff/core/apiError.ts';
import { commonMessages } from '#bff/core/common.words.ts';

const recordChanged = (): ApiError =>
  new ApiError('RECORD_CHANGED', { detail: commonMessages.recordChanged });

/** Whether a record is as its caller read it. @param ifMatchVersion the caller's If-Match; undefined: he does not mind */
export const isCurrent = (
  record: { readonly version: number },
  ifMatchVersion: number | undefined,
): boolean => ifMatchVersion === undefined || ifMatchVersion === record.version;

/**
 * Refuses a change of a record that somebody else changed since the caller read it.
 * @param ifMatchVersion the caller's If-Match; undefined: the last write wins
 * @throws RECORD_CHANGED
 */
export const assertVersion = (
  record: { readonly version: number },
  ifMatchVersion: number | undefined,
): void => {
  if (!isCurrent(record, ifMatchVersion)) throw recordChanged();
};

/**
 * Writes a change so that of several callers with the same If-Match only one wins.
 *
 * @param write changes the record where it still has `version` (undefined: whatever version it has, as Prisma's
 *   `where` reads it), counts the version up and answers how many rows it changed:
 *   `db.x.updateMany({ where: { id, version, deletedAt: null }, data: { …, version: { increment: 1 } } })`
 * @throws RECORD_CHANGED for all others
 */
export const writeVersioned = async (
  ifMatchVersion: number | undefined,
  write: (version: number | undefined) => Promise<number>,
): Promise<void> => {
  if ((await write(ifMatchVersion)) === 0) throw recordChanged();
};

/**
 * The same for a removal of what is no record: without an If-Match, one that is gone meanwhile stays gone.
 * @throws RECORD_CHANGED
 */
export const removeVersioned = async (
  ifMatchVersion: number | undefined,
  remove: (version: number | undefined) => Promise<number>,
): Promise<void> => {
  const removed = await remove(ifMatchVersion);
  if (removed === 0 && ifMatchVersion !== undefined) throw recordChanged();
};

/**
 * The same for a write that answers the changed row instead of a number.
 * @throws RECORD_CHANGED for all but one of several callers with the same If-Match
 */
export const returnVersioned = async <Row>(
  ifMatchVersion: number | undefined,
  write: (version: number | undefined) => Promise<Row | null>,
): Promise<Row> => {
  const row = await write(ifMatchVersion);
  if (row === null) throw recordChanged();
  return row;
};
