import { Readable } from 'node:stream';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  type GatheredFile,
  type Gathering,
  listGatheredFiles,
  measureGatheredFiles,
} from '#bff/data/files/gatheredFiles.ts';
import { contentDispositionOf, extensionOf } from '#bff/files/fileNames.ts';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import { archiveTexts as words } from '#bff/text/files/sectionFiles.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { seesPassbook } from '../common/access.ts';
import { contractFacts } from '../common/contractFacts.ts';
import { eachOnce, safeFileName, safePart, zipOf } from '../files/zipOf.ts';
import { csvOf } from './csv.ts';
import type { ExportColumn } from './table.ts';

type Kind = Gathering['of'];

/** More at once than anybody unpacks; below what a job keeps as one file. */
const MOST = { records: 1_000, files: 20_000, bytes: 1_900_000_000 } as const;

/** Of names that stand in the name of a folder or file before what tells it from its neighbours. */
const NAME_LETTERS = 40;

const cut = (text: string): string => [...text].slice(0, NAME_LETTERS).join('');

const refuse = (detail: string): ApiError => new ApiError('INVALID_PARAMETER', { detail });

/** @throws INVALID_PARAMETER saying which limit, and what to do */
const assertSize = (
  kind: Kind,
  { files, bytes }: { readonly files: number; readonly bytes: number },
): void => {
  if (files === 0) throw refuse(words.none(words.kinds[kind].records));
  if (files > MOST.files) throw refuse(words.tooManyFiles(files, MOST.files));
  if (bytes > MOST.bytes) throw refuse(words.tooLarge(bytes, MOST.bytes));
};

/** What a document is called: by its section, else by its kind. */
const documentOf = ({ title, documentList, documentType, branchNumber }: GatheredFile): string => {
  const fact = contractFacts().documents.find(
    ({ enumeration, value }) => enumeration === documentList && value === documentType,
  );
  const document = cut(title ?? fact?.label ?? documentList);
  return branchNumber === null ? document : words.branch(document, branchNumber);
};

/** 管理番号_企業名, for a section 管理番号_企業名_区分, for an application 応募コード_応募者名 */
const folderOf = (kind: Kind, file: GatheredFile): string => {
  const code = file.displayCode ?? words.draft(file.recordId);
  const owner = file.ownerName ?? '';
  const parts = kind === 'section' ? [code, cut(owner), documentOf(file)] : [code, owner];
  return safePart(parts.filter((part) => part !== '').join('_'));
};

/** A folder for each record; two that would be called the same are numbered. */
const foldersOf = (kind: Kind, files: readonly GatheredFile[]): ReadonlyMap<number, string> => {
  const folders = [...Map.groupBy(files, ({ recordId }) => recordId)].flatMap(([id, [file]]) =>
    file === undefined ? [] : [{ id, path: folderOf(kind, file) }],
  );
  return new Map(eachOnce(folders).map(({ id, path }) => [id, path]));
};

/** 発注書_第2版_注文.pdf, and the one it took the place of 発注書_第1版_差替え前_注文.pdf */
const nameOf = (kind: Kind, file: GatheredFile): string => {
  const extension = extensionOf(file.fileName);
  const parts = [
    ...(kind === 'section' ? [] : [documentOf(file)]),
    words.version(file.versionNumber),
    ...(file.removedAt === null ? [] : [words.replaced]),
    file.fileName.slice(0, file.fileName.length - extension.length),
  ];
  return safeFileName(`${parts.join('_')}${extension}`);
};

type Entry = GatheredFile & { readonly path: string; readonly at: Date };

/** What is clean, in its place; and what is not, which the list names without one. */
const sorted = (kind: Kind, files: readonly GatheredFile[]) => {
  const folders = foldersOf(kind, files);
  const isClean = ({ scanStatus }: GatheredFile): boolean => scanStatus === 'clean';
  const entries: Entry[] = files.filter(isClean).map((file) => ({
    ...file,
    path: `${folders.get(file.recordId) ?? ''}/${nameOf(kind, file)}`,
    at: file.createdAt,
  }));
  const others = files.filter((file) => !isClean(file)).map((file) => ({ ...file, path: null }));
  return { entries: eachOnce(entries), others };
};

