import { readTiff } from './tiffFile.ts';
import { CODING, COLOR, isNoPage, type Piece, type TiffPage, tiffPageOf } from './tiffPage.ts';

/*
 * A TIFF in the clothes of a PDF: both know the same codings, so that the bytes of its pieces are copied as they are and
 * nothing is decoded here. What comes of it is hardly larger than the file, whatever a stranger has put into it;
 * pdf.js decodes it, in its worker, as it does scans in a PDF.
 */

/** Points of a PDF in an inch. */
const POINTS = 72;
/** A sheet of A4 in points, for a page that cannot be shown. */
const A4 = '0 0 595 842';

/** Pieces of one file may lie upon each other, again and again; more in all than this beyond its bytes is not copied. */
const SHARED_BYTES = 8_000_000;
const MAX_PIECES = 200_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** A TIFF as a PDF. */
export type TiffAsPdf = {
  readonly pdf: Blob;
  /** Pages that are empty there, for they are broken, too large or of a kind that is not shown. They count from 1. */
  readonly unshown: ReadonlySet<number>;
};

const FILTERS: { readonly [coding: number]: string } = {
  [CODING.huffman]: 'CCITTFaxDecode',
  [CODING.g3]: 'CCITTFaxDecode',
  [CODING.g4]: 'CCITTFaxDecode',
  [CODING.lzw]: 'LZWDecode',
  [CODING.jpeg]: 'DCTDecode',
  [CODING.zip]: 'FlateDecode',
  [CODING.oldZip]: 'FlateDecode',
  [CODING.packBits]: 'RunLengthDecode',
};

const faxParametersOf = ({ coding, color, isTwoDimensional }: TiffPage, { width, height }: Piece): string => {
  const k = coding === CODING.g4 ? -1 : coding === CODING.g3 && isTwoDimensional ? 1 : 0;
  const isWhiteOne = color === COLOR.blackIsZero;
  return `/K ${k} /Columns ${width} /Rows ${height} /EndOfBlock false /BlackIs1 ${isWhiteOne} /EncodedByteAlign ${coding === CODING.huffman}`;
};

const parametersOf = (page: TiffPage, piece: Piece): string => {
  if (FILTERS[page.coding] === 'CCITTFaxDecode') return faxParametersOf(page, piece);
  if (page.coding === CODING.jpeg) return `/ColorTransform ${page.color === COLOR.yCbCr ? 1 : 0}`;
  const isPredicted = page.hasPredictor && [CODING.lzw, CODING.zip, CODING.oldZip].includes(page.coding);
  const samples = page.inks + page.extraSamples;
  return isPredicted
    ? `/Predictor 2 /Colors ${samples} /BitsPerComponent ${page.bits} /Columns ${piece.width}`
    : '';
};

const hex = (values: readonly number[]): string =>
  values.map((value) => value.toString(16).padStart(2, '0')).join('');

/** TIFF has all reds, then all greens, then all blues, of 16 bits; PDF colour by colour, of 8. */
const paletteOf = (palette: readonly number[]): string => {
  const count = palette.length / 3;
  const colors = Array.from({ length: palette.length }, (_, index) => {
    const value = palette[(index % 3) * count + Math.floor(index / 3)] ?? 0;
    return value >> 8;
  });
  return `[/Indexed /DeviceRGB ${count - 1} <${hex(colors)}>]`;
};

/** Colours with the number of the object that leaves out what is no colour; 0 where there is none. */
const colorSpaceOf = ({ color, palette, inks, extraSamples }: TiffPage, dropper: number): string => {
  if (color === COLOR.palette) return paletteOf(palette);
  const base = inks === 1 ? '/DeviceGray' : inks === 3 ? '/DeviceRGB' : '/DeviceCMYK';
  if (extraSamples === 0) return base;
  const names = Array.from({ length: inks + extraSamples }, (_, index) => `/S${index}`).join(' ');
  return `[/DeviceN [${names}] ${base} ${dropper} 0 R]`;
};

/** Every byte with its bits in the other order. */
const MIRRORED = Uint8Array.from({ length: 256 }, (_, byte) =>
  [0, 1, 2, 3, 4, 5, 6, 7].reduce((turned, bit) => turned | (((byte >> bit) & 1) << (7 - bit)), 0),
);

/** A JPEG with the tables that it shares with others, between its first marker and what follows. */
const withTables = (jpeg: Bytes, tables: readonly number[]): BlobPart[] =>
  tables.length < 4 ? [jpeg] : [jpeg.subarray(0, 2), Uint8Array.from(tables.slice(2, -2)), jpeg.subarray(2)];

const contentOf = (page: TiffPage, { bytes }: Piece): BlobPart[] => {
  if (page.coding === CODING.jpeg) return withTables(bytes, page.jpegTables);
  return [page.isMirrored ? bytes.map((byte) => MIRRORED[byte] ?? 0) : bytes];
};

/** Draws the pieces in their places: the page counts from its lower left corner. */
const drawingOf = ({ height, dpi, pieces }: TiffPage): string => {
  const lines = pieces.map(
    (piece, index) =>
      `q ${piece.width} 0 0 ${piece.height} ${piece.x} ${height - piece.y - piece.height} cm /P${index} Do Q`,
  );
  return [`${POINTS / dpi.x} 0 0 ${POINTS / dpi.y} 0 0 cm`, ...lines].join('\n');
};

