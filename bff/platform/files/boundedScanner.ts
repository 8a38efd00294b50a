import pLimit from 'p-limit';
import type { FileScanner } from '#bff/core/fileScanner.ts';

/** The same scanner with so many questions at once; the others wait in their order. */
export const boundedScanner = (scanner: FileScanner, calls: number): FileScanner => {
  const limit = pLimit(calls);
  return { scan: (path) => limit(() => scanner.scan(path)) };
};
