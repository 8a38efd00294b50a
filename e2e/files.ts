import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A file as a person chooses it. */
export type ChosenFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

const pdfObjects = (line: string): string[] => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  `<< /Length ${line.length + 44} >>\nstream\nBT /F1 24 Tf 72 720 Td (${line}) Tj ET\n${' '.repeat(20)}\nendstream`,
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];

/** A real one-page PDF with one line of text. */
export const pdf = (name: string, line: string): ChosenFile => {
  let text = '%PDF-1.4\n';
  const offsets = pdfObjects(line).map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const count = offsets.length + 1;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  text += `xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
};

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, check]);
};

/** A real photo-like picture: 160 × 120 pixels of a colour gradient. */
export const photo = (name: string): ChosenFile => {
  const [width, height] = [160, 120];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = (y: number): number[] => [
    0,
    ...Array.from({ length: width }, (_, x) => [x, y * 2, 120]).flat(),
  ];
  const pixels = Buffer.from(Array.from({ length: height }, (_, y) => row(y)).flat());
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...chunks]) };
};

export const sha256 = ({ buffer }: ChosenFile): string => createHash('sha256').update(buffer).digest('hex');
