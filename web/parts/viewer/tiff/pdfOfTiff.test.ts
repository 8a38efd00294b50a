import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp, { type TiffOptions } from 'sharp';
import { describe, expect, it } from 'vitest';
import { type TiffPicture, tiffOf } from '#web/mock/tiffOf.ts';
import { pdfOfTiff } from './pdfOfTiff.ts';

/* What scanners and fax servers write reaches pdf.js pixel by pixel; what a stranger writes costs nothing (field.md L6). */

const [WIDTH, HEIGHT] = [300, 200];

/** Squares of 32 pixels: the first is white, the second dark. */
const isWhite = (x: number, y: number): boolean => (Math.floor(x / 32) + Math.floor(y / 32)) % 2 === 0;

const scan = () => {
  const raw = new Uint8Array(WIDTH * HEIGHT * 3).fill(255);
  for (let index = 0; index < WIDTH * HEIGHT; index += 1)
    if (!isWhite(index % WIDTH, Math.floor(index / WIDTH))) raw.set([200, 60, 20], index * 3);
  return sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
};

type Picture = { width: number; height: number; kind: number; data: Uint8Array };

/** Of each page its size, its turn and the pictures on it, as pdf.js reads them. */
const pagesOf = async (tiff: Uint8Array) => {
  const { pdf, unshown } = pdfOfTiff(Uint8Array.from(tiff));
  const opened = getDocument({ data: new Uint8Array(await pdf.arrayBuffer()), verbosity: 0 });
  const file = await opened.promise;
  const pages = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { fnArray, argsArray } = await page.getOperatorList();
    const names = argsArray.filter((_, index) => fnArray[index] === OPS.paintImageXObject);
    const pictures: Picture[] = await Promise.all(
      names.map(([name]) => new Promise<Picture>((resolve) => page.objs.get(name, resolve))),
    );
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ width: Math.round(width), height: Math.round(height), pictures });
  }
  await opened.destroy();
  return { pages, unshown: [...unshown] };
};

