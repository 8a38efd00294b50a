import { crc32, deflateRawSync } from 'node:zlib';

export type TestEntry = {
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  readonly isEncrypted?: boolean;
  /** What the directory claims instead of the truth. */
  readonly claimedBytes?: number;
};

const header = (signature: number, fields: readonly (readonly [2 | 4, number])[]): Buffer => {
  const parts = fields.map(([width, value]) => {
    const part = Buffer.alloc(width);
    part.writeUIntLE(value, 0, width);
    return part;
  });
  const head = Buffer.alloc(4);
  head.writeUInt32LE(signature);
  return Buffer.concat([head, ...parts]);
};

/** A zip for tests, byte by byte, so that it can also be wrong in the ways attackers make it. */
export const zipOf = (entries: readonly TestEntry[]): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', isEncrypted = false, claimedBytes } of entries) {
    const raw = Buffer.from(content);
    const data = deflateRawSync(raw);
    const nameBytes = Buffer.from(name);
    const flags = isEncrypted ? 1 : 0;
    const common: readonly (readonly [2 | 4, number])[] = [
      ...([
        [2, 20],
        [2, flags],
        [2, 8],
        [2, 0],
        [2, 0x21],
      ] as const),
      ...([
        [4, crc32(raw)],
        [4, data.length],
        [4, claimedBytes ?? raw.length],
        [2, nameBytes.length],
        [2, 0],
      ] as const),
    ];
    const local = Buffer.concat([header(0x04034b50, common), nameBytes, data]);
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    directory.push(header(0x02014b50, [[2, 20], ...common, ...rest]), nameBytes);
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const count = entries.length;
  const end = [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, listed.length],
    [4, offset],
    [2, 0],
  ] as const;
  return Buffer.concat([...locals, listed, header(0x06054b50, end)]);
};
