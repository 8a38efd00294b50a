import pixelmatch from 'pixelmatch';

/** A picture as its pixels: four bytes each, row by row. */
export type Pixels = { readonly widthPx: number; readonly heightPx: number; readonly rgba: Uint8Array };

/** How a picture differs from the accepted one. */
export type Difference = {
  /** Pixels that a person could see as different. */
  readonly pixels: number;
  /** So many pass for the same. */
  readonly allowedPixels: number;
  /** The sizes as words when they are not the same: `640×120 → 640×124`. */
  readonly resized: string | null;
};

/**
 * Browser, fonts and clock are the same in every run, so little may differ: how an edge is smoothed, which is not
 * counted, and a shade of 1 in 100 between black and white, which nobody sees.
 */
const SHADE = 0.01;

/** So few pixels are no line, no letter and no mark. */
const ALLOWED_PIXELS = 8;

/**
 * Letters on a layer of their own (the head of a grid, a bar that stays) are set a part of a pixel otherwise now and
 * then: up to 610 pixels were seen in a window of 1.3 million. A padding of 2 px more on one size of button is 11,661.
 */
const ALLOWED_SHARE = 1 / 1000;

/** Width and height in pixels in which both pictures have room. */
export const sizeOfBoth = (before: Pixels, after: Pixels): readonly [number, number] => [
  Math.max(before.widthPx, after.widthPx),
  Math.max(before.heightPx, after.heightPx),
];

/** The picture at the top left of a larger, empty one. */
const enlarged = (picture: Pixels, [widthPx, heightPx]: readonly [number, number]): Uint8Array => {
  if (picture.widthPx === widthPx && picture.heightPx === heightPx) return picture.rgba;
  const rgba = new Uint8Array(widthPx * heightPx * 4);
  for (let row = 0; row < picture.heightPx; row += 1) {
    const from = row * picture.widthPx * 4;
    rgba.set(picture.rgba.subarray(from, from + picture.widthPx * 4), row * widthPx * 4);
  }
  return rgba;
};

const sizeOf = ({ widthPx, heightPx }: Pixels): string => `${widthPx}×${heightPx}`;

/**
 * Holds a picture against the accepted one.
 * @param drawing is filled with the difference, when given: the picture pale, what differs red; of `sizeOfBoth`
 */
export const differenceOf = (before: Pixels, after: Pixels, drawing?: Uint8Array): Difference => {
  const size = sizeOfBoth(before, after);
  const options = { threshold: SHADE, checkerboard: false };
  const pixels = pixelmatch(enlarged(before, size), enlarged(after, size), drawing, ...size, options);
  const isResized = sizeOf(before) !== sizeOf(after);
  return {
    pixels,
    allowedPixels: Math.max(ALLOWED_PIXELS, Math.floor(before.widthPx * before.heightPx * ALLOWED_SHARE)),
    resized: isResized ? `${sizeOf(before)} → ${sizeOf(after)}` : null,
  };
};

/** Whether a picture passes for the accepted one. */
export const isAsAccepted = ({ pixels, allowedPixels, resized }: Difference): boolean =>
  resized === null && pixels <= allowedPixels;
