import { adminOf, applicantOf, type Family, userOf } from '#bff/core/actor.ts';
import { invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import { ThreadMessageKind } from '#bff/generated/contract/enums.ts';
import type { OwnedFile } from '#bff/modules/sections/index.ts';
import { type FileUse, receiveUpload, uploaderOf } from '#bff/parts/files/receiveUpload.service.ts';
import { attachRefusal } from '#bff/parts/files/scanStatus.service.ts';
import type { StoredFileRow } from '#bff/parts/files/storedFiles.data.ts';
import { canSeeSection, findPart, requireMyPage, requirePart } from '#bff/parts/ownership/access.service.ts';
import type { ThreadParty } from '#bff/parts/ownership/threadParties.data.ts';
import type { UploadedFile } from '#bff/platform/files/uploadEngine.ts';
import { extensionSets } from '#bff/programmes/documents/extensions.ts';
import { findApplicantFile, findThreadUploads, type ThreadUpload } from './messages.data.ts';
import { applicantPartyOf, requireApplicant } from './threadAccess.service.ts';
import { threadMessages } from './threads.words.ts';

/** Whose file it is, until and after it is sent. */
type Owner = Pick<FileUse, 'mypageId' | 'applicationId'>;

const insertUpload = (
  scope: Scope,
  file: UploadedFile | undefined,
  fileName: string,
  owner: Owner,
): Promise<SecondPhase<StoredFileRow>> =>
  receiveUpload(scope, { file, fileName, extensions: extensionSets.ANY }, async (inner, keepFile) => {
    const stored = await keepFile({ purpose: 'thread', ...owner });
    await inner.audit({
      action: 'uploaded',
      target: { kind: 'file', id: stored.id },
      after: { fileName: stored.fileName, sha256: stored.sha256, purpose: 'thread' },
      mypageId: owner.mypageId ?? undefined,
      applicationId: owner.applicationId ?? undefined,
    });
    return stored;
  });

type UserMeta = { readonly fileName: string; readonly mypageID: number };

/** A file that a business wants to send with a message. @throws NOT_FOUND, INVALID_FILE */
export const uploadUserThreadFile = async (
  scope: Scope,
  file: UploadedFile | undefined,
  { fileName, mypageID }: UserMeta,
): Promise<SecondPhase<StoredFileRow>> => {
  userOf(scope);
  const { myPage } = await requirePart(scope, mypageID);
  return insertUpload(scope, file, fileName, { mypageId: myPage.id });
};

/** A file that an applicant wants to send with a message. @throws INVALID_FILE */
export const uploadApplicantThreadFile = (
  scope: Scope,
  family: Family,
  file: UploadedFile | undefined,
  { fileName }: Pick<UserMeta, 'fileName'>,
): Promise<SecondPhase<StoredFileRow>> =>
  insertUpload(scope, file, fileName, applicantPartyOf(scope, family));

type AdminMeta = {
  readonly fileName: string;
  readonly mypageID?: number | null | undefined;
  readonly applicationID?: number | null | undefined;
};

/** A file that the office wants to send. @throws NOT_FOUND, INVALID_FILE, INVALID_PARAMETER unless it is for one party */
export const uploadThreadFile = async (
  scope: Scope,
  file: UploadedFile | undefined,
  { fileName, mypageID = null, applicationID = null }: AdminMeta,
): Promise<SecondPhase<StoredFileRow>> => {
  adminOf(scope);
  if ((mypageID === null) === (applicationID === null))
    throw invalidField('/meta/mypageID', threadMessages.aboutOne);
  if (mypageID !== null) {
    const { id } = await requireMyPage(scope, mypageID);
    return insertUpload(scope, file, fileName, { mypageId: id });
  }
  const { id } = await requireApplicant(scope, applicationID ?? 0);
  return insertUpload(scope, file, fileName, { applicationId: id });
};

const isOfParty = (file: ThreadUpload, party: ThreadParty): boolean =>
  'applicationId' in party ? file.applicationId === party.applicationId : file.mypageId === party.mypageId;

/** The one who uploaded it sends it: nobody sends what another has chosen. */
const isOwn = (scope: Scope, file: ThreadUpload): boolean => {
  const { uploadedByName: _name, ...uploader } = uploaderOf(scope.actor);
  return Object.entries(uploader).every(([column, id]) => Reflect.get(file, column) === id);
};

/** @throws INVALID_PARAMETER unless every file was uploaded by the caller for this party, is clean, and was not sent */
export const assertSendable = async (
  scope: Scope,
  fileIds: readonly string[],
  party: ThreadParty,
): Promise<void> => {
  if (fileIds.length === 0) return;
  const files = await findThreadUploads(scope.db, fileIds);
  const usable = files.filter((file) => isOfParty(file, party) && isOwn(scope, file));
  if (usable.length !== fileIds.length) throw invalidField('/fileIds', threadMessages.filesUnknown);
  const [refusal] = files.flatMap((file) => attachRefusal(file) ?? []);
  if (refusal !== undefined) throw invalidField('/fileIds', refusal);
  if (files.some(({ threadFile }) => threadFile !== null))
    throw invalidField('/fileIds', threadMessages.filesUsed);
};

/** Whether the caller himself uploaded a file. */
const isUploader = ({ actor }: Scope, file: OwnedFile): boolean =>
  actor?.kind === 'admin'
    ? file.uploadedByAdminUserId === actor.adminUserId
    : actor?.kind === 'user' && file.uploadedByCorporationUserId === actor.corporationUserId;

/**
 * Whether a file of a thread is the caller's to see: what was sent to him or by him; before it is sent, his own alone.
 * The office sees what was sent in the threads that it sees.
 */
export const canSeeThreadFile = async (scope: Scope, file: OwnedFile): Promise<boolean> => {
  const message = file.threadFile?.message;
  if (message === undefined) return isUploader(scope, file);
  const { mypageId, memberId, applicationId } = message.thread;
  if (scope.actor?.kind === 'admin') {
    if (mypageId !== null) return canSeeSection(scope, { mypageId, sectionId: null });
    return applicationId !== null && scope.actor.role !== 'Inspector';
  }
  if (mypageId === null || message.kind !== ThreadMessageKind.Message) return false;
  const part = await findPart(scope, mypageId);
  return part !== null && part.memberId === memberId;
};

/**
 * A file of a thread that an applicant may read: one that was sent to him or by him, or that he has not sent yet.
 * @returns null for every other
 */
export const findOwnThreadFile = (
  scope: Scope,
  family: Family,
  id: string,
): Promise<StoredFileRow | null> => {
  const { applicationId, applicationUserId } = applicantOf(scope, family);
  return findApplicantFile(scope.db, { id, applicationId, applicationUserId });
};
