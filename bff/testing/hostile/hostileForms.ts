import { type TestEntry, zipOf } from '#bff/platform/files/inspect/testZip.ts';
import { TEST_SIGNATURE } from '#bff/platform/files/inspect/threats.ts';
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

type MetaOf = (fileName: string) => object;
type NamedForm = readonly [what: string, form: Form];

const file: FormPart = { name: 'file', fileName: 'a.pdf', content: pdf };

const textPart = (name: string, content: string): FormPart => ({ name, content });

const metaPart = (meta: MetaOf, fileName = 'a.pdf'): FormPart =>
  textPart('meta', JSON.stringify(meta(fileName)));

/** Parts that are missing, too many or in the wrong place. */
const wrongParts = (meta: MetaOf): NamedForm[] => {
  const right = metaPart(meta);
  return [
    ['no file', formOf(right)],
    ['no meta', formOf(file)],
    ['two files', formOf(right, file, file)],
    ['two metas', formOf(right, right, file)],
    ['a file in another field', formOf(right, { ...file, name: 'files' })],
    ['a file where a text belongs', formOf(right, textPart('file', 'text'))],
    ['a field too many', formOf(right, file, textPart('__proto__[isAdmin]', '1'))],
    ['a hundred fields', formOf(...Array.from({ length: 100 }, (_, index) => textPart(`f${index}`, '1')))],
  ];
};

const wrongMetas = (meta: MetaOf): NamedForm[] => {
  const right = meta('a.pdf');
  return [
    ['a meta that is a file', formOf({ ...metaPart(meta), fileName: 'blob' }, file)],
    ['a meta that is no JSON', formOf(textPart('meta', '{'), file)],
    ['a meta that is null', formOf(textPart('meta', 'null'), file)],
    ['a meta of a list', formOf(textPart('meta', '[]'), file)],
    [
      'a meta with a property too many',
      formOf(textPart('meta', JSON.stringify({ ...right, isAdmin: true })), file),
    ],
    ['a meta of 30 kB', formOf(metaPart(meta, 'a'.repeat(30_000)), file)],
  ];
};

/** A right form that is broken on its way, or called something else. */
const wrongWholes = (meta: MetaOf): NamedForm[] => {
  const right = formOf(metaPart(meta), file);
  return [
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

/** Forms that are refused whoever sends them; `meta` makes the meta that would be right for a file of that name. */
export const hostileForms = (meta: MetaOf): readonly NamedForm[] => [
  ...badFiles.map(
    ([what, fileName, content]): NamedForm => [
      what,
      formOf(metaPart(meta, fileName), { name: 'file', fileName, content }),
    ],
  ),
  ...wrongParts(meta),
  ...wrongMetas(meta),
  ...wrongWholes(meta),
];
