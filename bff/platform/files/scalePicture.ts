import sharp from 'sharp';
import { pictureSizeOf } from './pictureSize.ts';

/** More is no photo but an attempt to fill the memory: a 10 MB file can hold it. */
const MAX_PIXELS = 100_000_000;

// Pictures are rare and different; what sharp would remember of them is never used again.
sharp.cache(false);
// Several pictures are scaled beside each other already.
sharp.concurrency(1);

/** How a picture is drawn anew. */
type Drawing = { readonly sidePx: number; readonly quality: number };

/** A tile of 120 px is sharp on a screen of twice the density. */
const THUMBNAIL: Drawing = { sidePx: 320, quality: 72 };

/** No coarser than a photo in print, and small. */
const PAPER_QUALITY = 80;

/** Its own work cannot be stopped from outside. */
const TIMEOUT_S = 15;

/**
 * Brings a picture down to a longest side, upright; one that is small enough stays the same bytes. What is left of
 * its EXIF (when it was taken) stays.
 * @param maxSidePx the longest side in pixels
 * @returns null when the picture cannot be read
 */
export const scalePicture = async (bytes: Buffer, maxSidePx: number): Promise<Buffer | null> => {
  const size = pictureSizeOf(bytes);
  if (size === null) return null;
  if (Math.max(size.widthPx, size.heightPx) <= maxSidePx) return bytes;
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, animated: true })
      .autoOrient()
      .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside' })
      .keepExif()
      .timeout({ seconds: TIMEOUT_S })
      .toBuffer();
  } catch {
    return null;
  }
};

/**
 * A picture as a JPEG in the colours of screens (sRGB): upright, on white, without EXIF; of one that moves the first
 * picture.
 */
const drawAnew = async (bytes: Uint8Array, { sidePx, quality }: Drawing): Promise<Buffer | null> => {
  const side = { width: sidePx, height: sidePx };
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ ...side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality })
      .timeout({ seconds: TIMEOUT_S })
      .toBuffer();
  } catch {
    return null;
  }
};

/** A picture as a tile of a list (JPEG). @returns null when the picture cannot be read */
export const makeThumbnail = (bytes: Buffer): Promise<Buffer | null> => drawAnew(bytes, THUMBNAIL);

/**
 * A picture as papers print it (JPEG).
 * @param sidePx the longest side in pixels
 * @returns null when the picture cannot be read
 */
export const makePaperPicture = (bytes: Uint8Array, sidePx: number): Promise<Buffer | null> =>
  drawAnew(bytes, { sidePx, quality: PAPER_QUALITY });
