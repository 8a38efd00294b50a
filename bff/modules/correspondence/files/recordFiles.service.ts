import { adminOf, userOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import { commonMessages } from '#bff/core/common.words.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import {
  findOwnedFile,
  isIssued,
  isWaiting,
  type OwnedFile,
  removeAnswerFile,
  removeSectionFile,
  type StoredUpload,
  uploadToSection,
} from '#bff/modules/sections/index.ts';
import { type FileUse, receiveUpload } from '#bff/parts/files/receiveUpload.service.ts';
import { sectionFileMessages as messages } from '#bff/parts/files/sectionFiles.words.ts';
import { discardFile, openFile, type Wanted } from '#bff/parts/files/storedFiles.service.ts';
import { openThumbnail } from '#bff/parts/files/thumbnails.service.ts';
import {
  canSeePassbook,
  canSeeProject,
  canSeeSection,
  isPassbookHidden,
  requireMyPage,
} from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import type { UploadedFile } from '#bff/platform/files/uploadEngine.ts';
import { extensionSets } from '#bff/programmes/documents/extensions.ts';
import { canSeeThreadFile } from '../threads/threadFiles.service.ts';

/** What the meta of an upload says. */
export type UploadMeta = {
  readonly fileName: string;
  readonly mypageID: number;
  readonly sectionID: number | null;
  readonly replacedFileID?: string | null | undefined;
  readonly onBehalfReason?: string | undefined;
};

/** A file that belongs to no section of the business (an attachment of an announcement). */
const NO_MY_PAGE = -1;

const alone = (stored: StoredUpload['stored']): StoredUpload => ({
  stored,
  versionNumber: 1,
  replacedFileId: null,
});

const toSection = (file: UploadedFile | undefined, meta: UploadMeta, sectionId: number) => ({
  file,
  fileName: meta.fileName,
  mypageId: meta.mypageID,
  sectionId,
  replacedFileId: meta.replacedFileID,
  onBehalfReason: meta.onBehalfReason,
});

const assertNoReplacement = ({ replacedFileID }: UploadMeta): void => {
  if (replacedFileID) throw invalidField('/meta/replacedFileID', messages.replacedAlone);
};

const insertUpload = (
  scope: Scope,
  file: UploadedFile | undefined,
  meta: UploadMeta,
  use: FileUse,
): Promise<SecondPhase<StoredUpload>> => {
  const extensions = use.purpose === 'passbook' ? extensionSets.EVID : extensionSets.ANY;
  return receiveUpload(scope, { file, fileName: meta.fileName, extensions }, async (inner, keepFile) => {
    const stored = await keepFile(use);
    await inner.audit({
      action: 'uploaded',
      target: { kind: 'file', id: stored.id },
      after: { fileName: stored.fileName, sha256: stored.sha256, purpose: use.purpose },
      reason: meta.onBehalfReason,
      mypageId: use.mypageId ?? undefined,
    });
    return alone(stored);
  });
};

/** A file of the business: for one of its sections, or without a section the copy of its passbook. */
export const uploadUserFile = async (
  scope: Scope,
  file: UploadedFile | undefined,
  meta: UploadMeta,
): Promise<SecondPhase<StoredUpload>> => {
  const { corporationId } = userOf(scope);
  if (meta.sectionID !== null) return uploadToSection(scope, toSection(file, meta, meta.sectionID));
  const { id: mypageId } = await requireMyPage(scope, meta.mypageID);
  assertNoReplacement(meta);
  return insertUpload(scope, file, meta, { purpose: 'passbook', mypageId, corporationId });
};

/**
 * A file of an administrator: a notice, an inspection report, a file in the business's place with its reason, with
 * mypageID -1 an attachment of an announcement.
 */
export const uploadAdminFile = async (
  scope: Scope,
  file: UploadedFile | undefined,
  meta: UploadMeta,
): Promise<SecondPhase<StoredUpload>> => {
  const { role } = adminOf(scope);
  if (meta.sectionID !== null && meta.mypageID !== NO_MY_PAGE) {
    return uploadToSection(scope, toSection(file, meta, meta.sectionID));
  }
  assertNoReplacement(meta);
  if (meta.mypageID === NO_MY_PAGE) {
    if (role !== 'JMAC') throw new ApiError('ACCESS_DENIED', { detail: messages.announcementOnly });
    if (meta.sectionID !== null) throw new ApiError('NOT_FOUND');
    return insertUpload(scope, file, meta, { purpose: 'announcement' });
  }
  const { id: mypageId, corporationId } = await requireMyPage(scope, meta.mypageID);
  if (role === 'JMAC' && !meta.onBehalfReason?.trim()) {
    return insertUpload(scope, file, meta, { purpose: 'notice', mypageId });
  }
  if (role !== 'JMAC' && role !== 'CS') throw invalidField('/meta/sectionID', messages.noSection);
  if (!meta.onBehalfReason?.trim()) {
    throw invalidField('/meta/onBehalfReason', messages.onBehalfReasonRequired);
  }
  return insertUpload(scope, file, meta, { purpose: 'passbook', mypageId, corporationId });
};

