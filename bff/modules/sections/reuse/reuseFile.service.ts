import { userOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { StoredFile } from '#bff/core/fileStorage.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import { type KeepFile, uploaderOf } from '#bff/parts/files/receiveUpload.service.ts';
import { openClean, releaseFile } from '#bff/parts/files/releasedFile.service.ts';
import { sectionFileMessages as messages } from '#bff/parts/files/sectionFiles.words.ts';
import { insertStoredFile } from '#bff/parts/files/storedFiles.data.ts';
import { copyThumbnail } from '#bff/parts/files/thumbnails.data.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { extensionsOf } from '../documentKinds.service.ts';
import { requireSection } from '../holdSection.service.ts';
import { findReusableFile, type ReusableFileRow } from '../reusableFiles.data.ts';
import type { SectionDetail } from '../sections.data.ts';
import { attachToSection, planOf, type StoredUpload } from '../uploadToSection.service.ts';
import { REUSED_KINDS } from './reusableFiles.service.ts';

/*
 * One paper that proves several deals. It is laid into each of their sections by itself, with the same bytes and the
 * same checksum: each is then replaced, taken out and kept for as long as its own section says.
 */

const refusalOf = (section: SectionDetail, { extension, sha256 }: ReusableFileRow): string | null => {
  if (!extensionsOf(section.documentType).includes(extension)) return messages.reusedKind;
  const isThere = section.files.some(({ file, removedAt }) => removedAt === null && file.sha256 === sha256);
  return isThere ? messages.reusedAlready : null;
};

/** Writes the row of the copy, which needs no other look: it is the same content. */
const insertCopy =
  (scope: Scope, source: ReusableFileRow, { key, sizeBytes }: StoredFile): KeepFile =>
  async (use) => {
    const { fileName, extension, contentType, pageCount, widthPx, heightPx, scannedAt } = source;
    const { sha256, receivedSha256 } = source;
    const stored = await insertStoredFile(scope.db, {
      ...{ fileName, extension, contentType, pageCount, widthPx, heightPx, scannedAt, sizeBytes },
      ...{ sha256, receivedSha256 },
      storageKey: key,
      scanStatus: 'clean',
      createdAt: scope.now,
      ...uploaderOf(scope.actor),
      ...use,
    });
    await copyThumbnail(scope.db, source.id, stored.id);
    scope.afterCommit(async () => {
      await releaseFile(scope.storage, key);
    });
    return stored;
  };

/**
 * A file that the business has put into one of its vouchers serves another section too.
 * @throws NOT_FOUND, INVALID_PARAMETER for a file that is none of these, TRANSITION_NOT_ALLOWED
 */
export const reuseFile = async (
  scope: Scope,
  { fileId, sectionId }: { readonly fileId: string; readonly sectionId: number },
): Promise<SecondPhase<StoredUpload>> => {
  userOf(scope);
  const section = await requireSection(scope, sectionId);
  const place = { mypageId: section.mypageId, visibility: myPageVisibility(scope) };
  const source = await findReusableFile(scope.db, place, { fileId, kinds: REUSED_KINDS });
  if (source === null) throw invalidField('/fileId', messages.reusedUnknown);
  const { fileName } = source;
  const upload = { file: undefined, fileName, mypageId: section.mypageId, sectionId };
  planOf(scope, section, upload);
  const refusal = refusalOf(section, source);
  if (refusal !== null) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  const content = await openClean(scope.storage, source.storageKey);
  const copy = await scope.storage.put(content, { maxBytes: source.sizeBytes });
  return {
    attach: (inner) => attachToSection(inner, upload, insertCopy(inner, source, copy)),
    abandon: () => scope.storage.remove(copy.key),
  };
};
