import { filesText as t } from './files.words.ts';

/** What people call the kinds of files, in the order in which they are said. */
const KINDS: readonly { readonly name: string; readonly extensions: readonly string[] }[] = [
  { name: t((w) => w.kinds.pdf), extensions: ['pdf'] },
  { name: t((w) => w.kinds.word), extensions: ['doc', 'docx', 'odt', 'rtf'] },
  { name: t((w) => w.kinds.excel), extensions: ['xls', 'xlsx', 'ods', 'csv'] },
  { name: t((w) => w.kinds.slides), extensions: ['ppt', 'pptx', 'odp'] },
  {
    name: t((w) => w.kinds.image),
    extensions: ['jpg', 'jpeg', 'png', 'gif', 'tif', 'tiff', 'bmp', 'webp', 'heic'],
  },
  { name: t((w) => w.kinds.zip), extensions: ['zip'] },
];

const bare = (extension: string): string => extension.replace(/^\./, '').toLowerCase();

/** The allowed kinds in words: PDF・Word・画像. What has no name of its own is counted as その他. */
export const fileKinds = (allowedExtensions: readonly string[]): string => {
  const allowed = allowedExtensions.map(bare);
  const named = KINDS.filter(({ extensions }) => extensions.some((extension) => allowed.includes(extension)));
  const known = KINDS.flatMap(({ extensions }) => extensions);
  const hasOthers = allowed.some((extension) => !known.includes(extension));
  const names = named.map(({ name }) => name);
  return [...names, ...(hasOthers ? [t((w) => w.kinds.other)] : [])].join(t((w) => w.separator));
};
