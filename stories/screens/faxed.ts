import { reply } from '#web/mock/reply.ts';
import { type TiffPicture, tiffOf } from '#web/mock/tiffOf.ts';
import { drawOrderForm } from './orderForm.ts';

/** The order form in black and white, in strips of a row, as scanners write it. */
const scanned = (): TiffPicture => {
  const { data, width, height } = drawOrderForm();
  const rows = Array.from({ length: height }, (_, y) => {
    const row = new Uint8Array(width / 8);
    for (let x = 0; x < width; x += 1) {
      const isWhite = (data[(y * width + x) * 4] ?? 0) > 127;
      if (isWhite) row[x >> 3] = (row[x >> 3] ?? 0) | (128 >> (x & 7));
    }
    return row;
  });
  const tags = {
    256: [width],
    257: [height],
    258: [1],
    259: [1],
    262: [1],
    277: [1],
    278: [1],
    282: [100],
    283: [100],
  };
  return { tags, strips: rows };
};

/** Group 4, as a fax: white to the middle and black from there (001 1011 011), ten rows that are like the first (1 1). */
const half: TiffPicture = {
  tags: { 256: [8], 257: [11], 258: [1], 259: [4], 262: [0], 277: [1], 278: [11], 282: [20], 283: [20] },
  strips: [new Uint8Array([0b0011_0110, 0b1111_1111, 0b1111_1111, 0b1111_1100])],
};

/** A page that the line did not bring whole. */
const cutOff: TiffPicture = { ...half, tags: { ...half.tags, 279: [1_000_000] } };

/** A fax of three pages, the last one broken. */
export const faxed = async () =>
  reply<null>(new Blob([tiffOf([scanned(), half, cutOff])], { type: 'image/tiff' }));
