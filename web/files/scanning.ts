import { FileScanStatus } from '#web/api/generated/enums.ts';

export type Scanned = { readonly scanStatus: FileScanStatus };

/** A scan takes seconds; nobody has to reload to see it end. */
export const LOOK_AGAIN_MS = 2_000;

/** How soon a page with these files is read again: soon while one of them is looked at, else not by itself. */
export const whileScanned = ({ files }: { readonly files: readonly Scanned[] }): number | false =>
  files.some(({ scanStatus }) => scanStatus === FileScanStatus.Pending) ? LOOK_AGAIN_MS : false;

/** A file that the scanner has stopped: there is nothing to open. */
export const isStopped = ({ scanStatus }: Scanned): boolean =>
  scanStatus === FileScanStatus.Infected || scanStatus === FileScanStatus.Rejected;
