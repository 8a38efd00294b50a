import { TAG, type TagReader, type TiffFile } from './tiffFile.ts';

/** As on the server (scalePicture.ts): more is an attempt to fill the memory. */
const MAX_PIXELS = 100_000_000;
/** A sheet of A0 with 600 dpi. */
const MAX_SIDE = 30_000;

/** What a resolution may be in dots per inch; a fax has 204 × 98. */
const DPI = { least: 20, most: 5000, usual: 200, mostUneven: 4 };
const CM_PER_INCH = 2.54;
const CENTIMETRES = 3;

/** TIFF's Compression. */
export const CODING = {
  none: 1,
  huffman: 2,
  g3: 3,
  g4: 4,
  lzw: 5,
  jpeg: 7,
  zip: 8,
  oldZip: 32946,
  packBits: 32773,
};
const CODINGS: ReadonlySet<number> = new Set(Object.values(CODING));

/** TIFF's PhotometricInterpretation. */
export const COLOR = { whiteIsZero: 0, blackIsZero: 1, rgb: 2, palette: 3, cmyk: 5, yCbCr: 6 };

/** Samples of a pixel that are its colour; what comes after them is transparency. */
const INKS: { readonly [color: number]: number } = { 0: 1, 1: 1, 2: 3, 3: 1, 5: 4, 6: 3 };

const LEFT_TO_RIGHT = 2;
const REDUCED_OR_MASK = 0b101;
const T4_UNCOMPRESSED = 0b10;
const HORIZONTAL = 2;

/** A strip or a tile: its bytes in the file and its place on the page, in pixels from the upper left corner. */
export type Piece = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A page that can be shown. */
export type TiffPage = {
  readonly width: number;
  readonly height: number;
  readonly dpi: { readonly x: number; readonly y: number };
  /** Degrees clockwise to the upright. */
  readonly turn: number;
  readonly coding: number;
  readonly color: number;
  /** Of one sample. */
  readonly bits: number;
  readonly inks: number;
  readonly extraSamples: number;
  readonly hasPredictor: boolean;
  /** The first pixel is in the lowest bit. */
  readonly isMirrored: boolean;
  readonly isTwoDimensional: boolean;
  /** Red, green and blue of every colour, of 16 bits each, colour by colour as TIFF has them. */
  readonly palette: readonly number[];
  /** Tables that all its JPEG pieces share. */
  readonly jpegTables: readonly number[];
  readonly pieces: readonly Piece[];
};

const TURNS: { readonly [orientation: number]: number } = { 3: 180, 6: 90, 8: 270 };

/** The first value of a tag, or what TIFF says it is when it is missing. */
const oneOf = (read: TagReader, tag: number, otherwise: number): number => read(tag)[0] ?? otherwise;

const dpiOf = (read: TagReader): TiffPage['dpi'] => {
  const factor = oneOf(read, TAG.resolutionUnit, 2) === CENTIMETRES ? CM_PER_INCH : 1;
  const [x, y] = [oneOf(read, TAG.xResolution, 0) * factor, oneOf(read, TAG.yResolution, 0) * factor];
  const isLikely = [x, y].every((dpi) => dpi >= DPI.least && dpi <= DPI.most);
  return isLikely && Math.max(x / y, y / x) <= DPI.mostUneven ? { x, y } : { x: DPI.usual, y: DPI.usual };
};

type Grid = { readonly width: number; readonly height: number };

/** Where the pieces lie: tiles are whole to the last, the last strip is as high as is left. */
const placesOf = (read: TagReader, page: Grid) => {
  const tileWidth = oneOf(read, TAG.tileWidth, 0);
  const isTiled = tileWidth > 0;
  const rows = Math.min(oneOf(read, TAG.rowsPerStrip, page.height), page.height);
  const piece = isTiled
    ? { width: tileWidth, height: oneOf(read, TAG.tileHeight, 0) }
    : { width: page.width, height: rows };
  const columns = Math.ceil(page.width / piece.width);
  const count = columns * Math.ceil(page.height / piece.height);
  const placeOf = (index: number) => {
    const y = Math.floor(index / columns) * piece.height;
    const height = isTiled ? piece.height : Math.min(piece.height, page.height - y);
    return { x: (index % columns) * piece.width, y, width: piece.width, height };
  };
  const tags = isTiled
    ? { offsets: TAG.tileOffsets, lengths: TAG.tileBytes }
    : { offsets: TAG.stripOffsets, lengths: TAG.stripBytes };
  const pixels = count * piece.width * piece.height;
  return { count, pixels, placeOf, offsets: read(tags.offsets), lengths: read(tags.lengths) };
};

