import type { GatheredFile, Gathering } from '#bff/parts/files/gatheredFiles.data.ts';
import { archiveTexts as words } from '#bff/parts/files/sectionFiles.words.ts';
import { safeFileName, safePart } from '#bff/parts/files/zipOf.service.ts';
import { contractFacts } from '#bff/parts/records/contractFacts.service.ts';
import { extensionOf } from '#bff/platform/files/fileNames.ts';
import type { ExportColumn } from './table.service.ts';

/*
 * What the files of many records are called in an archive, and what its list says of each.
 */

export type ArchiveKind = Gathering['of'];

/** What is made for a record, and stands first in its folder. */
export type MadeFile = Pick<
  GatheredFile,
  'recordId' | 'displayCode' | 'ownerName' | 'scheduledOn' | 'versionNumber'
> & {
  /** What kind of document it is. */
  readonly document: string;
  readonly fileName: string;
  readonly at: Date;
  /** @returns null when it cannot be made */
  readonly make: () => Promise<Uint8Array | null>;
};

/** Of names that stand in the name of a folder or file before what tells it from its neighbours. */
const NAME_LETTERS = 40;

const cut = (text: string): string => [...text].slice(0, NAME_LETTERS).join('');

/** What a document is called: by its section, else by its kind; a photo by its side. */
const documentOf = ({ title, documentList, documentType, branchNumber }: GatheredFile): string => {
  const { documents, enumLabel } = contractFacts();
  const fact = documents.find(
    ({ enumeration, value }) => enumeration === documentList && value === documentType,
  );
  const isPhoto = documentList === 'BeforeAfter';
  const document = cut(
    title ?? (isPhoto ? enumLabel(documentList, documentType) : fact?.label) ?? documentList,
  );
  return branchNumber === null ? document : words.branch(document, branchNumber);
};

/** 管理番号_企業名, for a section 管理番号_企業名_区分, for an inspection with its day, for an application 応募コード_応募者名 */
export const folderOf = (kind: ArchiveKind, file: GatheredFile | MadeFile): string => {
  const code = file.displayCode ?? words.draft(file.recordId);
  const owner = file.ownerName ?? '';
  const isOfSection = kind === 'section' && 'documentList' in file;
  const parts = isOfSection ? [code, cut(owner), documentOf(file)] : [code, owner, file.scheduledOn ?? ''];
  return safePart(parts.filter((part) => part !== '').join('_'));
};

/** 発注書_第2版_注文.pdf, and the one it took the place of 発注書_第1版_差替え前_注文.pdf; a photo has no versions. */
export const nameOf = (kind: ArchiveKind, file: GatheredFile): string => {
  const extension = extensionOf(file.fileName);
  const parts = [
    ...(kind === 'section' ? [] : [documentOf(file)]),
    ...(kind === 'report' ? [] : [words.version(file.versionNumber)]),
    ...(file.removedAt === null ? [] : [words.replaced]),
    file.fileName.slice(0, file.fileName.length - extension.length),
  ];
  return safeFileName(`${parts.join('_')}${extension}`);
};

/** A line of the list of an archive. */
export type ListedFile = Pick<GatheredFile, 'displayCode' | 'ownerName' | 'versionNumber' | 'fileName'> & {
  readonly document: string;
  readonly isReplaced: boolean;
  /** Why it is in the archive, or why not. */
  readonly scan: string;
  /** Null for what is not in the archive. */
  readonly path: string | null;
  readonly sizeBytes: number | null;
  readonly createdAt: Date;
  readonly sha256: string | null;
};

const scans: ReadonlyMap<string, string> = new Map(Object.entries(words.scans));

/** The line of a stored file. @param path in the archive; null: it is not in it */
export const listedFile = (file: GatheredFile, path: string | null, isGone: boolean): ListedFile => ({
  ...file,
  document: documentOf(file),
  isReplaced: file.removedAt !== null,
  scan: isGone ? words.gone : (scans.get(file.scanStatus) ?? file.scanStatus),
  path: isGone ? null : path,
});

/** What is known of a file once it is made. */
export type MadeFacts = { readonly sizeBytes: number; readonly sha256: string };

/** The line of a file that was made; `facts` is null where it could not be. */
export const listedMadeFile = (
  kind: ArchiveKind,
  file: MadeFile,
  { path, facts }: { readonly path: string; readonly facts: MadeFacts | null },
): ListedFile => ({
  ...file,
  isReplaced: false,
  scan: facts === null ? words.notMade(words.kinds[kind].records) : words.made,
  path: facts && path,
  sizeBytes: facts?.sizeBytes ?? null,
  createdAt: file.at,
  sha256: facts?.sha256 ?? null,
});

/** The columns of the list. */
export const listColumnsOf = (kind: ArchiveKind): readonly ExportColumn<ListedFile>[] => [
  { heading: words.kinds[kind].code, cellOf: ({ displayCode }) => displayCode },
  { heading: words.kinds[kind].owner, cellOf: ({ ownerName }) => ownerName },
  { heading: words.columns.document, cellOf: ({ document }) => document },
  { heading: words.columns.version, cellOf: ({ versionNumber }) => versionNumber },
  {
    heading: words.columns.state,
    cellOf: ({ isReplaced }) => (isReplaced ? words.replaced : words.current),
  },
  { heading: words.columns.scan, cellOf: ({ scan }) => scan },
  { heading: words.columns.fileName, cellOf: ({ fileName }) => fileName },
  { heading: words.columns.path, cellOf: ({ path }) => path },
  { heading: words.columns.sizeBytes, cellOf: ({ sizeBytes }) => sizeBytes },
  { heading: words.columns.createdAt, cellOf: ({ createdAt }) => createdAt },
  { heading: words.columns.sha256, cellOf: ({ sha256 }) => sha256 },
];
