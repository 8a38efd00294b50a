import type { FileScanner, ScannerTurns } from '#bff/core/fileScanner.ts';
import { createFairTurns } from '#bff/core/threads/fairTurns.ts';

/**
 * The same scanner with so many questions at once, asked in turn for one person after the other. Nobody is refused here:
 * what waits for the scanner has been looked into by then, within its person's share.
 */
export const createScannerTurns = (scanner: FileScanner, calls: number): ScannerTurns => {
  const endless = { maxWaiting: Infinity, share: { working: Infinity, waiting: Infinity } };
  const turns = createFairTurns({ name: 'the scanner', width: calls, ...endless });
  return (whose) => ({ scan: (path) => turns.run(whose, () => scanner.scan(path)) });
};
