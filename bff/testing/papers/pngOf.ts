import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

const RGBA = [8, 6, 0, 0, 0];

/**
 * A PNG with a red square that shows the paper around it: 8 bits, with alpha.
 * @param beyond bytes that stand behind its last line, as only a hostile one has them
 */
export const pngOf = (width: number, height: number, beyond = 0): Uint8Array<ArrayBuffer> => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(RGBA, 8);
  const rows = Buffer.alloc(height * (1 + width * 4) + beyond);
  for (let y = Math.floor(height / 4); y < (height * 3) / 4; y += 1)
    for (let x = Math.floor(width / 4); x < (width * 3) / 4; x += 1)
      rows.set([200, 30, 30, 255], y * (1 + width * 4) + 1 + x * 4);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Uint8Array.from(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]));
};
