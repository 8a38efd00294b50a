import { crc32, deflateRawSync } from 'node:zlib';

export type TestEntry = {
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  readonly isEncrypted?: boolean;
  /** What the directory claims instead of the truth. */
  readonly claimedBytes?: number;
};

/** The entries of a document of Word. */
export const docx: readonly TestEntry[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: '<w:document/>' },
];

/** Little-endian numbers of two or four bytes. */
type Fields = readonly (readonly [2 | 4, number])[];

const header = (signature: number, fields: Fields): Buffer => {
  const parts = fields.map(([width, value]) => {
    const part = Buffer.alloc(width);
    part.writeUIntLE(value, 0, width);
    return part;
  });
  const head = Buffer.alloc(4);
  head.writeUInt32LE(signature);
  return Buffer.concat([head, ...parts]);
};

/** What an entry's own head and the directory both say: version, flags, deflated, time, date, sum, sizes, lengths. */
const commonFields = (
  { name, content = '', isEncrypted = false, claimedBytes }: TestEntry,
  data: Buffer,
): Fields => {
  const raw = Buffer.from(content);
  const facts = [20, isEncrypted ? 1 : 0, 8, 0, 0x21].map((value) => [2, value] as const);
  const sizes = [crc32(raw), data.length, claimedBytes ?? raw.length].map((value) => [4, value] as const);
  return [...facts, ...sizes, [2, Buffer.from(name).length], [2, 0]];
};

/** The end of the directory: how many entries, how long, and where it begins. */
const endOf = (count: number, listed: Buffer, offset: number): Buffer =>
  header(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, listed.length],
    [4, offset],
    [2, 0],
  ]);

/** A zip for tests, byte by byte, so that it can also be wrong in the ways attackers make it. */
export const zipOf = (entries: readonly TestEntry[]): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const data = deflateRawSync(Buffer.from(entry.content ?? ''));
    const name = Buffer.from(entry.name);
    const common = commonFields(entry, data);
    const local = Buffer.concat([header(0x04034b50, common), name, data]);
    const place: Fields = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ];
    directory.push(header(0x02014b50, [[2, 20], ...common, ...place]), name);
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  return Buffer.concat([...locals, listed, endOf(entries.length, listed, offset)]);
};
