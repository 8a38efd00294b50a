import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageOf } from '#rules/messages.ts';
import { inspectContent } from './inspectContent.ts';
import { allowedExtensions, contentTypeOf, imageExtensions } from './kinds.ts';
import { docx, type TestEntry, zipOf } from './testZip.ts';
import { TEST_SIGNATURE } from './threats.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'inspect-'));
});
afterAll(() => rm(folder, { recursive: true }));

const inspect = async (extension: string, content: Buffer | string) => {
  const file = path.join(folder, `file${extension}`);
  await writeFile(file, content);
  return inspectContent(file, extension);
};
const archive = (...entries: TestEntry[]) => inspect('.zip', zipOf(entries));

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n0\n%%EOF\n');
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const compound = Buffer.concat([
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  Buffer.alloc(600),
]);
/** An old Office file with these streams; what follows stands behind its directory. */
const compoundOf = (...streams: readonly (string | Buffer)[]): Buffer => {
  const entries = streams.map((stream) => {
    if (typeof stream !== 'string') return stream;
    const entry = Buffer.alloc(128);
    entry.write(stream, 'utf16le');
    entry.writeUInt16LE((stream.length + 1) * 2, 64);
    return entry;
  });
  return Buffer.concat([compound.subarray(0, 8), Buffer.alloc(504), ...entries, Buffer.alloc(128)]);
};
const program = Buffer.alloc(0x100);
program.write('MZ');
program.writeUInt32LE(0x80, 0x3c);
program.write('PE\0\0', 0x80);
const dropped = (name: Buffer | string) =>
  compoundOf('\u0001Ole10Native', Buffer.concat([Buffer.alloc(4), Buffer.from(name), Buffer.from([0])]));
const shiftJis = Buffer.from([0x8c, 0xa9, 0x90, 0xcf, 0x8f, 0x91, 0x0d, 0x0a]);

describe('extensions', () => {
  it('are those of the specification, photos only four', () => {
    expect(allowedExtensions).toHaveLength(33);
    expect(imageExtensions).toEqual(['.gif', '.jpeg', '.jpg', '.png']);
    expect(contentTypeOf('.pdf')).toBe('application/pdf');
    expect(contentTypeOf('.exe')).toBe('application/octet-stream');
  });

  it('outside the list are refused with the list', async () => {
    const problem = await inspect('.exe', 'MZ');
    expect(problem && messageOf(problem)).toMatch(/^拡張子が対象外です（対応: \.aac \.bmp/);
  });
});

