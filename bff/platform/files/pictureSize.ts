import { readPhotoFacts } from './metadata/exif.ts';

/** Sides of a picture in pixels, as it is shown. */
export type PictureSize = { readonly widthPx: number; readonly heightPx: number };

const PNG_SIGNATURE = '89504e470d0a1a0a';
const EXIF = Buffer.from('Exif\0\0');
const FF = 0xff;
const SOI = 0xd8;
const SOS = 0xda;
const APP1 = 0xe1;
/** The frame headers of JPEG; C4, C8 and CC between them are tables. */
const FRAMES: ReadonlySet<number> = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);
/** From here on EXIF orientations lie on their side. */
const FIRST_TURNED = 5;

const sizeOf = (widthPx: number, heightPx: number): PictureSize | null =>
  widthPx > 0 && heightPx > 0 ? { widthPx, heightPx } : null;

const jpegSize = (bytes: Buffer): PictureSize | null => {
  let isTurned = false;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === FF) {
    const marker = bytes[at + 1] ?? SOS;
    if (marker === SOS) return null;
    const content = bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2));
    if (marker === APP1 && content.subarray(0, EXIF.length).equals(EXIF)) {
      isTurned = readPhotoFacts(content.subarray(EXIF.length)).orientation >= FIRST_TURNED;
    }
    if (FRAMES.has(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return isTurned ? sizeOf(height, width) : sizeOf(width, height);
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
};

/** The size of a PNG, JPEG (turned as its EXIF says) or GIF. @returns null when the bytes do not tell it */
export const pictureSizeOf = (bytes: Buffer): PictureSize | null => {
  if (bytes.length < 24) return null;
  if (bytes.subarray(0, 8).toString('hex') === PNG_SIGNATURE)
    return sizeOf(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
  if (bytes.subarray(0, 3).toString('latin1') === 'GIF')
    return sizeOf(bytes.readUInt16LE(6), bytes.readUInt16LE(8));
  return bytes[0] === FF && bytes[1] === SOI ? jpegSize(bytes) : null;
};
