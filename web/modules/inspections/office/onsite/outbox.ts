import type { Api } from '#web/parts/api/client.ts';
import { ApiError, isOtherAccount } from '#web/parts/api/errors.ts';
import type { Files } from '#web/parts/api/files.ts';
import type { OfflineStore } from '#web/parts/offline/offlineStore.ts';
import { sendPhoto } from './sendPhoto.ts';
import { sendReport } from './sendReport.ts';

export type OutboxPorts = {
  readonly api: Api;
  readonly files: Pick<Files, 'upload'>;
  readonly store: OfflineStore;
};

/** How a try to send everything ended: what stays waits for the line, for a log-in, or for nobody. */
export type Outcome = 'done' | 'noLine' | 'logIn';

/** Coming again changes nothing about these. */
const REFUSALS: readonly number[] = [400, 403, 404, 409, 413, 415, 422];

const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && REFUSALS.includes(error.status) && !isOtherAccount(error)
    ? (error.errors[0]?.message ?? error.detail ?? error.message)
    : null;

/** Without a line or a session nothing of the rest would be taken either. */
const endsTheTry = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 401 || isOtherAccount(error);

/**
 * Runs one sending; what is wrong with it does not hold up the others: a refusal stays with the thing itself, and what the
 * server could not do comes again with the next try.
 * @returns whether it has ended, one way or the other
 */
const hasEnded = async (
  send: () => Promise<void>,
  keep: (refusal: string) => Promise<void>,
): Promise<boolean> => {
  try {
    await send();
    return true;
  } catch (error) {
    if (endsTheTry(error)) throw error;
    const refusal = refusalOf(error);
    if (refusal !== null) await keep(refusal);
    return refusal !== null;
  }
};

/**
 * Sends everything that waits on this phone, what was written before what was photographed. It may break off anywhere:
 * what the server has is known only when it has answered, and the next try begins with the rest.
 * @param refreshes whether reports of which nothing waits are read again
 * @throws DOMException where the phone can keep nothing more
 */
export const sendAll = async (ports: OutboxPorts, refreshes = false): Promise<Outcome> => {
  const { store } = ports;
  let isLeft = false;
  try {
    for (const report of await store.reports()) {
      const keep = (refusal: string) => store.changeReport(report.id, (kept) => ({ ...kept, refusal }));
      isLeft = !(await hasEnded(() => sendReport(ports, report, refreshes), keep)) || isLeft;
    }
    for (const photo of await store.photos()) {
      const keep = (refusal: string) => store.changePhoto(photo.clientId, { refusal });
      isLeft = !(await hasEnded(() => sendPhoto(ports, photo), keep)) || isLeft;
    }
    return isLeft ? 'noLine' : 'done';
  } catch (error) {
    if (error instanceof TypeError) return 'noLine';
    if (!(error instanceof ApiError)) throw error;
    return 'logIn';
  }
};
