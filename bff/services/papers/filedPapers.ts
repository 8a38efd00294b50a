import { setTimeout as wait } from 'node:timers/promises';
import type { Family } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import { type Paper, PaperFailedError } from '#bff/core/paper.ts';
import type { Scope } from '#bff/core/scope.ts';
import { ThreadsBusyError } from '#bff/core/threads/threadPool.ts';
import { listLastFilings } from '#bff/data/applications/applicationReceipts.ts';
import { filedPaperWords as words } from '#bff/text/papers/filed.ts';
import { madePaperMessages } from '#bff/text/papers/made.ts';
import { printRefusal } from '../common/printNow.ts';
import type { MadeFile } from '../exports/archivedFiles.ts';
import { printableFiledPaper } from './filedPaper.ts';

/*
 * 応募書類一式 of many applications, for an archive: printed one after the other when its turn comes, so that whoever hands
 * in meanwhile waits for one of them at most.
 */

/** The printers are asked again while too many wait for them; whoever keeps the archive waits for half a minute. */
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

/** What cannot be printed, or is gone since, lacks: the rest of the archive does not wait for it. */
const makeFor = async (scope: Scope, family: Family, id: number): Promise<Uint8Array | null> => {
  try {
    return await print(scope, await printableFiledPaper(scope, family, id));
  } catch (error) {
    const isGone = error instanceof ApiError && error.failure === 'NOT_FOUND';
    if (!isGone && !(error instanceof PaperFailedError)) throw error;
    scope.log.error({ err: error, applicationId: id }, 'a filed application was not printed');
    return null;
  }
};

/** The papers of those that were handed in, each made when it is asked for; never in a transaction. */
export const filedPapersOf = async (
  scope: Scope,
  family: Family,
  ids: readonly number[],
): Promise<MadeFile[]> =>
  (await listLastFilings(scope.db, ids)).map(
    ({ applicationId, displayCode, name, number, submissionNumber, issuedAt }) => ({
      recordId: applicationId,
      displayCode,
      ownerName: name,
      document: words.title,
      versionNumber: submissionNumber,
      fileName: words.archiveName(number),
      at: issuedAt,
      make: () => makeFor(scope, family, applicationId),
    }),
  );
