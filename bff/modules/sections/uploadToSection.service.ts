import { ApiError, type Failure, invalidField } from '#bff/core/apiError.ts';
import { commonMessages } from '#bff/core/common.words.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import { DocumentCheckStatus, SectionKind } from '#bff/generated/contract/enums.ts';
import { type KeepFile, receiveUpload } from '#bff/parts/files/receiveUpload.service.ts';
import { sectionFileMessages as messages } from '#bff/parts/files/sectionFiles.words.ts';
import type { StoredFileRow } from '#bff/parts/files/storedFiles.data.ts';
import type { UploadedFile } from '#bff/platform/files/uploadEngine.ts';
import { maxFiles } from '#bff/programmes/documents/extensions.ts';
import { isOwnPaper } from './check/documentCheck.service.ts';
import { isWaiting } from './deadline.service.ts';
import { extensionsOf, isNotice, lockReason } from './documentKinds.service.ts';
import { holdSection, recordStep, requireSection } from './holdSection.service.ts';
import { insertSectionFile } from './sectionFiles.data.ts';
import { removeAnswerFile } from './sectionReviews.data.ts';
import type { SectionDetail } from './sections.data.ts';
import { documentCheckReasons } from './sections.words.ts';

/** An upload into a section. */
export type SectionUpload = {
  readonly file: UploadedFile | undefined;
  readonly fileName: string;
  readonly mypageId: number;
  readonly sectionId: number;
  readonly replacedFileId?: string | null | undefined;
  readonly onBehalfReason?: string | undefined;
};

/** A stored file as the answer to its upload says it. */
export type StoredUpload = {
  readonly stored: StoredFileRow;
  readonly versionNumber: number;
  readonly replacedFileId: string | null;
};

const refuse = (detail: string, failure: Failure = 'TRANSITION_NOT_ALLOWED'): never => {
  throw new ApiError(failure, { detail });
};

const isEvidence = (scope: Scope, { status }: SectionDetail): boolean =>
  scope.actor?.kind === 'admin' &&
  scope.actor.role === 'JMAC' &&
  status === DocumentCheckStatus.MAFFConfirming;

/** Whether the caller may put files into this section at all, and with which reason. */
const reasonFor = (scope: Scope, section: SectionDetail, upload: SectionUpload): string | null => {
  const { actor } = scope;
  if (actor === undefined) throw new ApiError('UNAUTHORIZED');
  if (isOwnPaper(section, actor) || isEvidence(scope, section)) return null;
  if (actor.kind !== 'admin') throw new ApiError('ACCESS_DENIED', { detail: documentCheckReasons.notYours });
  if (actor.role === 'Inspector')
    throw new ApiError('ACCESS_DENIED', { detail: documentCheckReasons.inspectorOnly });
  if (isNotice(section.documentType))
    throw new ApiError('ACCESS_DENIED', { detail: commonMessages.readOnly });
  const reason = upload.onBehalfReason?.trim();
  if (!reason) throw invalidField('/meta/onBehalfReason', messages.onBehalfReasonRequired);
  return reason;
};

const replacedOf = (section: SectionDetail, fileId: string | null | undefined) => {
  if (!fileId) return undefined;
  const entry = section.files.find(({ file }) => file.id === fileId);
  if (entry === undefined) throw invalidField('/meta/replacedFileID', messages.replacedUnknown);
  if (entry.replacedBy !== null || entry.removedAt !== null) return refuse(messages.replacedAlready);
  return entry;
};

const assertRoom = (section: SectionDetail, isReplacing: boolean): void => {
  const current = section.files.filter(({ removedAt }) => removedAt === null).length;
  if (!isReplacing && current >= maxFiles) refuse(messages.tooMany, 'LIMIT_REACHED');
};

const assertChangeable = (section: SectionDetail): void => {
  const locked = lockReason(section);
  if (locked !== null) refuse(locked);
  if (!isWaiting(section)) refuse(messages.notNow);
};

