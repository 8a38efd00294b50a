import { deflateSync } from 'node:zlib';
import type { Content } from './files.ts';

/*
 * Pictures for photos of the demo: a room with a machine, drawn with rectangles in a palette of sixteen colours.
 */

const WIDTH = 960;
const HEIGHT = 720;

type Colour = readonly [red: number, green: number, blue: number];
const palette: readonly Colour[] = [
  [226, 229, 224],
  [210, 214, 208],
  [150, 146, 138],
  [128, 124, 117],
  [196, 202, 207],
  [160, 168, 175],
  [108, 116, 124],
  [60, 66, 72],
  [35, 120, 88],
  [240, 190, 60],
  [200, 60, 50],
  [120, 200, 140],
  [180, 150, 110],
  [140, 110, 78],
  [245, 246, 244],
  [88, 132, 170],
];

const crcTable = Array.from({ length: 256 }, (_unused, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

const crcOf = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const head = Buffer.alloc(4);
  const tail = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  tail.writeUInt32BE(crcOf(body));
  return Buffer.concat([head, body, tail]);
};

const encode = (pixels: Buffer): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const lines = Buffer.alloc((WIDTH + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) pixels.copy(lines, y * (WIDTH + 1) + 1, y * WIDTH, (y + 1) * WIDTH);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(lines, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

type Rectangle = readonly [x: number, y: number, width: number, height: number, colour: number];

const paint = (pixels: Buffer, [x, y, width, height, colour]: Rectangle): void => {
  for (let line = Math.max(0, y); line < Math.min(HEIGHT, y + height); line += 1) {
    pixels.fill(colour, line * WIDTH + Math.max(0, x), line * WIDTH + Math.min(WIDTH, x + width));
  }
};

/** Wall, tiles, window and floor. */
const room = (shift: number): Rectangle[] => [
  [0, 0, WIDTH, 470, 0],
  ...Array.from({ length: 12 }, (_unused, index): Rectangle => [index * 84 + shift, 250, 3, 220, 1]),
  ...[250, 323, 396].map((y): Rectangle => [0, y, WIDTH, 3, 1]),
  [70 + shift, 60, 190, 140, 6],
  [78 + shift, 68, 174, 124, 15],
  [163 + shift, 68, 6, 124, 6],
  [0, 470, WIDTH, 250, 2],
  ...Array.from({ length: 5 }, (_unused, index): Rectangle => [0, 500 + index * 48, WIDTH, 3, 3]),
];

/** An old bench with tubs: what was there before. */
const oldBench = (shift: number): Rectangle[] => [
  [290 + shift, 380, 430, 26, 13],
  [310 + shift, 406, 26, 170, 12],
  [674 + shift, 406, 26, 170, 12],
  [340 + shift, 300, 130, 80, 5],
  [352 + shift, 312, 106, 20, 4],
  [520 + shift, 320, 150, 60, 6],
  [534 + shift, 330, 122, 16, 5],
];

/** A new machine with a lit panel: switched on, as the rules ask. */
const newMachine = (shift: number): Rectangle[] => [
  [260 + shift, 190, 480, 350, 5],
  [268 + shift, 198, 464, 334, 4],
  [290 + shift, 226, 250, 180, 7],
  [302 + shift, 238, 226, 156, 6],
  [320 + shift, 330, 190, 40, 14],
  [570 + shift, 226, 140, 110, 7],
  [582 + shift, 238, 116, 60, 11],
  [590 + shift, 250, 70, 8, 8],
  [590 + shift, 268, 90, 8, 8],
  [584 + shift, 308, 20, 18, 8],
  [614 + shift, 308, 20, 18, 9],
  [644 + shift, 308, 20, 18, 10],
  [268 + shift, 440, 464, 8, 8],
  [590 + shift, 470, 100, 44, 14],
  [600 + shift, 480, 80, 6, 7],
  [600 + shift, 494, 56, 6, 7],
  [286 + shift, 540, 40, 36, 7],
  [674 + shift, 540, 40, 36, 7],
];

/** A photo of a place before or after a machine came; `variant` moves the camera a little. */
export const picture = (moment: 'before' | 'after', variant: number): Content => {
  const pixels = Buffer.alloc(WIDTH * HEIGHT);
  const shift = ((variant * 37) % 90) - 45;
  const things = moment === 'before' ? oldBench(shift) : newMachine(shift);
  for (const rectangle of [...room(shift), ...things]) paint(pixels, rectangle);
  // One more thing in the room, so that no two pictures of the demo are the same bytes.
  paint(pixels, [40 + ((variant * 53) % 700), 610, 60 + variant, 50, 12]);
  return { bytes: encode(pixels) };
};
