import { join } from 'node:path';
import { differenceOf, isAsAccepted, type Pixels } from './difference.ts';
import { ACCEPTED, FOUND } from './folders.ts';

type Decoded = {
  readonly metadata: { readonly width: number; readonly height: number };
  readonly data: Uint8Array | Uint8ClampedArray;
};

const pixelsOf = ({ metadata, data }: Decoded): Pixels => ({
  widthPx: metadata.width,
  heightPx: metadata.height,
  rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
});

/** The differences are drawn at the end of the run, for pictures of another size as well (`picturesPage`). */
const accepted = (reference: Decoded, actual: Decoded) => {
  const difference = differenceOf(pixelsOf(reference), pixelsOf(actual));
  const { pixels, allowedPixels, resized } = difference;
  const message = `${pixels} pixels differ, ${allowedPixels} may${resized === null ? '' : `, and the size: ${resized}`}.`;
  return isAsAccepted(difference)
    ? { pass: true, diff: null, message: null }
    : { pass: false, diff: null, message };
};

/** How vitest holds the picture of a story against the accepted one. */
export const matching = {
  comparators: { accepted },
  comparatorName: 'accepted',
  timeout: 75_000,
  resolveScreenshotPath: ({ arg, ext }: { arg: string; ext: string }) => join(ACCEPTED, `${arg}${ext}`),
  resolveDiffPath: ({ arg, ext }: { arg: string; ext: string }) => join(FOUND, `${arg}${ext}`),
} as const;

declare module 'vitest/node' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: comparators are declared by merging
  interface ToMatchScreenshotComparators {
    accepted: Record<string, never>;
  }
}