const purposeOf = ({ kind }: SectionDetail) => (kind === SectionKind.Notice ? 'notice' : 'section');

/** The ministry's answer, kept beside the business's files while the ministry decides. */
const keepEvidence = async (scope: Scope, section: SectionDetail, keep: KeepFile): Promise<StoredUpload> => {
  if (section.storedFiles.length >= maxFiles) refuse(messages.tooMany, 'LIMIT_REACHED');
  const stored = await keep({ purpose: 'answer', mypageId: section.mypageId, sectionId: section.id });
  await recordUpload(scope, section, stored, { isReplacing: false, reason: null });
  return { stored, versionNumber: 1, replacedFileId: null };
};

/** Everything that can stand against this file; asked before the slow work, and again when it is put to use. */
export const planOf = (scope: Scope, section: SectionDetail, upload: SectionUpload) => {
  if (section.mypageId !== upload.mypageId) throw new ApiError('NOT_FOUND');
  const reason = reasonFor(scope, section, upload);
  if (isEvidence(scope, section)) {
    const locked = lockReason(section);
    if (locked !== null) refuse(locked);
    return { reason, replaced: undefined, isEvidence: true };
  }
  assertChangeable(section);
  const replaced = replacedOf(section, upload.replacedFileId);
  assertRoom(section, replaced !== undefined);
  return { reason, replaced, isEvidence: false };
};

/** Puts a file that is kept into its section, in the transaction of both. @throws as `uploadToSection` */
export const attachToSection = async (
  scope: Scope,
  upload: SectionUpload,
  keep: KeepFile,
): Promise<StoredUpload> => {
  const section = await holdSection(scope, upload.sectionId);
  const plan = planOf(scope, section, upload);
  if (plan.isEvidence) return keepEvidence(scope, section, keep);
  const { reason, replaced } = plan;
  const stored = await keep({
    purpose: purposeOf(section),
    mypageId: section.mypageId,
    sectionId: section.id,
  });
  const added = { sectionId: section.id, fileId: stored.id, createdAt: scope.now, replaced };
  const versionNumber = await insertSectionFile(scope.db, added);
  await recordUpload(scope, section, stored, { isReplacing: replaced !== undefined, reason });
  if (replaced !== undefined) await removeAnswerFile(scope.db, section.id, replaced.file.id);
  return { stored, versionNumber, replacedFileId: replaced?.file.id ?? null };
};

/**
 * Takes a file into a section while it is the business's turn, as a new file or as the next version of one.
 * @throws NOT_FOUND, INVALID_FILE, TRANSITION_NOT_ALLOWED, ACCESS_DENIED, INVALID_PARAMETER without a reason
 */
export const uploadToSection = async (
  scope: Scope,
  upload: SectionUpload,
): Promise<SecondPhase<StoredUpload>> => {
  const section = await requireSection(scope, upload.sectionId);
  planOf(scope, section, upload);
  const { file, fileName } = upload;
  const extensions = extensionsOf(section.documentType);
  return receiveUpload(scope, { file, fileName, extensions, hasThumbnail: true }, (inner, keep) =>
    attachToSection(inner, upload, keep),
  );
};

type Recorded = { readonly isReplacing: boolean; readonly reason: string | null };

const recordUpload = async (
  scope: Scope,
  section: SectionDetail,
  { id, fileName, sha256 }: StoredFileRow,
  { isReplacing, reason }: Recorded,
): Promise<void> => {
  const isOnBehalf = reason !== null;
  if (isReplacing || isOnBehalf) {
    const action = isReplacing ? 'Replaced' : 'Created';
    await recordStep(scope, section, { action, to: section.status, comment: reason, isOnBehalf, fileName });
  }
  await scope.audit({
    action: 'uploaded',
    target: { kind: 'file', id },
    after: { fileName, sha256, sectionId: section.id },
    reason: reason ?? undefined,
    onBehalfOf: isOnBehalf ? section.myPage.corporation.name : undefined,
    mypageId: section.mypageId,
    projectId: section.myPage.projectId,
  });
};
