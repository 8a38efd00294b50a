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
const REFUSALS: readonly number[] = [400, 403, 404, 409, 413, 415];

const refusalOf = (error: unknown): string | null =>
  error instanceof ApiError && REFUSALS.includes(error.status) && !isOtherAccount(error)
    ? (error.errors[0]?.message ?? error.detail ?? error.message)
    : null;

/** Runs one sending; a refusal stays with the thing itself and does not hold up the others. */
const orRefused = async (send: () => Promise<void>, keep: (refusal: string) => Promise<void>) => {
  try {
    await send();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    await keep(refusal);
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
  try {
    for (const report of await store.reports()) {
      const keep = (refusal: string) => store.changeReport(report.id, (kept) => ({ ...kept, refusal }));
      await orRefused(() => sendReport(ports, report, refreshes), keep);
    }
    for (const photo of await store.photos()) {
      const keep = (refusal: string) => store.changePhoto(photo.clientId, { refusal });
      await orRefused(() => sendPhoto(ports, photo), keep);
    }
    return 'done';
  } catch (error) {
    if (error instanceof TypeError) return 'noLine';
    if (!(error instanceof ApiError)) throw error;
    return error.status === 401 || isOtherAccount(error) ? 'logIn' : 'noLine';
  }
};