const sizeOf = (part: BlobPart): number =>
  typeof part === 'string' ? part.length : part instanceof Blob ? part.size : part.byteLength;

/** Collects the objects of a PDF, with their places. All its words are ASCII. */
const createWriter = () => {
  const parts: BlobPart[] = ['%PDF-1.7\n'];
  const places: number[] = [];
  let length = sizeOf(parts[0] ?? '');
  const write = (...more: BlobPart[]): void => {
    for (const part of more) length += sizeOf(part);
    parts.push(...more);
  };
  /** A number that others may name before what it stands for is written. */
  const reserve = (): number => places.push(0);
  const add = (content: readonly BlobPart[], number = reserve()): number => {
    places[number - 1] = length;
    write(`${number} 0 obj\n`, ...content, '\nendobj\n');
    return number;
  };
  const addStream = (words: string, content: readonly BlobPart[]): number => {
    const bytes = content.reduce((sum, part) => sum + sizeOf(part), 0);
    return add([`<< ${words} /Length ${bytes} >>\nstream\n`, ...content, '\nendstream']);
  };
  const end = (root: number): Blob => {
    const start = length;
    const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
    write(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n`, lines.join(''));
    write(`trailer\n<< /Size ${places.length + 1} /Root ${root} 0 R >>\nstartxref\n${start}\n%%EOF\n`);
    return new Blob(parts, { type: 'application/pdf' });
  };
  return { reserve, add, addStream, end };
};

type Writer = ReturnType<typeof createWriter>;

const addDropper = (writer: Writer, { inks, extraSamples }: TiffPage): number => {
  if (extraSamples === 0) return 0;
  const range = (count: number) => '0 1 '.repeat(count);
  const words = `/FunctionType 4 /Domain [${range(inks + extraSamples)}] /Range [${range(inks)}]`;
  return writer.addStream(words, [`{ ${'pop '.repeat(extraSamples)}}`]);
};

const addPiece = (writer: Writer, page: TiffPage, piece: Piece, colorSpace: string): number => {
  const filter = FILTERS[page.coding];
  const isInverse = page.color === COLOR.whiteIsZero && filter !== 'CCITTFaxDecode';
  const words = [
    `/Type /XObject /Subtype /Image /Width ${piece.width} /Height ${piece.height}`,
    `/BitsPerComponent ${page.bits} /ColorSpace ${colorSpace}`,
    isInverse ? `/Decode [${'1 0 '.repeat(page.inks)}${'0 1 '.repeat(page.extraSamples)}]` : '',
    filter === undefined ? '' : `/Filter /${filter} /DecodeParms << ${parametersOf(page, piece)} >>`,
  ];
  return writer.addStream(words.join(' '), contentOf(page, piece));
};

const addPage = (writer: Writer, tree: number, page: TiffPage | null): number => {
  const words = `/Type /Page /Parent ${tree} 0 R`;
  if (page === null) return writer.add([`<< ${words} /MediaBox [${A4}] >>`]);
  const colorSpace = `${writer.add([colorSpaceOf(page, addDropper(writer, page))])} 0 R`;
  const named = page.pieces.map(
    (piece, index) => `/P${index} ${addPiece(writer, page, piece, colorSpace)} 0 R`,
  );
  const drawing = writer.addStream('', [drawingOf(page)]);
  const [width, height] = [(page.width * POINTS) / page.dpi.x, (page.height * POINTS) / page.dpi.y];
  const look = `/MediaBox [0 0 ${width} ${height}] /Rotate ${page.turn} /Contents ${drawing} 0 R`;
  return writer.add([`<< ${words} ${look} /Resources << /XObject << ${named.join(' ')} >> >> >>`]);
};

/** The pages that can be shown, null for others, as long as all together copy no more than the file has. */
const pagesOf = (bytes: Bytes): (TiffPage | null)[] => {
  const file = readTiff(bytes);
  const found = file.directories.filter((read) => !isNoPage(read));
  const left = { bytes: bytes.length + SHARED_BYTES, pieces: MAX_PIECES };
  return (found.length === 0 ? file.directories : found).map((read) => {
    const page = tiffPageOf(file, read);
    if (page === null) return null;
    for (const piece of page.pieces) left.bytes -= piece.bytes.length + page.jpegTables.length;
    left.pieces -= page.pieces.length;
    return left.bytes < 0 || left.pieces < 0 ? null : page;
  });
};

/**
 * A TIFF as a PDF, page by page.
 * @throws Error for what is no TIFF, is cut off, or has more pages than are shown
 */
export const pdfOfTiff = (bytes: Bytes): TiffAsPdf => {
  const pages = pagesOf(bytes);
  const writer = createWriter();
  const tree = writer.reserve();
  const kids = pages.map((page) => `${addPage(writer, tree, page)} 0 R`);
  writer.add([`<< /Type /Pages /Count ${pages.length} /Kids [${kids.join(' ')}] >>`], tree);
  const root = writer.add([`<< /Type /Catalog /Pages ${tree} 0 R >>`]);
  const unshown = new Set(pages.flatMap((page, index) => (page === null ? [index + 1] : [])));
  return { pdf: writer.end(root), unshown };
};
