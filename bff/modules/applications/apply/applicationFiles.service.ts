import { applicantOf, type Family, familyOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import { type KeepFile, receiveUpload } from '#bff/parts/files/receiveUpload.service.ts';
import { discardFile } from '#bff/parts/files/storedFiles.service.ts';
import { filesMessages } from '#bff/platform/files/files.words.ts';
import type { UploadedFile } from '#bff/platform/files/uploadEngine.ts';
import type { DocumentDefinition } from '#bff/programmes/familyTypes.ts';
import {
  findApplicationFile,
  insertApplicationFiles,
  removeApplicationFile,
} from '../applicationFiles.data.ts';
import { refuseNow } from '../applicationGuards.service.ts';
import { findLoginTarget } from '../applications.data.ts';
import { applicationMessage } from '../applications.words.ts';
import { returnedDocuments } from '../desk/returnItems.service.ts';
import { type ApplicationFileRow, type Dossier, lockDossier, requireDossier } from '../dossier.service.ts';
import { isMadeFile } from '../papers/madeDocuments.service.ts';
import { isStatus } from '../statuses.service.ts';
import { nextSequence, versionOf } from './fileVersions.service.ts';

export type UploadInput = {
  readonly file: UploadedFile | undefined;
  readonly applicationId: number;
  readonly fileName: string;
  /** Number of the document in the family's own list. */
  readonly type: number;
  readonly replacedFileId?: string | null | undefined;
};

const documentOf = ({ definition }: Dossier, type: number): DocumentDefinition => {
  const document = definition.documents.find(({ value }) => value === type);
  if (document === undefined) throw invalidField('/meta/type', applicationMessage('documentUnknown'));
  return document;
};

/** Drafts accept every document, returned applications only the returned ones. @throws TRANSITION_NOT_ALLOWED */
const assertTakes = (scope: Scope, dossier: Dossier, type: number): void => {
  if (isStatus(dossier.row, 'Draft')) return;
  if (!isStatus(dossier.row, 'Returned')) refuseNow(dossier, scope, applicationMessage('notEditable'));
  if (!returnedDocuments(dossier).has(type)) {
    refuseNow(dossier, scope, applicationMessage('notReturnedDocument'));
  }
};

/**
 * The file that this one takes the place of. A file of one's own always takes that of the one that the product made.
 * @throws NOT_FOUND unless it is a file of this document that counts now
 */
const replacedFileOf = (
  { files }: Dossier,
  type: number,
  fileId: string | null | undefined,
): ApplicationFileRow | null => {
  if (!fileId) return files.find((file) => file.type === type && isMadeFile(file)) ?? null;
  const replaced = files.find((file) => file.fileId === fileId && file.type === type);
  if (replaced === undefined) throw new ApiError('NOT_FOUND');
  return replaced;
};

const assertRoom = ({ files }: Dossier, { value, maxFiles }: DocumentDefinition): void => {
  if (files.filter(({ type }) => type === value).length >= maxFiles) {
    throw invalidField('/meta/type', applicationMessage('tooManyFiles', { max: maxFiles }));
  }
};

/** Everything that can stand against this file; asked before the slow work, and again when it is put to use. */
const planOf = (scope: Scope, dossier: Dossier, input: UploadInput) => {
  const document = documentOf(dossier, input.type);
  assertTakes(scope, dossier, input.type);
  const replaced = replacedFileOf(dossier, input.type, input.replacedFileId);
  if (replaced === null) assertRoom(dossier, document);
  return { document, replaced };
};

const attachToApplication = async (scope: Scope, dossier: Dossier, input: UploadInput, keep: KeepFile) => {
  const { row } = dossier;
  const { document, replaced } = planOf(scope, dossier, input);
  const stored = await keep({ purpose: 'application', applicationId: row.id });
  if (replaced !== null) await removeApplicationFile(scope.db, replaced.id, scope.now);
  const place = { documentList: document.enumeration, type: input.type };
  const sequence = replaced?.sequence ?? nextSequence(row.files, place);
  await insertApplicationFiles(scope.db, [
    { ...place, applicationId: row.id, fileId: stored.id, sequence, createdAt: scope.now },
  ]);
  const newest = { ...place, id: Number.MAX_SAFE_INTEGER, fileId: stored.id, sequence };
  return { stored, applicationId: row.id, type: input.type, ...versionOf(newest, row.files) };
};

export type ReceivedUpload = Awaited<ReturnType<typeof attachToApplication>>;

const auditUpload = (scope: Scope, { row }: Dossier, upload: ReceivedUpload, reason?: string) =>
  scope.audit({
    action: 'uploaded',
    target: { kind: 'file', id: upload.stored.id },
    applicationId: row.id,
    projectId: row.projectId,
    after: { fileName: upload.stored.fileName, sha256: upload.stored.sha256, type: upload.type },
    reason,
    onBehalfOf: reason === undefined ? undefined : (row.name ?? row.applicationUser.name),
  });

/** A replacing file becomes the next version in the same place. */
const receive = async (
  scope: Scope,
  family: Family,
  input: UploadInput,
  onBehalfReason?: string,
): Promise<SecondPhase<ReceivedUpload>> => {
  const { document } = planOf(scope, await requireDossier(scope, family, input.applicationId), input);
  const { file, fileName } = input;
  return receiveUpload(scope, { file, fileName, extensions: document.extensions }, async (inner, keep) => {
    const dossier = await lockDossier(inner, family, input.applicationId);
    const upload = await attachToApplication(inner, dossier, input, keep);
    await auditUpload(inner, dossier, upload, onBehalfReason);
    return upload;
  });
};

/**
 * A file for the caller's own application.
 * @throws NOT_FOUND, INVALID_FILE, INVALID_PARAMETER (document, number of files), TRANSITION_NOT_ALLOWED
 */
export const uploadOwnFile = async (
  scope: Scope,
  family: Family,
  input: UploadInput,
): Promise<SecondPhase<ReceivedUpload>> => {
  if (applicantOf(scope, family).applicationId !== input.applicationId) throw new ApiError('NOT_FOUND');
  return receive(scope, family, input);
};

/** The family of an application, whose id alone names it (spec 3). @throws NOT_FOUND also when another one was said */
const familyOfApplication = async (scope: Scope, id: number, said: Family | undefined): Promise<Family> => {
  const found = await findLoginTarget(scope.db, id);
  if (found === null || (said !== undefined && said !== found.family)) throw new ApiError('NOT_FOUND');
  return familyOf(found.family);
};

export type UploadOnBehalf = UploadInput & {
  readonly family?: Family | undefined;
  readonly onBehalfReason: string;
};

/** A file that an administrator hands in for the applicant. @throws as `uploadOwnFile` */
export const uploadOnBehalf = async (
  scope: Scope,
  input: UploadOnBehalf,
): Promise<{ readonly family: Family; readonly upload: SecondPhase<ReceivedUpload> }> => {
  const family = await familyOfApplication(scope, input.applicationId, input.family);
  return { family, upload: await receive(scope, family, input, input.onBehalfReason) };
};

/** What the caller may see of a family's files: his own, or as an administrator (not inspectors) all. */
export const requireApplicationFile = async (scope: Scope, family: Family, fileId: string) => {
  const found = await findApplicationFile(scope.db, fileId);
  if (found === null || found.application.family !== family) throw new ApiError('NOT_FOUND');
  const { actor } = scope;
  const isOwn = actor?.kind === 'applicant' && actor.applicationId === found.applicationId;
  if (actor?.kind !== 'admin' && !isOwn) throw new ApiError('NOT_FOUND');
  return found;
};

/** Takes back a file that was never submitted. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED */
export const deleteOwnFile = async (scope: Scope, family: Family, id: string): Promise<void> => {
  const dossier = await lockDossier(scope, family, applicantOf(scope, family).applicationId);
  const file = dossier.files.find(({ fileId }) => fileId === id);
  if (file === undefined) throw new ApiError('NOT_FOUND');
  if (file.receiptId !== null) refuseNow(dossier, scope, filesMessages.alreadySubmitted);
  assertTakes(scope, dossier, file.type);
  await discardFile(scope, file.file);
  await removeApplicationFile(scope.db, file.id, scope.now);
};