/** Red, green and blue at a place of a picture. */
const colorAt = ({ width, kind, data }: Picture, x: number, y: number): number[] => {
  const bit = ((data[y * Math.ceil(width / 8) + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1;
  if (kind === 1) return [bit * 255, bit * 255, bit * 255];
  const bytes = kind === 2 ? 3 : 4;
  return [...data.slice((y * width + x) * bytes, (y * width + x) * bytes + 3)];
};

/** The first two squares of the first picture of the first page. */
const squaresOf = async (tiff: Uint8Array): Promise<number[][]> => {
  const picture = (await pagesOf(tiff)).pages[0]?.pictures[0];
  if (picture === undefined) return [];
  return [colorAt(picture, 10, 10), colorAt(picture, 50, 10)];
};

const WHITE = [255, 255, 255];

/** Two grey pixels in a strip each. */
const small = (
  tags: TiffPicture['tags'] = {},
  strips = [new Uint8Array([0]), new Uint8Array([255])],
): TiffPicture => ({
  tags: { 256: [1], 257: [2], 258: [8], 259: [1], 262: [1], 277: [1], 278: [1], ...tags },
  strips,
});

describe('a TIFF is shown', () => {
  const colours: [string, TiffOptions][] = [
    ['as it is', { compression: 'none' }],
    ['LZW', { compression: 'lzw', predictor: 'none' }],
    ['LZW with differences', { compression: 'lzw', predictor: 'horizontal' }],
    ['deflate', { compression: 'deflate' }],
    ['PackBits', { compression: 'packbits' }],
    ['JPEG', { compression: 'jpeg', quality: 95 }],
    ['JPEG in tiles', { compression: 'jpeg', quality: 95, tile: true, tileWidth: 128, tileHeight: 128 }],
  ];
  it.each(colours)('in colours: %s', async (_how, options) => {
    expect(await squaresOf(await scan().tiff(options).toBuffer())).toEqual([WHITE, [200, 60, 20]]);
  });

  const greys: [string, TiffOptions][] = [
    ['LZW', { compression: 'lzw' }],
    ['from white to black', { compression: 'lzw', miniswhite: true }],
    ['JPEG', { compression: 'jpeg', quality: 95 }],
  ];
  it.each(greys)('in grey: %s', async (_how, options) => {
    const tiff = await scan().toColourspace('b-w').tiff(options).toBuffer();
    expect(await squaresOf(tiff)).toEqual([WHITE, [110, 110, 110]]);
  });

  it.each([false, true])('in black and white, as a fax sends it (white is zero: %s)', async (miniswhite) => {
    const options: TiffOptions = { compression: 'ccittfax4', bitdepth: 1, miniswhite };
    const tiff = await scan().toColourspace('b-w').tiff(options).toBuffer();
    expect(await squaresOf(tiff)).toEqual([WHITE, [0, 0, 0]]);
  });

  /** Two lines of four white pixels and four black ones: 1011 and 011 say so. */
  it.each([
    ['Group 3', { 259: [3] }, [0b00000000, 0b00011011, 0b01100000, 0b00000001, 0b10110110]],
    [
      'Group 3, filled up to whole bytes',
      { 259: [3], 292: [4] },
      [0, 0b00000001, 0b10110110, 0, 0b00000001, 0b10110110],
    ],
    [
      'Group 3 in two dimensions',
      { 259: [3], 292: [1] },
      [0, 0b00011101, 0b10110000, 0b00000001, 0b11011011],
    ],
    ['the first one, without ends of lines', { 259: [2] }, [0b10110110, 0b10110110]],
  ])('in the older codings of faxes: %s', async (_how, tags, bytes) => {
    const fax = { 256: [8], 257: [2], 258: [1], 262: [0], 278: [2], ...tags };
    const { pages } = await pagesOf(tiffOf([small(fax, [Uint8Array.from(bytes)])]));
    const picture = pages[0]?.pictures[0];
    const line = (y: number) => [0, 3, 4, 7].map((x) => picture && colorAt(picture, x, y)[0]);
    expect([line(0), line(1)]).toEqual([
      [255, 255, 0, 0],
      [255, 255, 0, 0],
    ]);
  });

  it('with the lowest bit first, as some fax cards write', async () => {
    const page = { tags: { 256: [8], 257: [1], 258: [1], 259: [1], 262: [1], 266: [2] } };
    const { pages } = await pagesOf(tiffOf([{ ...page, strips: [new Uint8Array([0b0000_0001])] }]));
    const picture = pages[0]?.pictures[0];
    expect(picture && [colorAt(picture, 0, 0), colorAt(picture, 7, 0)]).toEqual([WHITE, [0, 0, 0]]);
  });

  it('with transparency, which is left out', async () => {
    const tiff = await scan().ensureAlpha().tiff({ compression: 'lzw' }).toBuffer();
    expect(await squaresOf(tiff)).toEqual([WHITE, [200, 60, 20]]);
  });

  it('with a palette', async () => {
    const palette = [
      0,
      0xffff,
      ...Array(254).fill(0),
      0,
      0x8000,
      ...Array(254).fill(0),
      ...Array(256).fill(0),
    ];
    const page = small({ 262: [3], 320: palette }, [new Uint8Array([1]), new Uint8Array([0])]);
    const pictures = (await pagesOf(tiffOf([page]))).pages[0]?.pictures ?? [];
    expect(pictures.map((picture) => colorAt(picture, 0, 0))).toEqual([
      [255, 128, 0],
      [0, 0, 0],
    ]);
  });

  it('page by page, strip by strip, without the small copies that some scanners add', async () => {
    const { pages, unshown } = await pagesOf(tiffOf([small(), small({ 254: [1] }), small({ 254: [2] })]));
    expect([pages.map(({ pictures }) => pictures.length), unshown]).toEqual([[2, 2], []]);
  });

  it('as high as its paper is, however coarse the lines of a fax are', async () => {
    const fax = { 256: [1632], 257: [1078], 258: [1], 262: [0], 278: [1078], 282: [204], 283: [98] };
    const { pages } = await pagesOf(tiffOf([small(fax, [new Uint8Array(204 * 1078)])]));
    expect([pages[0]?.width, pages[0]?.height]).toEqual([576, 792]);
  });

  it('upright, as its orientation says', async () => {
    const { pages } = await pagesOf(tiffOf([small({ 274: [6], 282: [36], 283: [36] })]));
    expect([pages[0]?.width, pages[0]?.height]).toEqual([4, 2]);
  });
});

describe('of a TIFF are not shown, and its other pages are', () => {
  const large = { 256: [20_000], 257: [20_000], 278: [20_000] };
  const cases: [string, TiffPicture][] = [
    ['a page that is cut off', small({ 273: [8, 1_000_000] })],
    ['a page without its strips', small({ 273: [8] })],
    ['a page without a size', small({ 256: [0] })],
    ['a page of strips without rows', small({ 278: [0] })],
    ['a page of too many pixels', small(large, [new Uint8Array(1)])],
    [
      'a page of tiles far larger than itself',
      small({ 322: [1], 323: [100_000_000], 324: [8], 325: [1], 256: [9] }),
    ],
    ['a coding of cameras', small({ 259: [34713] })],
    ['a JPEG that is none', small({ 259: [7] })],
    ['colours apart', small({ 262: [2], 277: [3], 258: [8, 8, 8], 284: [2] })],
    ['numbers with a point', small({ 339: [3] })],
    ['a palette that is too short', small({ 262: [3], 320: [0, 0, 0] })],
  ];
  it.each(cases)('%s', async (_what, page) => {
    const { pages, unshown } = await pagesOf(tiffOf([small(), page]));
    expect([pages.map(({ pictures }) => pictures.length), unshown]).toEqual([[2, 0], [2]]);
  });

  it('pages that lie upon each other, again and again: no more is copied than there is', () => {
    const rows = 5000;
    const heap = small({ 257: [rows], 273: Array(rows).fill(8), 279: Array(rows).fill(1_000_000) }, [
      new Uint8Array(1_000_000),
    ]);
    const { pdf, unshown } = pdfOfTiff(tiffOf([heap]));
    expect([[...unshown], pdf.size < 1000]).toEqual([[1], true]);
  });
});

describe('a file is refused', () => {
  const whole = tiffOf([small(), small()]);
  const turned = Uint8Array.from(whole);
  // The second page names itself as the third.
  const view = new DataView(turned.buffer);
  const second = view.getUint32(
    view.getUint32(4, true) + 2 + view.getUint16(view.getUint32(4, true), true) * 12,
    true,
  );
  view.setUint32(second + 2 + view.getUint16(second, true) * 12, second, true);

  it.each([
    ['empty', new Uint8Array()],
    ['no TIFF', new TextEncoder().encode('%PDF-1.7 and more')],
    ['cut off before its pages', whole.slice(0, 12)],
    ['without a page', new Uint8Array([0x49, 0x49, 42, 0, 0, 0, 0, 0])],
    ['without an end', turned],
    ['of more pages than are shown', tiffOf(Array.from({ length: 501 }, () => small()))],
  ])('that is %s', (_what, bytes) => {
    expect(() => pdfOfTiff(bytes)).toThrow();
  });
});
