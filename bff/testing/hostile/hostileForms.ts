import { type TestEntry, zipOf } from '#bff/files/inspect/testZip.ts';
import { TEST_SIGNATURE } from '#bff/files/inspect/threats.ts';
import { pdfOf } from '../undertaking.ts';

/* Forms that an upload must refuse, byte by byte. */

const BOUNDARY = '----hojo';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export type Form = { readonly type: string; readonly body: Buffer };

export type FormPart = {
  readonly name: string;
  readonly fileName?: string;
  readonly content: Buffer | string;
};

const partOf = ({ name, fileName, content }: FormPart): Buffer => {
  const file =
    fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
};

export const formOf = (...parts: readonly FormPart[]): Form => ({
  type: TYPE,
  body: Buffer.concat([...parts.map(partOf), Buffer.from(`--${BOUNDARY}--\r\n`)]),
});

const pdf = Buffer.from(pdfOf());
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 1)]);
const bomb: TestEntry = { name: 'a.txt', content: Buffer.alloc(60 * 1024 * 1024) };
const liar: TestEntry = { name: 'a.txt', content: Buffer.alloc(20 * 1024 * 1024), claimedBytes: 10 };

/** Files whose content, or name, is not to be had: name and bytes. */
const badFiles: readonly (readonly [what: string, fileName: string, content: Buffer])[] = [
  ['an empty file', 'a.pdf', Buffer.alloc(0)],
  ['a program called pdf', 'a.pdf', program],
  ['a program called exe', 'a.exe', program],
  ['a page called pdf', 'a.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a page called html', 'a.html', Buffer.from('<html></html>')],
  ['a name with two endings', 'a.pdf.exe', pdf],
  ['a name without an ending', 'pdf', pdf],
  ['a name of nothing but dots', '...', pdf],
  ['a name whose writing direction is turned', 'a\u202efdp.exe', pdf],
  ['half of a pdf', 'a.pdf', pdf.subarray(0, 20)],
  ['a zip bomb', 'a.zip', zipOf([bomb])],
  ['a zip that lies about its size', 'a.zip', zipOf([liar])],
  ['a zip with a password', 'a.zip', zipOf([{ name: 'a.txt', content: 'a', isEncrypted: true }])],
  ['a zip with a program', 'a.zip', zipOf([{ name: 'a.exe', content: program }])],
  ['a zip in a zip', 'a.zip', zipOf([{ name: 'b.zip', content: zipOf([{ name: 'c.txt', content: 'c' }]) }])],
  ['a zip that climbs out', 'a.zip', zipOf([{ name: '../../a.txt', content: 'a' }])],
  ['a zip that begins as a pdf', 'a.zip', Buffer.concat([pdf, zipOf([{ name: 'a.txt', content: 'a' }])])],
  ['a pdf called png', 'a.png', pdf],
  ['a zip called docx', 'a.docx', zipOf([{ name: 'a.txt', content: 'a' }])],
  ['the signature that scanners are tried with', 'a.txt', TEST_SIGNATURE],
  ['binary called text', 'a.txt', Buffer.from([0, 1, 2, 255])],
];

/** Forms that are refused whoever sends them; `meta` makes the meta that would be right for a file of that name. */
export const hostileForms = (meta: (fileName: string) => object): readonly (readonly [string, Form])[] => {
  const metaPart = (fileName: string): FormPart => ({
    name: 'meta',
    content: JSON.stringify(meta(fileName)),
  });
  const file: FormPart = { name: 'file', fileName: 'a.pdf', content: pdf };
  const right = formOf(metaPart('a.pdf'), file);
  return [
    ...badFiles.map(([what, fileName, content]): [string, Form] => [
      what,
      formOf(metaPart(fileName), { name: 'file', fileName, content }),
    ]),
    ['no file', formOf(metaPart('a.pdf'))],
    ['no meta', formOf(file)],
    ['two files', formOf(metaPart('a.pdf'), file, file)],
    ['two metas', formOf(metaPart('a.pdf'), metaPart('a.pdf'), file)],
    ['a file in another field', formOf(metaPart('a.pdf'), { ...file, name: 'files' })],
    ['a file where a text belongs', formOf(metaPart('a.pdf'), { name: 'file', content: 'text' })],
    ['a meta that is a file', formOf({ ...metaPart('a.pdf'), fileName: 'blob' }, file)],
    ['a meta that is no JSON', formOf({ name: 'meta', content: '{' }, file)],
    ['a meta that is null', formOf({ name: 'meta', content: 'null' }, file)],
    ['a meta of a list', formOf({ name: 'meta', content: '[]' }, file)],
    [
      'a meta with a property too many',
      formOf({ name: 'meta', content: JSON.stringify({ ...meta('a.pdf'), isAdmin: true }) }, file),
    ],
    [
      'a meta of 30 kB',
      formOf({ name: 'meta', content: JSON.stringify({ ...meta('a'.repeat(30_000)) }) }, file),
    ],
    ['a field too many', formOf(metaPart('a.pdf'), file, { name: '__proto__[isAdmin]', content: '1' })],
    [
      'a hundred fields',
      formOf(...Array.from({ length: 100 }, (_, index) => ({ name: `f${index}`, content: '1' }))),
    ],
    ['a form without an end', { ...right, body: right.body.subarray(0, -30) }],
    ['a form cut in its head', { ...right, body: right.body.subarray(0, 60) }],
    ['a form without its boundary', { ...right, type: 'multipart/form-data' }],
    ['a form with another boundary', { ...right, type: 'multipart/form-data; boundary=other' }],
    ['an empty form', { ...right, body: Buffer.alloc(0) }],
    ['a form called JSON', { ...right, type: 'application/json' }],
    ['JSON', { type: 'application/json', body: Buffer.from(JSON.stringify({ meta: meta('a.pdf') })) }],
    ['bytes', { type: 'application/octet-stream', body: pdf }],
  ];
};
