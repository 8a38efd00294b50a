/** What stands in the header of a TIFF after its byte order. */
const TIFF = 42;
const LITTLE_ENDIAN = 0x4949;
const BIG_ENDIAN = 0x4d4d;

/** More is no voucher; a chain that leads back to itself would have no end. */
const MAX_PAGES = 500;
/** A page of A3 with 600 dpi, a row a piece. Of longer tables nothing is shown. */
const MAX_VALUES = 10_000;

/** Tags of a picture; those that are defined are fewer. */
const MAX_ENTRIES = 1000;

/** Bytes of a value, by its type: BYTE, SHORT, LONG, RATIONAL, UNDEFINED. Texts and others are not asked for. */
const SIZES: { readonly [type: number]: number } = { 1: 1, 3: 2, 4: 4, 5: 8, 7: 1 };
const SHORT = 3;
const RATIONAL = 5;
const ENTRY_BYTES = 12;

/** Tags of a picture, by the names of TIFF 6.0. */
export const TAG = {
  subfileType: 254,
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  orientation: 274,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  xResolution: 282,
  yResolution: 283,
  planar: 284,
  t4Options: 292,
  resolutionUnit: 296,
  predictor: 317,
  colorMap: 320,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  sampleFormat: 339,
  jpegTables: 347,
} as const;

/** A file as it lies there. */
export type TiffFile = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isBigEndian: boolean;
  /** Of each picture, what its tags say: none for a tag that is missing, or says more than is ever needed. */
  readonly directories: readonly TagReader[];
};

export type TagReader = (tag: number) => readonly number[];

type Source = { readonly view: DataView; readonly isLittle: boolean };

/** @throws RangeError beyond the end of the file, as all reading here */
const valueAt = ({ view, isLittle }: Source, at: number, type: number): number => {
  if (type === SHORT) return view.getUint16(at, isLittle);
  if (type === RATIONAL) return view.getUint32(at, isLittle) / view.getUint32(at + 4, isLittle);
  return SIZES[type] === 1 ? view.getUint8(at) : view.getUint32(at, isLittle);
};

/** The values of the entry at this place, which lie in it where they have room. */
const valuesAt = (source: Source, entry: number): readonly number[] => {
  const { view, isLittle } = source;
  const type = view.getUint16(entry + 2, isLittle);
  const count = view.getUint32(entry + 4, isLittle);
  const size = SIZES[type];
  if (size === undefined || count > MAX_VALUES) return [];
  const at = size * count <= 4 ? entry + 8 : view.getUint32(entry + 8, isLittle);
  return Array.from({ length: count }, (_, index) => valueAt(source, at + index * size, type));
};

/** Reads the directory at this place. */
const readerAt = (source: Source, start: number): { read: TagReader; next: number } => {
  const { view, isLittle } = source;
  const count = view.getUint16(start, isLittle);
  if (count > MAX_ENTRIES) throw new Error(`more than ${MAX_ENTRIES} tags`);
  const entries = new Map<number, number>();
  for (let index = 0; index < count; index += 1) {
    const at = start + 2 + index * ENTRY_BYTES;
    entries.set(view.getUint16(at, isLittle), at);
  }
  const end = start + 2 + count * ENTRY_BYTES;
  return {
    read: (tag) => {
      const entry = entries.get(tag);
      return entry === undefined ? [] : valuesAt(source, entry);
    },
    // The last four bytes are missing in files of some scanners.
    next: end + 4 <= view.byteLength ? view.getUint32(end, isLittle) : 0,
  };
};

/**
 * Reads what a TIFF says of its pictures, and nothing of the pictures.
 * @throws Error for what is no TIFF, is cut off, or has more pages than are shown
 */
export const readTiff = (bytes: Uint8Array<ArrayBuffer>): TiffFile => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const order = view.getUint16(0);
  const source = { view, isLittle: order === LITTLE_ENDIAN };
  if (![LITTLE_ENDIAN, BIG_ENDIAN].includes(order) || view.getUint16(2, source.isLittle) !== TIFF)
    throw new Error('not a TIFF');
  const directories: TagReader[] = [];
  let at = view.getUint32(4, source.isLittle);
  while (at !== 0) {
    if (directories.length === MAX_PAGES) throw new Error(`more than ${MAX_PAGES} pages`);
    const { read, next } = readerAt(source, at);
    directories.push(read);
    at = next;
  }
  if (directories.length === 0) throw new Error('a TIFF without a page');
  return { bytes, isBigEndian: order === BIG_ENDIAN, directories };
};
