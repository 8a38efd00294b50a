import { type PhotoFacts, readPhotoFacts, writePhotoFacts } from './exif.ts';

const EXIF = Buffer.from('Exif\0\0');
const MULTI_PICTURE = Buffer.from('MPF\0');
const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const COMMENT = 0xfe;
const FF = 0xff;

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([FF, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** A restart, or the beginning of a picture: no length follows it. */
const isAlone = (marker: number): boolean => marker >= 0xd0 && marker <= SOI;

/** The end of picture data: the next marker that is neither an escaped byte nor a restart. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(FF, from); at !== -1; at = bytes.indexOf(FF, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || next === FF || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
};

/** APP0 (size), APP2 (colour profile) and APP14 (colour transform) belong to the picture; the rest tells tales. */
const isKept = (marker: number, content: Buffer): boolean => {
  if (marker === COMMENT) return false;
  if (marker === APP2) return !content.subarray(0, MULTI_PICTURE.length).equals(MULTI_PICTURE);
  return marker < APP0 || marker > 0xef || marker === APP0 || marker === APP14;
};

type Parsed = { readonly kept: readonly Buffer[]; readonly facts: PhotoFacts | null };

/**
 * The next marker from a place on. Some scanners and drones leave bytes between segments: every reader passes over what
 * is none, over fill bytes, and over markers that stand alone.
 * @returns -1 when there is none
 */
const nextMarker = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(FF, from); at !== -1; at = bytes.indexOf(FF, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI || (marker >= 0xc0 && marker < FF && !isAlone(marker))) return at;
  }
  return -1;
};

/** @returns null when the structure does not hold to the end of the picture */
const parse = (bytes: Buffer): Parsed | null => {
  const kept: Buffer[] = [];
  let facts: PhotoFacts | null = null;
  for (let at = nextMarker(bytes, 2); at !== -1; at = nextMarker(bytes, at)) {
    const marker = bytes[at + 1] ?? 0;
    // What follows the end is no part of the picture: phones put further pictures with their own EXIF there.
    if (marker === EOI) return { kept, facts };
    if (at + 4 > bytes.length) return null;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return null;
    const content = bytes.subarray(at + 4, end);
    if (marker === APP1 && content.subarray(0, EXIF.length).equals(EXIF)) {
      facts ??= readPhotoFacts(content.subarray(EXIF.length));
    }
    if (isKept(marker, content)) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker !== SOS) continue;
    const scanEnd = endOfScan(bytes, end);
    kept.push(bytes.subarray(end, scanEnd));
    at = scanEnd;
  }
  // A picture that nobody ended was cut off on its way, and lacks its lower part.
  return null;
};

/**
 * A JPEG without what cameras and phones write beside the picture: place (GPS), device, thumbnails, XMP, IPTC,
 * comments, appended pictures. Orientation and time of taking stay; the picture's bytes are not touched.
 * @returns null when it is no JPEG that can be read to its end
 */
export const stripJpeg = (bytes: Buffer): Buffer | null => {
  if (bytes[0] !== FF || bytes[1] !== SOI) return null;
  const parsed = parse(bytes);
  if (!parsed) return null;
  const facts = parsed.facts && writePhotoFacts(parsed.facts);
  const exif = facts ? [segment(APP1, Buffer.concat([EXIF, facts]))] : [];
  // JFIF wants to be first; EXIF readers look a few segments on.
  const isJfifFirst = parsed.kept[0]?.[1] === APP0;
  const first = isJfifFirst ? parsed.kept.slice(0, 1) : [];
  const rest = isJfifFirst ? parsed.kept.slice(1) : parsed.kept;
  return Buffer.concat([Buffer.from([FF, SOI]), ...first, ...exif, ...rest, Buffer.from([FF, EOI])]);
};
