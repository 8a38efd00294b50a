import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '#bff/core/apiError.ts';
import { type Paper, PaperFailedError } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ThreadsBusyError } from '#bff/core/threads/fairTurns.ts';
import { printRefusal } from '#bff/parts/records/printNow.service.ts';
import { madePaperMessages } from './made.words.ts';

/** Retries while the printers are overloaded, for half a minute. */
const BUSY = { waitMs: 1_000, most: 20 } as const;

/** @throws PaperFailedError; SERVICE_UNAVAILABLE when too many wait for too long */
const print = async ({ printer }: Pick<Scope, 'printer'>, paper: Paper): Promise<Uint8Array | null> => {
  for (let round = 1; ; round += 1) {
    try {
      const [printed] = await printer.print([paper]);
      return printed?.bytes ?? null;
    } catch (error) {
      if (!(error instanceof ThreadsBusyError)) throw error;
      if (round === BUSY.most) throw printRefusal(error, madePaperMessages);
      await wait(BUSY.waitMs);
    }
  }
};

/**
 * One paper of many, printed for an archive when its turn comes, so that whoever prints one alone meanwhile waits for one
 * of them at most; never in a transaction.
 * @param subject whose paper it is, for the log
 * @returns null for what cannot be printed, or is gone since: the rest of the archive does not wait for it
 * @throws SERVICE_UNAVAILABLE when too many wait for too long
 */
export const printInTurn = async (
  scope: Scope,
  paperOf: () => Promise<Paper>,
  subject: object,
): Promise<Uint8Array | null> => {
  try {
    return await print(scope, await paperOf());
  } catch (error) {
    const isGone = error instanceof ApiError && error.failure === 'NOT_FOUND';
    if (!isGone && !(error instanceof PaperFailedError)) throw error;
    scope.log.error({ err: error, ...subject }, 'a paper of an archive was not printed');
    return null;
  }
};
