import { PassThrough, type Readable } from 'node:stream';
import yazl from 'yazl';
import type { Scope } from '#bff/core/scope.ts';
import { type ArchivedFile, listArchivedFiles } from '#bff/data/sections/sectionFiles.ts';
import { contentDispositionOf, extensionOf } from '#bff/files/fileNames.ts';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import { archiveTexts } from '#bff/text/sectionFiles.ts';
import { requireMyPage, seesPassbook } from '../common/access.ts';

/** What a name in an archive must not hold: separators, drive letters and wildcards of Windows, controls. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\u202A-\u202E\u2066-\u2069]/gu;

const MAX_LETTERS = 80;

/** A name that stays one part of a path on every system: no way out of its folder. */
const safePart = (text: string): string => {
  const name = text
    .normalize('NFC')
    .replace(UNSAFE, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  return [...name].slice(0, MAX_LETTERS).join('') || '_';
};

const folderOf = ({ section }: ArchivedFile): string => {
  const number = String(section.sequence).padStart(4, '0');
  const branch = section.branchNumber === null ? '' : `_${section.branchNumber}`;
  return safePart(`${number}_${section.title}${branch}_${section.id}`);
};

/** 発注書_第2版.pdf, and the one it took the place of 発注書_第1版_差替え前.pdf */
const fileNameOf = ({ file, versionNumber, removedAt }: ArchivedFile): string => {
  const extension = extensionOf(file.fileName);
  const stem = safePart(file.fileName.slice(0, file.fileName.length - extension.length));
  const state = removedAt === null ? '' : `_${archiveTexts.replaced}`;
  return `${stem}_${archiveTexts.version(versionNumber)}${state}${extension}`;
};

/** Names within the archive, each once: the second of two gets its number. */
const pathsOf = (
  files: readonly ArchivedFile[],
): { readonly path: string; readonly entry: ArchivedFile }[] => {
  const taken = new Map<string, number>();
  return files.map((entry) => {
    const path = `${folderOf(entry)}/${fileNameOf(entry)}`;
    const count = (taken.get(path.toLowerCase()) ?? 0) + 1;
    taken.set(path.toLowerCase(), count);
    if (count === 1) return { path, entry };
    const extension = extensionOf(path);
    return { path: `${path.slice(0, path.length - extension.length)} (${count})${extension}`, entry };
  });
};

const zipOf = (scope: Scope, files: readonly ArchivedFile[]): Readable => {
  const zip = new yazl.ZipFile();
  const output = new PassThrough();
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  for (const { path, entry } of pathsOf(files)) {
    const options = { mtime: entry.file.createdAt, compress: false };
    // Each file is opened only when the one before it was read: thousands of files never lie open at once.
    zip.addReadStreamLazy(path, options, (done) => {
      scope.storage.open(entry.file.storageKey).then((stream) => done(null, stream), fail);
    });
  }
  zip.end();
  zip.outputStream.pipe(output);
  return output;
};

/**
 * Every file of a my page, all versions, a folder for each section, as one zip that is made while it is sent.
 * The copy of the passbook is only for those who check the account.
 * @throws NOT_FOUND
 */
export const archiveOf = async (scope: Scope, mypageId: number) => {
  const { displayCode, corporation, projectId } = await requireMyPage(scope, mypageId);
  const all = await listArchivedFiles(scope.db, mypageId);
  const files = seesPassbook(scope)
    ? all
    : all.filter(({ section }) => section.documentType !== DocumentType.GrantBankPassbook);
  const target = { kind: 'myPage', id: mypageId } as const;
  const fileName = `${displayCode}_${safePart(corporation.name)}_${archiveTexts.everything}.zip`;
  const after = { fileName, files: files.length };
  await scope.audit({ action: 'downloaded', target, after, mypageId, projectId });
  return {
    content: zipOf(scope, files),
    contentType: 'application/zip',
    disposition: contentDispositionOf(fileName),
  };
};
