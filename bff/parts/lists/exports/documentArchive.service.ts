import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import {
  type GatheredFile,
  type Gathering,
  listGatheredFiles,
  measureGatheredFiles,
} from '#bff/parts/files/gatheredFiles.data.ts';
import { archiveTexts as words } from '#bff/parts/files/sectionFiles.words.ts';
import {
  type ArchiveEntry,
  eachOnce,
  type MadeEntry,
  safeFileName,
  zipOf,
} from '#bff/parts/files/zipOf.service.ts';
import { canSeePassbook } from '#bff/parts/ownership/access.service.ts';
import { contentDispositionOf } from '#bff/platform/files/fileNames.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import {
  type ArchiveKind,
  folderOf,
  listColumnsOf,
  listedFile,
  listedMadeFile,
  type MadeFacts,
  type MadeFile,
  nameOf,
} from './archivedFiles.service.ts';
import { csvOf } from './csv.service.ts';

/** More at once than anybody unpacks; below what a job keeps as one file. */
const MOST = { records: 1_000, files: 20_000, bytes: 1_900_000_000 } as const;

/** Counted for what is made for a record: as a paper of twenty pages has, with its letters embedded. */
const MADE_BYTES = 300_000;

const refuse = (detail: string): ApiError => new ApiError('INVALID_PARAMETER', { detail });

type Measure = { readonly files: number; readonly bytes: number; readonly made: number };

/** @throws INVALID_PARAMETER saying which limit, and what to do */
const assertSize = (kind: ArchiveKind, { files, bytes, made }: Measure): void => {
  const allBytes = bytes + made * MADE_BYTES;
  if (files + made === 0) throw refuse(words.none(words.kinds[kind].records));
  if (files > MOST.files) throw refuse(words.tooManyFiles(files, MOST.files));
  if (allBytes > MOST.bytes) throw refuse(words.tooLarge(allBytes, MOST.bytes));
};

type Gathered = { readonly files: readonly GatheredFile[]; readonly made: readonly MadeFile[] };

/** A folder for each record; two that would be called the same are numbered. */
const foldersOf = (kind: ArchiveKind, { files, made }: Gathered): ReadonlyMap<number, string> => {
  const records = Map.groupBy([...files, ...made], ({ recordId }) => recordId);
  const folders = [...records].flatMap(([id, [file]]) =>
    file === undefined ? [] : [{ id, path: folderOf(kind, file) }],
  );
  return new Map(eachOnce(folders).map(({ id, path }) => [id, path]));
};

type FileEntry = ArchiveEntry & { readonly file: GatheredFile };
type PaperEntry = MadeEntry & { readonly file: MadeFile };
type Entry = FileEntry | PaperEntry;

const isClean = ({ scanStatus }: GatheredFile): boolean => scanStatus === 'clean';

/** What comes into the archive, record by record: first what is made for it, then its files. */
const entriesOf = (kind: ArchiveKind, ids: readonly number[], gathered: Gathered): Entry[] => {
  const folders = foldersOf(kind, gathered);
  const filesOf = Map.groupBy(gathered.files.filter(isClean), ({ recordId }) => recordId);
  const madeOf = Map.groupBy(gathered.made, ({ recordId }) => recordId);
  const pathOf = (id: number, name: string): string => `${folders.get(id) ?? ''}/${name}`;
  const entries = ids.flatMap((id): Entry[] => [
    ...(madeOf.get(id) ?? []).map(
      (file): PaperEntry => ({
        file,
        path: pathOf(id, safeFileName(file.fileName)),
        at: file.at,
        make: file.make,
      }),
    ),
    ...(filesOf.get(id) ?? []).map(
      (file): FileEntry => ({
        file,
        path: pathOf(id, nameOf(kind, file)),
        at: file.createdAt,
        storageKey: file.storageKey,
      }),
    ),
  ]);
  return eachOnce(entries);
};

const isMade = (entry: Entry): entry is PaperEntry => 'make' in entry;

