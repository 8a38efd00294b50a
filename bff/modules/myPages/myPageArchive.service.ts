import type { Scope } from '#bff/core/scope.ts';
import { DocumentType } from '#bff/generated/contract/enums.ts';
import { type ArchivedFile, listArchivedFiles } from '#bff/modules/sections/index.ts';
import { archiveTexts } from '#bff/parts/files/sectionFiles.words.ts';
import { type ArchiveEntry, safePart, zipOf } from '#bff/parts/files/zipOf.service.ts';
import { canSeePassbook, requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { contentDispositionOf, extensionOf } from '#bff/platform/files/fileNames.ts';

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

const entryOf = (archived: ArchivedFile): ArchiveEntry => ({
  path: `${folderOf(archived)}/${fileNameOf(archived)}`,
  storageKey: archived.file.storageKey,
  at: archived.file.createdAt,
});

/**
 * Every file of a my page, all versions, a folder for each section, as one zip that is made while it is sent.
 * The copy of the passbook is only for those who check the account.
 * @throws NOT_FOUND
 */
export const archiveOf = async (scope: Scope, mypageId: number) => {
  const { displayCode, corporation, projectId } = await requireMyPage(scope, mypageId);
  const all = await listArchivedFiles(scope.db, mypageId);
  const files = canSeePassbook(scope)
    ? all
    : all.filter(({ section }) => section.documentType !== DocumentType.GrantBankPassbook);
  const target = { kind: 'myPage', id: mypageId } as const;
  const fileName = `${displayCode}_${safePart(corporation.name)}_${archiveTexts.everything}.zip`;
  const after = { fileName, files: files.length };
  await scope.audit({ action: 'downloaded', target, after, mypageId, projectId });
  return {
    content: zipOf(scope.storage, files.map(entryOf)),
    contentType: 'application/zip',
    disposition: contentDispositionOf(fileName),
  };
};
