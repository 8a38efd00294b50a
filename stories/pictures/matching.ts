import { join } from 'node:path';
import { ACCEPTED, FOUND } from './folders.ts';

/**
 * How a picture is held against the accepted one. Browser and fonts are the same everywhere, so what may differ is how
 * an edge is smoothed; a line that has moved, or become a little darker, is seen.
 */
export const matching = {
  comparatorName: 'pixelmatch',
  comparatorOptions: { threshold: 0.03, allowedMismatchedPixels: 12 },
  timeout: 15_000,
  resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => join(ACCEPTED, `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => join(FOUND, `${arg}${ext}`),
} as const;
