import type { Whose } from './threads/fairTurns.ts';

export type ScanResult = { readonly isClean: true } | { readonly isClean: false; readonly threat: string };

/** Looks for malware in a file in quarantine. */
export type FileScanner = {
  /** @throws ScannerUnavailableError when it cannot say; the upload is then not acknowledged */
  readonly scan: (path: string) => Promise<ScanResult>;
};

/** The scanner, which everybody may ask in his turn. */
export type ScannerTurns = (whose: Whose) => FileScanner;

/** The scanner did not answer; the upload is refused for now (503), never let through. */
export class ScannerUnavailableError extends Error {
  constructor(cause: unknown) {
    super('the file scanner does not answer', { cause });
    this.name = 'ScannerUnavailableError';
  }
}
