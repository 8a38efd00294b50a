import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfPageCount } from './pdfPages.ts';

const tree = (pages: number): string => `<< /Type /Pages /Kids [3 0 R] /Count ${pages} >>`;

const plain = (...objects: string[]): Buffer =>
  Buffer.from(
    `%PDF-1.4\n${objects.map((body, index) => `${index + 1} 0 obj\n${body}\nendobj`).join('\n')}\n%%EOF`,
  );

const objectStream = (content: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from('5 0 obj\n<</Type/ObjStm/N 1/First 4>>\nstream\n'),
    deflateSync(content),
    Buffer.from('\nendstream\nendobj\n'),
  ]);

describe('the pages of a PDF', () => {
  it('are those of its page tree, in either order of its entries', () => {
    expect(pdfPageCount(plain(tree(3)))).toBe(3);
    expect(pdfPageCount(plain('<</Count 12/Kids[4 0 R]/Type/Pages>>'))).toBe(12);
  });

  it('are counted at the root, which holds the most', () => {
    expect(pdfPageCount(plain(tree(2), tree(40), tree(5)))).toBe(40);
  });

  it('are found in a compressed object stream', () => {
    const bytes = Buffer.concat([
      Buffer.from('%PDF-1.5\n'),
      objectStream(`1 0 ${tree(7)}`),
      Buffer.from('%%EOF'),
    ]);
    expect(pdfPageCount(bytes)).toBe(7);
  });

  it('are not known of a damaged one, nor counted in other objects', () => {
    expect(pdfPageCount(Buffer.from('%PDF-1.4 nothing'))).toBeNull();
    expect(pdfPageCount(plain('<< /Type /Outlines /Count 9 >>'))).toBeNull();
    expect(pdfPageCount(Buffer.from('<</Type/ObjStm>>stream\nnot deflated endstream'))).toBeNull();
  });

  it('are looked for in a time that grows with the length alone: 16 MB of page trees without an end', () => {
    // Half a megabyte of this took half a minute once; 16 MB would have taken hours.
    const hostile = Buffer.from(`%PDF-1.4\n${'/Type/Pages '.repeat(1_400_000)}\n%%EOF`);
    expect(pdfPageCount(hostile)).toBeNull();
  });

  it('are looked for in streams without an end only a little way', { tags: ['slow'] }, () => {
    const hostile = Buffer.from(`%PDF-1.5\n${'<</Type/ObjStm>>stream\n'.repeat(700_000)}`);
    expect(pdfPageCount(hostile)).toBeNull();
  });

  it('cost at most 32 MB of unpacking, however many streams there are', { tags: ['slow'] }, () => {
    const bomb = objectStream(Buffer.alloc(8 * 1024 * 1024));
    const behind = (bombs: number) => Buffer.concat([...Array(bombs).fill(bomb), objectStream(tree(7))]);
    expect(pdfPageCount(behind(3))).toBe(7);
    expect(pdfPageCount(behind(4))).toBeNull();
    expect(pdfPageCount(behind(400))).toBeNull();
  });
});
