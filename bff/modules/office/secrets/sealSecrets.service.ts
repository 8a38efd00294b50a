import { type Batch, type Cursor, cursorNumber } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type SealedPlace, type StaleRow, sealedPlaces } from './sealedPlaces.service.ts';

/** A second's work on a small machine. */
const ROWS_IN_A_BATCH = 200;

/** A row that does not open keeps no other from being sealed; {@link countUnsealed} goes on naming it. */
const resealed = async ({ log }: Scope, { name }: SealedPlace, row: StaleRow): Promise<boolean> => {
  try {
    return await row.reseal();
  } catch (error) {
    log.error({ err: error, place: name, row: row.key }, 'a secret does not open');
    return false;
  }
};

/**
 * Seals by the key of now what another key has sealed, or none: after an update that began to seal it, and after another
 * key was put in front. Each row by itself, so it may stop anywhere; what it has not come to, the next run finds.
 */
export const sealSecrets = async (scope: Scope, cursor: Cursor | null): Promise<Batch> => {
  const index = cursorNumber(cursor, 'place');
  const place = sealedPlaces[index];
  if (place === undefined) return { doneCount: 0, next: null };
  const part = { after: cursorNumber(cursor, 'after'), limit: ROWS_IN_A_BATCH };
  const rows = await place.stale(scope.db, scope.secrets, part);
  let doneCount = 0;
  for (const row of rows) if (await resealed(scope, place, row)) doneCount += 1;
  const last = rows.length === ROWS_IN_A_BATCH ? rows.at(-1) : undefined;
  if (last !== undefined) return { doneCount, next: { place: index, after: last.key } };
  return { doneCount, next: index + 1 < sealedPlaces.length ? { place: index + 1, after: 0 } : null };
};

/** The same to its end, at once: for a command and for the demo. @returns how many rows were sealed */
export const sealAllSecrets = async (scope: Scope): Promise<number> => {
  let sealed = 0;
  let cursor: Cursor | null = null;
  do {
    const batch = await sealSecrets(scope, cursor);
    sealed += batch.doneCount;
    cursor = batch.next;
  } while (cursor !== null);
  return sealed;
};

/** The rows of each place that the key of now does not seal; the places without any are left out. */
export const unsealedPlaces = async ({ db, secrets }: Scope) => {
  const found: { readonly name: string; readonly count: number }[] = [];
  for (const { name, count } of sealedPlaces) {
    const rows = await count(db, secrets);
    if (rows > 0) found.push({ name, count: rows });
  }
  return found;
};

/** How many rows the key of now does not seal. */
export const countUnsealed = async (scope: Scope): Promise<number> =>
  (await unsealedPlaces(scope)).reduce((sum, { count }) => sum + count, 0);