type Listed = GatheredFile & { readonly path: string | null; readonly isGone?: boolean };

const scanOf = ({ scanStatus, isGone }: Listed): string =>
  isGone ? words.gone : (new Map(Object.entries(words.scans)).get(scanStatus) ?? scanStatus);

const columnsOf = (kind: Kind): readonly ExportColumn<Listed>[] => [
  { heading: words.kinds[kind].code, cellOf: ({ displayCode }) => displayCode },
  { heading: words.kinds[kind].owner, cellOf: ({ ownerName }) => ownerName },
  { heading: words.columns.document, cellOf: documentOf },
  { heading: words.columns.version, cellOf: ({ versionNumber }) => versionNumber },
  {
    heading: words.columns.state,
    cellOf: ({ removedAt }) => (removedAt === null ? words.current : words.replaced),
  },
  { heading: words.columns.scan, cellOf: scanOf },
  { heading: words.columns.fileName, cellOf: ({ fileName }) => fileName },
  { heading: words.columns.path, cellOf: ({ path }) => path },
  { heading: words.columns.sizeBytes, cellOf: ({ sizeBytes }) => sizeBytes },
  { heading: words.columns.createdAt, cellOf: ({ createdAt }) => createdAt },
  { heading: words.columns.sha256, cellOf: ({ sha256 }) => sha256 },
];

/** How many records are through when so many of the files are begun. */
const progressOf = (ids: readonly number[], entries: readonly Entry[]) => {
  const places = new Map(ids.map((id, index) => [id, index]));
  let begun = 0;
  return {
    onBegun: (count: number) => {
      begun = count;
    },
    doneRows: (): number =>
      begun === entries.length ? ids.length : (places.get(entries[begun - 1]?.recordId ?? 0) ?? 0),
  };
};

/** The copy of the passbook is only for those who check the account. */
const gatheringOf = (scope: Scope, of: Kind, ids: readonly number[]): Gathering =>
  of === 'application'
    ? { of, ids }
    : { of, ids, without: seesPassbook(scope) ? [] : [DocumentType.GrantBankPassbook] };

type Asked = {
  /** What a folder is made for. */
  readonly kind: Kind;
  /** Those that the caller may see, by their codes: no more than the given number and one. */
  readonly idsOf: (most: number) => Promise<readonly number[]>;
  /** By what they were found, for the trail. */
  readonly filter: object;
};

/**
 * The clean files of many records as one zip that is made while it is sent: all versions, a folder for each record, and
 * a list of all of them, also of those that the scanner keeps back and those whose bytes are gone.
 * @throws INVALID_PARAMETER for more than one zip should hold, or nothing
 */
export const documentArchive = async (scope: Scope, { kind, idsOf, filter }: Asked) => {
  const { name, records } = words.kinds[kind];
  const ids = await idsOf(MOST.records);
  if (ids.length > MOST.records) throw refuse(words.tooManyRecords(records, MOST.records));
  const gathering = gatheringOf(scope, kind, ids);
  assertSize(kind, await measureGatheredFiles(scope.db, gathering));
  const { entries, others } = sorted(kind, await listGatheredFiles(scope.db, gathering));
  const fileName = `${name}_${tokyoDayOf(scope.now)}.zip`;
  const after = { fileName, files: entries.length, keptBack: others.length, records: ids.length, ...filter };
  await scope.audit({ action: 'exported', target: { kind, id: 0 }, after });
  const { onBegun, doneRows } = progressOf(ids, entries);
  const content = (gone: ReadonlySet<string>): Readable => {
    if (gone.size > 0) scope.log.error({ keys: [...gone] }, 'stored files are gone');
    const packed = entries.map(
      (entry): Listed => (gone.has(entry.storageKey) ? { ...entry, path: null, isGone: true } : entry),
    );
    const table = { name: words.list, columns: columnsOf(kind), rows: [...packed, ...others] };
    return Readable.from(csvOf(table));
  };
  const list = { path: words.list, at: scope.now, content };
  return {
    content: zipOf(scope.storage, entries, { list, onBegun }),
    contentType: 'application/zip',
    disposition: contentDispositionOf(fileName),
    made: { fileName, doneRows },
  };
};
