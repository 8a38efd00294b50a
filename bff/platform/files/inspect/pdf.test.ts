import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectContent } from './inspectContent.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pdf-'));
});
afterAll(() => rm(folder, { recursive: true }));

const inspect = async (content: Buffer) => {
  const file = path.join(folder, 'file.pdf');
  await writeFile(file, content);
  return inspectContent(file, '.pdf');
};

const made = async (options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> => {
  const document = new PDFDocument(options);
  document.text('RECEIPT 12,345');
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** A file of these objects, numbered from 1, the first of which is its catalogue. */
const fileOf = (...objects: readonly string[]): Buffer => {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
};

const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
const TEMPLATE = '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template/></xdp:xdp>';
const xfa = (fields: string): Buffer =>
  fileOf(
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${fields}] /XFA 4 0 R >> >>`,
    PAGES,
    PAGE,
    `<< /Length ${TEMPLATE.length} >>\nstream\n${TEMPLATE}\nendstream`,
    '<< /FT /Tx /T (name) /V (x) /Type /Annot /Subtype /Widget /Rect [0 0 9 9] /P 3 0 R >>',
  );

describe('a PDF', () => {
  it.each([
    ['a line end before its head', '\r\n', ''],
    ['the head of a mail before its own', `--boundary\r\nContent-Type: application/pdf\r\n\r\n`, ''],
    ['zeros behind its end', '', '\0'.repeat(6000)],
    ['a page of a portal behind its end', '', `<html>${'x'.repeat(9000)}</html>`],
  ])('with %s is taken, as every reader opens it', async (_what, before, behind) => {
    expect(await inspect(Buffer.concat([Buffer.from(before), await made(), Buffer.from(behind)]))).toBeNull();
  });

  it('whose head stands further in than readers look is none', async () => {
    expect(await inspect(Buffer.concat([Buffer.alloc(1100, 0x20), await made()]))).toMatchObject({
      code: 'fileContent',
    });
  });

  it('that broke off is refused, also one that has an end in its first half', async () => {
    const whole = await made();
    const forTheWeb = Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
      whole.subarray(9),
    ]);
    for (const file of [whole, forTheWeb]) {
      const cut = file.subarray(0, file.lastIndexOf('endobj') + 10);
      expect(await inspect(cut)).toEqual({ code: 'fileDamaged' });
    }
  });

  it.each(['1.4', '1.7', '1.7ext3'] as const)(
    'of version %s that asks for a password to open is refused; an owner’s alone is no lock',
    async (pdfVersion) => {
      const locked = await made({ pdfVersion, userPassword: 'himitsu', ownerPassword: 'yakuin' });
      const owned = await made({ pdfVersion, ownerPassword: 'yakuin' });
      expect([await inspect(locked), await inspect(owned)]).toEqual([{ code: 'pdfLocked' }, null]);
    },
  );

  it('that is a form of XFA and nothing else is refused; one with fields of its own has pages to show', async () => {
    expect([await inspect(xfa('')), await inspect(xfa('5 0 R'))]).toEqual([{ code: 'pdfXfa' }, null]);
  });
});