const isPublished = (scope: Scope, { announcementFile }: OwnedFile): boolean => {
  const announcement = announcementFile?.announcement;
  if (announcement === undefined) return false;
  if (scope.actor?.kind !== 'user') return canSeeProject(scope, announcement.projectId);
  const { projectId, publishFrom, publishTo } = announcement;
  const isOpen = publishFrom <= scope.now && (publishTo === null || scope.now < publishTo);
  return projectId === scope.actor.projectId && isOpen;
};

/** Of papers that show a bank account. */
const isAccountHidden = (scope: Scope, { purpose, section }: OwnedFile): boolean =>
  purpose === 'passbook' ? !canSeePassbook(scope) : isPassbookHidden(scope, section?.documentType);

/** The order of a recovery that the business was notified of. */
const isOrdered = ({ recoveryOf }: OwnedFile): boolean =>
  recoveryOf.some(({ orderedOn }) => orderedOn !== null);

const isHiddenFromCaller = (scope: Scope, file: OwnedFile): boolean => {
  if (scope.actor?.kind === 'user') {
    const isInternal = file.purpose === 'answer' || file.purpose === 'photo';
    const isDraftNotice = file.purpose === 'notice' && (file.section === null || !isIssued(file.section));
    return isInternal || (isDraftNotice && !isOrdered(file));
  }
  return isAccountHidden(scope, file);
};

const isOwnUpload = ({ actor }: Scope, file: OwnedFile): boolean =>
  actor?.kind === 'admin' && file.uploadedByAdminUserId === actor.adminUserId;

/** A sample or form that a project hands to its businesses with a document. */
const isTemplateForCaller = (scope: Scope, { templateOf, materialOf }: OwnedFile): boolean => {
  const { actor } = scope;
  const ofOffice = actor?.kind === 'admin' || actor?.kind === 'machine';
  return [...templateOf, ...materialOf].some(({ projectId }) =>
    ofOffice ? canSeeProject(scope, projectId) : projectId === actor?.projectId,
  );
};

const maySee = async (scope: Scope, file: OwnedFile): Promise<boolean> => {
  if (file.purpose === 'thread') return canSeeThreadFile(scope, file);
  const { actor } = scope;
  // A paper of the office is read where it is noted that it was opened.
  if (file.purpose === 'issued') return false;
  const mypageId = file.mypageId ?? file.photo?.report?.mypageId ?? null;
  if (mypageId !== null) {
    const isInSight = await canSeeSection(scope, { mypageId, sectionId: file.section?.id ?? null });
    return isInSight && !isHiddenFromCaller(scope, file);
  }
  if (isTemplateForCaller(scope, file)) return true;
  if (file.announcementFile !== null) return isPublished(scope, file);
  if (actor?.kind === 'machine')
    return file.application !== null && canSeeProject(scope, file.application.projectId);
  if (actor?.kind !== 'admin') return false;
  if (file.applicationId !== null) return actor.role !== 'Inspector';
  return isOwnUpload(scope, file) || actor.role === 'JMAC';
};

/** A file that the caller may see. @throws NOT_FOUND for every other */
export const requireFile = async (scope: Scope, id: string): Promise<OwnedFile> => {
  const file = await findOwnedFile(scope.db, id);
  if (file === null || !(await maySee(scope, file))) throw new ApiError('NOT_FOUND');
  return file;
};

/** The whole file, a byte range, or its thumbnail. */
type Asked = Wanted & { readonly size?: 'thumbnail' | undefined };

/** The content of a file, to show or to save. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED before it is known clean */
export const downloadFile = async (scope: Scope, id: string, { size, ...wanted }: Asked) => {
  const file = await requireFile(scope, id);
  return size === undefined ? openFile(scope, file, wanted) : openThumbnail(scope, file);
};

const refuse = (detail: string): never => {
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
};

const assertDeletable = (scope: Scope, file: OwnedFile): void => {
  const { sectionFile, section, announcementFile, photo, purpose } = file;
  if (scope.actor?.kind === 'user' && file.uploadedByCorporationUserId === null) refuse(messages.otherPerson);
  if (scope.actor?.kind === 'admin' && scope.actor.role !== 'JMAC' && !isOwnUpload(scope, file)) {
    throw new ApiError('ACCESS_DENIED', { detail: commonMessages.readOnly });
  }
  const isInUse =
    announcementFile !== null ||
    photo !== null ||
    file.threadFile !== null ||
    [file.passbookOf, file.templateOf, file.materialOf, file.recoveryOf].some((uses) => uses.length > 0);
  if (isInUse || purpose === 'answer') refuse(messages.submitted);
  if (sectionFile === null) return;
  if (sectionFile.receiptId !== null) refuse(messages.submitted);
  if (sectionFile.replacedBy !== null) refuse(messages.hasNewer);
  if (section !== null && !isWaiting(section)) refuse(messages.notNow);
};

/** Takes back a file that was not submitted; the version before it counts again. */
export const deleteFile = async (scope: Scope, id: string): Promise<void> => {
  const seen = await requireFile(scope, id);
  if (seen.applicationId !== null) throw new ApiError('NOT_FOUND');
  if (seen.mypageId !== null) await lockMyPage(scope.db, seen.mypageId);
  const file = await requireFile(scope, id);
  assertDeletable(scope, file);
  if (file.sectionFile !== null) {
    await removeSectionFile(scope.db, file.sectionFile);
    await removeAnswerFile(scope.db, file.sectionFile.sectionId, id);
  }
  await discardFile(scope, file);
};
