import { Readable } from 'node:stream';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  type GatheredFile,
  listGatheredFiles,
  measureGatheredFiles,
} from '#bff/data/sections/sectionFiles.ts';
import { contentDispositionOf, extensionOf } from '#bff/files/fileNames.ts';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import { archiveTexts as words } from '#bff/text/files/sectionFiles.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { seesPassbook } from '../../common/access.ts';
import { csvOf } from '../../exports/csv.ts';
import type { ExportColumn } from '../../exports/table.ts';
import { eachOnce, safeFileName, safePart, zipOf } from '../../files/zipOf.ts';
import { idsOfMyPages, type MyPageSearch } from './listMyPages.ts';

/** More at once than anybody unpacks; below what a job keeps as one file. */
const MOST = { myPages: 1_000, files: 20_000, bytes: 1_900_000_000 } as const;

/** Letters of the document's title in the name of a file, so that its version stays readable. */
const TITLE_LETTERS = 40;

const refuse = (detail: string): ApiError => new ApiError('INVALID_PARAMETER', { detail });

/** @throws INVALID_PARAMETER saying which limit, and what to do */
const assertSize = ({ files, bytes }: { readonly files: number; readonly bytes: number }): void => {
  if (files === 0) throw refuse(words.none);
  if (files > MOST.files) throw refuse(words.tooManyFiles(files, MOST.files));
  if (bytes > MOST.bytes) throw refuse(words.tooLarge(bytes, MOST.bytes));
};

const folderOf = ({ displayCode, corporationName }: GatheredFile): string =>
  safePart(`${displayCode}_${corporationName}`);

/** 発注書_第2版_注文.pdf, and the one it took the place of 発注書_第1版_差替え前_注文.pdf */
const nameOf = ({ title, branchNumber, versionNumber, removedAt, fileName }: GatheredFile): string => {
  const document = [...title].slice(0, TITLE_LETTERS).join('');
  const parts = [
    branchNumber === null ? document : words.branch(document, branchNumber),
    words.version(versionNumber),
    ...(removedAt === null ? [] : [words.replaced]),
    fileName.slice(0, fileName.length - extensionOf(fileName).length),
  ];
  return safeFileName(`${parts.join('_')}${extensionOf(fileName)}`);
};

type Entry = GatheredFile & { readonly path: string; readonly at: Date };

const columns: readonly ExportColumn<Entry>[] = [
  { heading: words.columns.code, cellOf: ({ displayCode }) => displayCode },
  { heading: words.columns.corporationName, cellOf: ({ corporationName }) => corporationName },
  { heading: words.columns.document, cellOf: ({ title }) => title },
  { heading: words.columns.version, cellOf: ({ versionNumber }) => versionNumber },
  {
    heading: words.columns.state,
    cellOf: ({ removedAt }) => (removedAt === null ? words.current : words.replaced),
  },
  { heading: words.columns.fileName, cellOf: ({ fileName }) => fileName },
  { heading: words.columns.path, cellOf: ({ path }) => path },
  { heading: words.columns.sizeBytes, cellOf: ({ sizeBytes }) => sizeBytes },
  { heading: words.columns.createdAt, cellOf: ({ createdAt }) => createdAt },
  { heading: words.columns.sha256, cellOf: ({ sha256 }) => sha256 },
];

/** How many my pages are through when so many of the files are begun. */
const progressOf = (ids: readonly number[], entries: readonly Entry[]) => {
  const places = new Map(ids.map((id, index) => [id, index]));
  let begun = 0;
  return {
    onBegun: (count: number) => {
      begun = count;
    },
    doneRows: (): number =>
      begun === entries.length ? ids.length : (places.get(entries[begun - 1]?.mypageId ?? 0) ?? 0),
  };
};

/**
 * The clean files of many my pages as one zip that is made while it is sent, with a list of them: all versions, a folder
 * for each my page. The copy of the passbook is only for those who check the account.
 * @throws INVALID_PARAMETER for more than one zip should hold, or nothing
 */
export const exportMyPageFiles = async (scope: Scope, search: MyPageSearch) => {
  const mypageIds = await idsOfMyPages(scope, search, MOST.myPages);
  if (mypageIds.length > MOST.myPages) throw refuse(words.tooManyMyPages(MOST.myPages));
  const without = seesPassbook(scope) ? [] : [DocumentType.GrantBankPassbook];
  assertSize(await measureGatheredFiles(scope.db, { mypageIds, without }));
  const files = await listGatheredFiles(scope.db, { mypageIds, without });
  const entries = eachOnce(
    files.map((file) => ({ ...file, path: `${folderOf(file)}/${nameOf(file)}`, at: file.createdAt })),
  );
  const fileName = `${words.ofMany}_${tokyoDayOf(scope.now)}.zip`;
  const after = { fileName, files: entries.length, myPages: mypageIds.length, ...search };
  await scope.audit({ action: 'exported', target: { kind: 'myPage', id: 0 }, after });
  const { onBegun, doneRows } = progressOf(mypageIds, entries);
  const content = () => Readable.from(csvOf({ name: words.list, columns, rows: entries }));
  return {
    content: zipOf(scope.storage, entries, { list: { path: words.list, at: scope.now, content }, onBegun }),
    contentType: 'application/zip',
    disposition: contentDispositionOf(fileName),
    made: { fileName, doneRows },
  };
};