/** @returns null when a piece is missing, or lies beyond the end of the file */
const piecesOf = ({ bytes }: TiffFile, read: TagReader, page: Grid): Piece[] | null => {
  const { count, pixels, placeOf, offsets, lengths } = placesOf(read, page);
  // Tiles may stand out over the edge, but not for miles.
  if (!(count >= 1 && count <= offsets.length && pixels <= 2 * MAX_PIXELS)) return null;
  const pieces: Piece[] = [];
  for (const [index, offset] of offsets.slice(0, count).entries()) {
    // Old fax programs leave the length of their only strip out.
    const length = lengths[index] ?? (count === 1 ? bytes.length - offset : 0);
    if (length <= 0 || offset + length > bytes.length) return null;
    pieces.push({ bytes: bytes.subarray(offset, offset + length), ...placeOf(index) });
  }
  return pieces;
};

/** Whether it begins as a JPEG does. */
const isJpeg = ({ bytes }: Piece): boolean => bytes[0] === 0xff && bytes[1] === 0xd8;

/** How many bits a sample has: 16 only in the order that a PDF has them. @returns null for others, and mixed ones */
const bitsOf = (file: TiffFile, read: TagReader): number | null => {
  const all = read(TAG.bits);
  const bits = all[0] ?? 1;
  const known = file.isBigEndian ? [1, 2, 4, 8, 16] : [1, 2, 4, 8];
  return known.includes(bits) && all.every((other) => other === bits) ? bits : null;
};

/** What a PDF has no word for. */
const isStrange = (read: TagReader, { coding, color, inks, samples, bits }: { [name: string]: number }) => {
  const isFax = coding === CODING.huffman || coding === CODING.g3 || coding === CODING.g4;
  return (
    (samples !== 1 && oneOf(read, TAG.planar, 1) !== 1) ||
    Number(samples) < Number(inks) ||
    (isFax && (bits !== 1 || samples !== 1)) ||
    (coding === CODING.g3 && (oneOf(read, TAG.t4Options, 0) & T4_UNCOMPRESSED) !== 0) ||
    (color === COLOR.yCbCr && coding !== CODING.jpeg) ||
    (color === COLOR.palette && (samples !== 1 || Number(bits) > 8)) ||
    (coding === CODING.jpeg && (samples !== inks || bits !== 8)) ||
    oneOf(read, TAG.predictor, 1) > HORIZONTAL ||
    oneOf(read, TAG.sampleFormat, 1) !== 1
  );
};

/** Whether this is a small copy of another page, or its mask. */
export const isNoPage = (read: TagReader): boolean =>
  (oneOf(read, TAG.subfileType, 0) & REDUCED_OR_MASK) !== 0;

/** @returns null when the page is too large, broken, or of a kind that is not shown */
export const tiffPageOf = (file: TiffFile, read: TagReader): TiffPage | null => {
  const [width, height] = [oneOf(read, TAG.width, 0), oneOf(read, TAG.height, 0)];
  const coding = oneOf(read, TAG.compression, CODING.none);
  const color = oneOf(read, TAG.photometric, COLOR.whiteIsZero);
  const [inks, samples] = [INKS[color], oneOf(read, TAG.samples, 1)];
  const bits = bitsOf(file, read);
  const isTooLarge = Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS;
  if (width < 1 || height < 1 || isTooLarge) return null;
  if (!CODINGS.has(coding) || inks === undefined || bits === null) return null;
  if (isStrange(read, { coding, color, inks, samples, bits })) return null;
  const palette = color === COLOR.palette ? read(TAG.colorMap) : [];
  if (color === COLOR.palette && palette.length !== 3 * 2 ** bits) return null;
  const pieces = piecesOf(file, read, { width, height });
  if (pieces === null || (coding === CODING.jpeg && !pieces.every(isJpeg))) return null;
  return {
    ...{ width, height, coding, color, bits, inks, palette, pieces },
    dpi: dpiOf(read),
    turn: TURNS[oneOf(read, TAG.orientation, 1)] ?? 0,
    extraSamples: samples - inks,
    hasPredictor: oneOf(read, TAG.predictor, 1) === HORIZONTAL,
    isMirrored: oneOf(read, TAG.fillOrder, 1) === LEFT_TO_RIGHT,
    isTwoDimensional: (oneOf(read, TAG.t4Options, 0) & 1) !== 0,
    jpegTables: read(TAG.jpegTables),
  };
};