describe('inspectContent', () => {
  it.each([
    ['.pdf', pdf],
    ['.png', png],
    ['.gif', gif],
    ['.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), ...Array(40).fill(0)])],
    ['.doc', compound],
    ['.xls', compound],
    ['.rtf', '{\\rtf1 test}'],
    ['.csv', '\uFEFF管理番号,企業\r\n0012,みらい食堂\r\n'],
    ['.txt', shiftJis],
    ['.docx', zipOf(docx)],
    ['.odt', zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }])],
  ])('%s with its own content is accepted', async (extension, content) => {
    expect(await inspect(extension, content)).toBeNull();
  });

  it.each([
    ['.pdf', png, '.png'],
    ['.png', pdf, '.pdf'],
    ['.jpg', png, '.png'],
  ])('%s with the content of another kind is told which', async (extension, content, actual) => {
    expect(await inspect(extension, content)).toEqual({
      code: 'fileOtherKind',
      params: { extension, actual },
    });
  });

  it('a photo in HEIC that is called .jpg is told how to make a JPEG of it', async () => {
    expect(await inspect('.jpg', heic)).toEqual({ code: 'fileHeic' });
  });

  it.each([
    ['.jpg', '<script>alert(1)</script>'],
    ['.docx', zipOf([{ name: 'xl/workbook.xml' }])],
    ['.docx', compound],
    ['.ods', zipOf([{ name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' }])],
    ['.doc', 'plain text'],
    ['.zip', pdf],
    ['.mp3', 'MZ'],
  ])('%s with other content is refused', async (extension, content) => {
    expect(await inspect(extension, content)).toEqual({ code: 'fileContent', params: { extension } });
  });

  it('a document whose main part has another name is taken for what it is', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const content = zipOf([
      {
        name: '[Content_Types].xml',
        content: `<Types><Override PartName="/word/document2.xml" ContentType="${type}.main+xml"/></Types>`,
      },
      {
        name: '_rels/.rels',
        content:
          '<Relationships><Relationship Id="a" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument" Target="/word/document2.xml"/></Relationships>',
      },
      { name: 'word/document2.xml', content: '<w:document/>' },
    ]);
    expect(await inspect('.docx', content)).toBeNull();
    expect(await inspect('.xlsx', content)).toMatchObject({ code: 'fileContent' });
  });

  it('a document whose packer parts names by backslashes is taken', async () => {
    const parts = docx.map(({ name, content = '' }) => ({ name: String(name).replace('/', '\\'), content }));
    expect(await inspect('.docx', zipOf(parts))).toBeNull();
  });

  it('an empty file is refused', async () => {
    expect(await inspect('.txt', '')).toEqual({ code: 'fileEmpty' });
  });

  it('a file that broke off in transfer is refused', async () => {
    expect(await inspect('.pdf', pdf.subarray(0, 30))).toEqual({ code: 'fileDamaged' });
    expect(await inspect('.png', png.subarray(0, 60))).toEqual({ code: 'fileDamaged' });
    expect(await inspect('.zip', zipOf([{ name: 'a.txt' }]).subarray(0, 40))).toEqual({
      code: 'fileDamaged',
    });
  });

  it.each([
    ['bytes that are neither UTF-8 nor Shift_JIS', Buffer.from([0x80, 0xff, 0xfe])],
    ['a letter cut in half at the end', Buffer.from([0x41, 0xe6])],
    ['zero bytes', Buffer.from('a\0b')],
  ])('text with %s is refused', async (_what, content) => {
    expect(await inspect('.csv', content)).toEqual({ code: 'fileText' });
  });

  it('a document with a password is refused with advice to take it off', async () => {
    const locked = compoundOf('EncryptedPackage');
    expect(await inspect('.xlsx', locked)).toEqual({ code: 'fileEncrypted' });
  });

  it('a document with macros is refused', async () => {
    const content = zipOf([...docx, { name: 'word/vbaProject.bin', content: 'x' }]);
    expect(await inspect('.docx', content)).toEqual({ code: 'fileMacro' });
  });
});

describe('macros', () => {
  it.each([
    ['an old workbook', '.xls', compoundOf('Workbook', '_VBA_PROJECT_CUR', 'VBA', '_VBA_PROJECT')],
    ['an old document', '.doc', compoundOf('WordDocument', 'Macros', '_VBA_PROJECT')],
    [
      'a part with another name',
      '.docx',
      zipOf([...docx, { name: 'word/media/image1.png', content: compoundOf('_VBA_PROJECT') }]),
    ],
    [
      'a part that the list of types names',
      '.xlsx',
      zipOf([
        {
          name: '[Content_Types].xml',
          content: '<Override ContentType="application/vnd.ms-office.vbaProject"/>',
        },
        { name: 'xl/workbook.xml' },
      ]),
    ],
    [
      'a list of types in UTF-16',
      '.docx',
      zipOf([
        {
          name: '[Content_Types].xml',
          content: Buffer.from('\uFEFF<a b="macroEnabled.main+xml"/>', 'utf16le'),
        },
        { name: 'word/document.xml' },
      ]),
    ],
    [
      'LibreOffice',
      '.ods',
      zipOf([
        { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
        { name: 'Basic/Standard/Module1.xml' },
      ]),
    ],
    [
      'an old workbook in an archive',
      '.zip',
      zipOf([{ name: '台帳.xls', content: compoundOf('_VBA_PROJECT') }]),
    ],
  ])('of %s are refused (faults C)', async (_what, extension, content) => {
    expect(await inspect(extension, content)).toEqual({ code: 'fileMacro' });
  });

  it('are not the word in a text, nor the empty lists of LibreOffice', async () => {
    const text = Buffer.concat([
      compoundOf('WordDocument'),
      Buffer.from('the _VBA_PROJECT\0 stream', 'utf16le'),
    ]);
    expect(await inspect('.doc', text)).toBeNull();
    const lists = [{ name: 'Basic/Standard/script-lb.xml' }, { name: 'Basic/script-lc.xml' }];
    const mimetype = { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' };
    expect(await inspect('.odt', zipOf([mimetype, ...lists]))).toBeNull();
  });
});

describe('programs in documents', () => {
  const shiftJisName = Buffer.concat([Buffer.from([0x8c, 0xa9, 0x90, 0xcf]), Buffer.from('.exe')]);
  it.each([
    ['by name', { name: 'word/embeddings/setup.exe', content: 'x' }, 'setup.exe'],
    ['by content', { name: 'word/embeddings/oleObject1.bin', content: program }, 'oleObject1.bin'],
    [
      'dropped into it',
      { name: 'word/embeddings/oleObject1.bin', content: dropped('C:\\tmp\\setup.EXE') },
      'setup.EXE',
    ],
    [
      'with a Japanese name',
      { name: 'word/embeddings/oleObject1.bin', content: dropped(shiftJisName) },
      '見積.exe',
    ],
  ])('%s are refused, also in an archive (faults C)', async (_what, part, name) => {
    const content = zipOf([...docx, part]);
    expect(await inspect('.docx', content)).toEqual({ code: 'documentProgram', params: { name } });
    expect(await archive({ name: '様式.docx', content })).toEqual({
      code: 'documentProgram',
      params: { name },
    });
  });

  it('are not a picture that begins with the same two letters, nor a dropped PDF', async () => {
    const parts = [
      { name: 'word/media/a.emf', content: 'MZ and no program' },
      { name: 'word/embeddings/oleObject1.bin', content: dropped('見積書.pdf') },
    ];
    expect(await inspect('.docx', zipOf([...docx, ...parts]))).toBeNull();
  });
});

describe('archives', () => {
  it('with plain files and documents are accepted, names in UTF-8 or Shift_JIS', async () => {
    const surfaceName = Buffer.concat([Buffer.from([0x95, 0x5c]), Buffer.from('.txt')]);
    expect(
      await archive(
        { name: '見積/' },
        { name: '見積/発注書.pdf', content: pdf },
        { name: '様式.docx', content: zipOf(docx) },
        { name: surfaceName, content: 'x' },
      ),
    ).toBeNull();
  });

  it.each([
    ['../evil.txt'],
    ['a/../../evil.txt'],
    ['/etc/passwd'],
    ['C:\\evil.txt'],
    ['..\\evil.txt'],
    ['a\nb.txt'],
  ])('with the path %j are refused', async (name) => {
    expect(await archive({ name, content: 'x' })).toMatchObject({ code: 'archivePath' });
  });

  it('with programs are refused, by name and by content', async () => {
    expect(await archive({ name: 'setup.exe', content: 'x' })).toEqual({
      code: 'archiveExecutable',
      params: { name: 'setup.exe' },
    });
    expect(await archive({ name: '請求書.pdf', content: 'MZ\x90' })).toMatchObject({
      code: 'archiveExecutable',
    });
  });

  it('with archives inside are refused, by name and by content', async () => {
    expect(await archive({ name: 'a.7z', content: 'x' })).toEqual({ code: 'archiveNested' });
    expect(await archive({ name: 'a.pdf', content: zipOf([{ name: 'b' }]) })).toEqual({
      code: 'archiveNested',
    });
  });

  it('with a password, a macro document or the scanners’ test signature inside are refused', async () => {
    expect(await archive({ name: 'a.pdf', content: 'x', isEncrypted: true })).toEqual({
      code: 'fileEncrypted',
    });
    const macro = zipOf([...docx, { name: 'word/vbaProject.bin' }]);
    expect(await archive({ name: 'a.docx', content: macro })).toEqual({ code: 'fileMacro' });
    expect(await archive({ name: 'a.txt', content: TEST_SIGNATURE })).toEqual({ code: 'fileThreat' });
  });

  it('with more than 1,000 entries are refused', async () => {
    const entries = Array.from({ length: 1001 }, (_, index) => ({ name: `${index}.txt` }));
    expect(await archive(...entries)).toEqual({ code: 'archiveTooManyEntries', params: { max: 1000 } });
  });

  it('that unpack to far more than they are, are refused while unpacking', { tags: ['slow'] }, async () => {
    expect(await archive({ name: 'zeros.txt', content: Buffer.alloc(40 * 1024 * 1024) })).toEqual({
      code: 'archiveTooLarge',
    });
  });

  it('whose directory lies about sizes are refused', async () => {
    expect(await archive({ name: 'a.txt', content: 'x'.repeat(5000), claimedBytes: 10 })).toEqual({
      code: 'fileDamaged',
    });
  });
});
