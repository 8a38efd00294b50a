import { FileScanStatus } from '#web/parts/api/generated/enums.ts';

export type Scanned = { readonly scanStatus: FileScanStatus };

/** A scan takes seconds; nobody has to reload to see it end. */
export const LOOK_AGAIN_MS = 2_000;

type Awaiting = { readonly papersInMaking?: readonly string[] };

/** Polling interval while papers are printed; none otherwise. */
export const whileMade = ({ papersInMaking = [] }: Awaiting): number | false =>
  papersInMaking.length > 0 ? LOOK_AGAIN_MS : false;

/** A file that the scanner looks at now. */
export const isScanned = ({ scanStatus }: Scanned): boolean => scanStatus === FileScanStatus.Pending;

/** Polling interval while a file is scanned or printed; none otherwise. */
export const whileScanned = (shown: { readonly files: readonly Scanned[] } & Awaiting): number | false =>
  shown.files.some(isScanned) ? LOOK_AGAIN_MS : whileMade(shown);

/** A file that the scanner has stopped: there is nothing to open. */
export const isStopped = ({ scanStatus }: Scanned): boolean =>
  scanStatus === FileScanStatus.Infected || scanStatus === FileScanStatus.Rejected;
