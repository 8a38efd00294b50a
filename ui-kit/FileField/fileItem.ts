import type { ReactNode } from 'react';

/** What happens to one chosen file; the page owns it, the field only shows it. */
export type FileItem = {
  id: string;
  name: string;
} & (
  | { state: 'sending'; sizeBytes: number; sentBytes: number }
  /** Its size is not known where it came with an earlier load of the page. */
  | { state: 'sent'; sizeBytes?: number; note?: ReactNode }
  /** It has arrived, and is looked at before anybody can open it. */
  | { state: 'checking'; sizeBytes: number; note: ReactNode }
  /** The connection broke; the rest can be sent. `problem` replaces the built-in sentence. */
  | { state: 'interrupted'; sizeBytes: number; sentBytes: number; problem?: ReactNode }
  /** It cannot be taken: wrong kind, too large, gone with an earlier load of the page (then without its size). `problem` says why and what to do. */
  | { state: 'refused'; sizeBytes?: number; problem: ReactNode }
);

/** Whole percent, never 100 before the end. */
export const percentOf = (sentBytes: number, sizeBytes: number): number =>
  sizeBytes > 0 ? Math.min(100, Math.floor((sentBytes / sizeBytes) * 100)) : 0;
