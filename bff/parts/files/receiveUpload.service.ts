import { type Actor, personOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import { type PreparedUpload, prepareUpload } from '#bff/platform/files/prepareUpload.ts';
import type { UploadedFile } from '#bff/platform/files/uploadEngine.ts';
import { messageOf, type RuleProblem } from '#rules/messages.ts';
import { assertQuota, takeQuota } from './fileQuotas.service.ts';
import { releaseFile } from './releasedFile.service.ts';
import { settleScan } from './settleScan.service.ts';
import { insertStoredFile, type NewStoredFile, type StoredFileRow } from './storedFiles.data.ts';
import { insertThumbnail } from './thumbnails.data.ts';

/** What the file is for and whose it is; the columns of StoredFile. */
export type FileUse = Pick<NewStoredFile, 'mypageId' | 'sectionId' | 'applicationId' | 'corporationId'> & {
  readonly purpose:
    | 'section'
    | 'application'
    | 'paper'
    | 'issued'
    | 'photo'
    | 'announcement'
    | 'passbook'
    | 'answer'
    | 'notice'
    | 'thread';
};

export type ReceiveInput = {
  /** What the router has put into quarantine; undefined when the form had no file. */
  readonly file: UploadedFile | undefined;
  /** The name in the meta, as the person calls it. */
  readonly fileName: string;
  /** Extensions allowed here, with dot. */
  readonly extensions: readonly string[];
  /** The longest side of a picture in pixels; larger ones are scaled down. */
  readonly maxSidePx?: number;
  /** Lists show a picture that is put here. */
  readonly hasThumbnail?: boolean;
};

/** Until something names such a file it waits; others are in their place at once (as the trigger of stored_file says). */
const WAITING: ReadonlySet<FileUse['purpose']> = new Set([
  'thread',
  'photo',
  'announcement',
  'passbook',
  'notice',
]);

const isUsedAtOnce = ({ purpose, sectionId }: FileUse): boolean =>
  !WAITING.has(purpose) || (sectionId ?? null) !== null;

/** Writes the row of the file, in the transaction that puts it to use. */
export type KeepFile = (use: FileUse) => Promise<StoredFileRow>;

/** Who handed a file in, as its row keeps him. @throws UNAUTHORIZED for nobody, ACCESS_DENIED for a connected system */
export const uploaderOf = (given: Actor | undefined) => {
  const actor = personOf({ actor: given });
  const uploadedByName = actor.name;
  if (actor.kind === 'admin') return { uploadedByName, uploadedByAdminUserId: actor.adminUserId };
  if (actor.kind === 'user') return { uploadedByName, uploadedByCorporationUserId: actor.corporationUserId };
  return { uploadedByName, uploadedByApplicationUserId: actor.applicationUserId };
};

/** What is wrong with a file, in the words of the error answer. */
export const fileRefusal = (problem: RuleProblem): ApiError => {
  const message = messageOf(problem);
  return new ApiError('INVALID_FILE', {
    detail: message,
    errors: [{ pointer: '/file', code: 1003, message }],
  });
};

const prepare = async (scope: Scope, { file, ...input }: ReceiveInput): Promise<PreparedUpload> => {
  if (file === undefined) throw fileRefusal({ code: 'fileEmpty' });
  const { storage, inspector, scanner } = scope;
  const { scanWaitMs } = scope.config.uploads;
  const result = await prepareUpload({ storage, inspector, scanner, scanWaitMs }, { file, ...input });
  if (!result.isAccepted) throw fileRefusal(result.problem);
  return result.file;
};

const rowOf = (
  scope: Scope,
  { key, size, scan, thumbnail: _tile, ...file }: PreparedUpload,
  use: FileUse,
): NewStoredFile => ({
  ...file,
  ...size,
  storageKey: key,
  scanStatus: scan === null ? 'clean' : 'pending',
  scannedAt: scan === null ? scope.now : null,
  createdAt: scope.now,
  ...uploaderOf(scope.actor),
  ...use,
});

/**
 * Takes an upload in two phases: here, without a transaction, everything that takes time; what it answers writes the
 * row and puts it to use. A clean file leaves quarantine after its commit; a scan that is not over by then goes on
 * behind the answer.
 * @param attach what uses the file; checks again what may have changed since the caller looked
 * @throws INVALID_FILE, TOO_MANY_REQUESTS, LIMIT_REACHED saying what to do
 */
export const receiveUpload = async <Result>(
  scope: Scope,
  input: ReceiveInput,
  attach: (inner: Scope, keep: KeepFile, file: PreparedUpload) => Promise<Result>,
): Promise<SecondPhase<Result>> => {
  await assertQuota(scope, input.file?.sizeBytes ?? 0);
  const prepared = await prepare(scope, input);
  const { scan, key, thumbnail } = prepared;
  const keepIn =
    (inner: Scope): KeepFile =>
    async (use) => {
      await takeQuota(inner, prepared.sizeBytes, isUsedAtOnce(use));
      const stored = await insertStoredFile(inner.db, rowOf(inner, prepared, use));
      if (thumbnail !== null) await insertThumbnail(inner.db, stored.id, thumbnail);
      inner.afterCommit(async () => {
        if (scan === null) await releaseFile(inner.storage, key);
        else inner.inBackground('scan', scan, (system, result) => settleScan(system, stored, result));
      });
      return stored;
    };
  return {
    attach: (inner) => attach(inner, keepIn(inner), prepared),
    abandon: () => scope.storage.remove(key),
  };
};
