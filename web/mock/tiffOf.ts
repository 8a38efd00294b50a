/** A tag with its values; of many bits each where it says so. */
type Entry = { readonly tag: number; readonly values: readonly number[] };

/** A picture of a TIFF: its tags but the places of its strips, and the strips. */
export type TiffPicture = {
  readonly tags: { readonly [tag: number]: readonly number[] };
  readonly strips: readonly Uint8Array[];
};

const HEADER_BYTES = 8;
const LONG = 4;
const RATIONAL = 5;
const STRIP_OFFSETS = 273;
const STRIP_BYTES = 279;
/** Resolutions, in whole dots. */
const RATIONALS: ReadonlySet<number> = new Set([282, 283]);

const bytesOf = ({ tag, values }: Entry): number => values.length * (RATIONALS.has(tag) ? 8 : LONG);

/** Writes the values of an entry in words of four bytes. */
const wordsOf = ({ tag, values }: Entry): readonly number[] =>
  RATIONALS.has(tag) ? values.flatMap((value) => [value, 1]) : values;

const joined = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
};

const directoryOf = (entries: readonly Entry[], start: number, isLast: boolean): Uint8Array => {
  const length = 2 + entries.length * 12 + 4;
  const far = entries.filter((entry) => bytesOf(entry) > LONG);
  const end = far.reduce((sum, entry) => sum + bytesOf(entry), length);
  const bytes = new Uint8Array(end);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, entries.length, true);
  let room = length;
  for (const [index, entry] of entries.entries()) {
    const at = 2 + index * 12;
    view.setUint16(at, entry.tag, true);
    view.setUint16(at + 2, RATIONALS.has(entry.tag) ? RATIONAL : LONG, true);
    view.setUint32(at + 4, entry.values.length, true);
    const place = bytesOf(entry) > LONG ? room : at + 8;
    for (const [word, value] of wordsOf(entry).entries()) view.setUint32(place + word * LONG, value, true);
    if (place !== room) continue;
    view.setUint32(at + 8, start + room, true);
    room += bytesOf(entry);
  }
  view.setUint32(2 + entries.length * 12, isLast ? 0 : start + end, true);
  return bytes;
};

/** A TIFF of these pictures, as a scanner writes it: the strips first, then what is said of them. */
export const tiffOf = (pictures: readonly TiffPicture[]): Uint8Array<ArrayBuffer> => {
  const strips = joined(pictures.flatMap(({ strips: own }) => own));
  const header = new Uint8Array([0x49, 0x49, 42, 0, 0, 0, 0, 0]);
  const parts: Uint8Array[] = [header, strips];
  let [start, offset] = [HEADER_BYTES + strips.length, HEADER_BYTES];
  new DataView(header.buffer).setUint32(4, start, true);
  for (const [index, { tags, strips: own }] of pictures.entries()) {
    const offsets = own.map(({ length }) => {
      offset += length;
      return offset - length;
    });
    const all = { [STRIP_OFFSETS]: offsets, [STRIP_BYTES]: own.map(({ length }) => length), ...tags };
    const entries = Object.entries(all).map(([tag, values]) => ({ tag: Number(tag), values }));
    const directory = directoryOf(entries, start, index === pictures.length - 1);
    parts.push(directory);
    start += directory.length;
  }
  return joined(parts);
};
