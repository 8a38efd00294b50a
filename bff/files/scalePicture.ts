import sharp from 'sharp';
import { pictureSizeOf } from './pictureSize.ts';

/** More is no photo but an attempt to fill the memory: a 10 MB file can hold it. */
const MAX_PIXELS = 100_000_000;

// Pictures are rare and different; what sharp would remember of them is never used again.
sharp.cache(false);
// Several pictures are scaled beside each other already.
sharp.concurrency(1);

/** A tile of 120 px is sharp on a screen of twice the density. */
const THUMBNAIL_SIDE_PX = 320;

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
 * A picture as a tile of a list: JPEG, upright, without EXIF; of one that moves the first picture.
 * @returns null when the picture cannot be read
 */
export const makeThumbnail = async (bytes: Buffer): Promise<Buffer | null> => {
  const side = { width: THUMBNAIL_SIDE_PX, height: THUMBNAIL_SIDE_PX };
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ ...side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 72 })
      .timeout({ seconds: TIMEOUT_S })
      .toBuffer();
  } catch {
    return null;
  }
};