/** Keeps what the list tells of files that are made on the way. */
const noted = (entries: readonly Entry[]) => {
  const facts = new Map<string, MadeFacts>();
  const packed = entries.map((entry): Entry => {
    if (!isMade(entry)) return entry;
    const make = async (): Promise<Uint8Array | null> => {
      const bytes = await entry.make();
      if (bytes === null) return null;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      facts.set(entry.path, { sizeBytes: bytes.length, sha256 });
      return bytes;
    };
    return { ...entry, make };
  });
  return { packed, factsOf: ({ path }: PaperEntry): MadeFacts | null => facts.get(path) ?? null };
};

/** How many records are through when so many of the entries are begun. */
const progressOf = (ids: readonly number[], entries: readonly Entry[]) => {
  const places = new Map(ids.map((id, index) => [id, index]));
  let begun = 0;
  return {
    onBegun: (count: number) => {
      begun = count;
    },
    doneRows: (): number =>
      begun === entries.length ? ids.length : (places.get(entries[begun - 1]?.file.recordId ?? 0) ?? 0),
  };
};

/** The copy of the passbook is only for those who check the account. */
const gatheringOf = (scope: Scope, of: ArchiveKind, ids: readonly number[]): Gathering =>
  of === 'application' || of === 'report'
    ? { of, ids }
    : { of, ids, without: canSeePassbook(scope) ? [] : [DocumentType.GrantBankPassbook] };

type Asked = {
  /** What a folder is made for. */
  readonly kind: ArchiveKind;
  /** Those that the caller may see, by their codes: no more than the given number and one. */
  readonly idsOf: (most: number) => Promise<readonly number[]>;
  /** What is made for some of them, and stands first in their folders. */
  readonly madeFor?: (ids: readonly number[]) => Promise<readonly MadeFile[]>;
  /** By what they were found, for the trail. */
  readonly filter: object;
};

const gather = async (scope: Scope, { kind, idsOf, madeFor }: Asked) => {
  const { records } = words.kinds[kind];
  const ids = await idsOf(MOST.records);
  if (ids.length > MOST.records) throw refuse(words.tooManyRecords(records, MOST.records));
  const made = (await madeFor?.(ids)) ?? [];
  const gathering = gatheringOf(scope, kind, ids);
  const measure = await measureGatheredFiles(scope.db, gathering);
  assertSize(kind, { ...measure, made: made.length });
  return { ids, made, files: await listGatheredFiles(scope.db, gathering) };
};

/**
 * The clean files of many records as one zip that is made while it is sent: all versions, a folder for each record, and
 * a list of all of them, also of those that the scanner keeps back and those whose bytes are gone.
 * @throws INVALID_PARAMETER for more than one zip should hold, or nothing
 */
export const documentArchive = async (scope: Scope, asked: Asked) => {
  const { kind, filter } = asked;
  const { ids, made, files } = await gather(scope, asked);
  const { packed, factsOf } = noted(entriesOf(kind, ids, { files, made }));
  const others = files.filter((file) => !isClean(file));
  const fileName = `${words.kinds[kind].name}_${tokyoDayOf(scope.now)}.zip`;
  const counts = { files: files.length - others.length, made: made.length, keptBack: others.length };
  const after = { fileName, ...counts, records: ids.length, ...filter };
  await scope.audit({
    action: 'exported',
    target: { kind: kind === 'report' ? 'myPageReport' : kind, id: 0 },
    after,
  });
  const { onBegun, doneRows } = progressOf(ids, packed);
  const content = (gone: ReadonlySet<string>): Readable => {
    if (gone.size > 0) scope.log.error({ keys: [...gone] }, 'stored files are gone');
    const inside = packed.map((entry) =>
      isMade(entry)
        ? listedMadeFile(kind, entry.file, { path: entry.path, facts: factsOf(entry) })
        : listedFile(entry.file, entry.path, gone.has(entry.storageKey)),
    );
    const outside = others.map((file) => listedFile(file, null, false));
    return Readable.from(
      csvOf({ name: words.list, columns: listColumnsOf(kind), rows: [...inside, ...outside] }),
    );
  };
  const list = { path: words.list, at: scope.now, content };
  return {
    content: zipOf(scope.storage, packed, { list, onBegun }),
    contentType: 'application/zip',
    disposition: contentDispositionOf(fileName),
    made: { fileName, doneRows },
  };
};
