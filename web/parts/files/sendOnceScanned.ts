import type { ApiError } from '#web/parts/api/errors.ts';
import { FileScanStatus } from '#web/parts/api/generated/enums.ts';
import { LOOK_AGAIN_MS, type Scanned } from './scanning.ts';

type Sent = { readonly isOk: boolean; readonly error?: ApiError | null };

/** A minute; a scan that takes longer ends with the server's words. */
const TRIES = 30;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isRefused = ({ isOk, error }: Sent): boolean => !isOk && error?.status === 400;

/**
 * Sends a record that is to hold new files. While one of them is being looked at, the server refuses the record (400):
 * it is sent again until the scan has ended, so that nobody has to press again.
 * @param files as they were answered when they had arrived
 * @param wait between two tries
 */
export const sendOnceScanned = async <Result extends Sent>(
  files: readonly Scanned[],
  send: () => Promise<Result>,
  wait: (ms: number) => Promise<void> = pause,
): Promise<Result> => {
  const isScanned = files.every(({ scanStatus }) => scanStatus !== FileScanStatus.Pending);
  let result = await send();
  for (let tries = 1; !isScanned && isRefused(result) && tries < TRIES; tries += 1) {
    await wait(LOOK_AGAIN_MS);
    result = await send();
  }
  return result;
};
