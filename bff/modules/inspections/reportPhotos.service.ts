import { adminOf } from '#bff/core/actor.ts';
import { ApiError, type FieldError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { receiveUpload } from '#bff/parts/files/receiveUpload.service.ts';
import { attachRefusal } from '#bff/parts/files/scanStatus.service.ts';
import { findStoredFile, type StoredFileRow } from '#bff/parts/files/storedFiles.data.ts';
import { discardFile } from '#bff/parts/files/storedFiles.service.ts';
import type { UploadedFile } from '#bff/platform/files/uploadEngine.ts';
import { tidyText } from '#rules/text.ts';
import type { ReportRow } from './inspections.data.ts';
import { inspectionMessages as messages } from './inspections.words.ts';
import { findPhotoUploads, type NewPhoto, replacePhotos } from './photos.data.ts';
import type { PhotoInput, ReportInput } from './reportInput.service.ts';

/** The extensions of photos (spec 5 "Photo") and their largest size. */
const PHOTO_EXTENSIONS = ['.gif', '.jpeg', '.jpg', '.png'];
const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
const MAX_SIDE_PX = 1920;

const tooLarge = (): ApiError => {
  const message = messages.photoTooLarge;
  return new ApiError('FILE_TOO_LARGE', {
    detail: message,
    errors: [{ pointer: '/file', code: 1003, message }],
  });
};

/**
 * Takes a photo in, without its place; saving a report attaches it.
 * @throws INVALID_FILE, FILE_TOO_LARGE
 */
export const receivePhoto = async (
  scope: Scope,
  file: UploadedFile | undefined,
  fileName: string,
): Promise<SecondPhase<StoredFileRow>> => {
  if (file !== undefined && file.sizeBytes > MAX_PHOTO_BYTES) throw tooLarge();
  const input = { file, fileName, extensions: PHOTO_EXTENSIONS, maxSidePx: MAX_SIDE_PX };
  return receiveUpload(scope, input, async (inner, keep) => {
    const stored = await keep({ purpose: 'photo' });
    await inner.audit({
      action: 'uploaded',
      target: { kind: 'file', id: stored.id },
      after: { fileName: stored.fileName, sha256: stored.sha256 },
    });
    return stored;
  });
};

type Side = 'photosBefore' | 'photosAfter';
const sides = [
  { side: 'photosBefore', beforeAfter: 0 },
  { side: 'photosAfter', beforeAfter: 1 },
] as const satisfies readonly { side: Side; beforeAfter: number }[];

type Upload = Awaited<ReturnType<typeof findPhotoUploads>>[number];

/** A new photo is its uploader's until a report has it, so that nobody takes another's. @returns why it may not be used */
export const uploadError = (scope: Scope, report: ReportRow, upload: Upload | undefined): string | null => {
  if (upload === undefined) return messages.photoUnknown;
  const isHere = upload.photo?.mypageReportId === report.id;
  const isOwn = upload.photo === null && upload.uploadedByAdminUserId === adminOf(scope).adminUserId;
  if (!isHere && !isOwn) return messages.photoUnknown;
  return attachRefusal(upload);
};

const assertUsable = async (scope: Scope, report: ReportRow, input: ReportInput): Promise<void> => {
  const all = sides.flatMap(({ side }) =>
    (input[side] ?? []).map(({ fileId }, index) => ({ side, index, fileId })),
  );
  const uploads = await findPhotoUploads(
    scope.db,
    all.map(({ fileId }) => fileId),
  );
  const errors = all.flatMap(({ side, index, fileId }): FieldError[] => {
    const message = uploadError(
      scope,
      report,
      uploads.find(({ id }) => id === fileId),
    );
    return message === null ? [] : [fieldError(`/${side}/${index}/fileId`, message)];
  });
  assertNoFieldErrors(errors);
};

/** Place and time of a photo stay with its file: reordering photos does not send them again. */
const takenOf = ({ photos }: ReportRow, fileId: string) => {
  const { clientId, takenAt, latitude, longitude, accuracyM } =
    photos.find((photo) => photo.fileId === fileId) ?? {};
  return { clientId, takenAt, latitude, longitude, accuracyM };
};

/** A photo as it is stored. */
export const rowOf = (scope: Scope, report: ReportRow, beforeAfter: number, photo: PhotoInput): NewPhoto => ({
  mypageReportId: report.id,
  fileId: photo.fileId,
  beforeAfter,
  expenseType: photo.expenseType,
  itemKey: photo.itemKey ?? null,
  caption: tidyText(photo.caption),
  takenOn: photo.takenOn,
  sequence: photo.sequence,
  createdAt: scope.now,
  ...takenOf(report, photo.fileId),
});

/** What was never handed in is thrown away; what was once part of a submission stays as its evidence. */
const discardRemoved = async (scope: Scope, report: ReportRow, input: ReportInput): Promise<void> => {
  if (report.submittedAt !== null) return;
  const kept = new Set(sides.flatMap(({ side }) => (input[side] ?? []).map(({ fileId }) => fileId)));
  const changed = new Set<number>(
    sides.flatMap(({ side, beforeAfter }) => (input[side] ? [beforeAfter] : [])),
  );
  for (const { fileId, beforeAfter } of report.photos) {
    if (kept.has(fileId) || !changed.has(beforeAfter)) continue;
    const file = await findStoredFile(scope.db, fileId);
    if (file !== null) await discardFile(scope, file);
  }
};

/**
 * Attaches the photos that were sent; a side that was not sent stays as it is.
 * @throws INVALID_PARAMETER naming every photo that is not there, not clean or another's
 */
export const savePhotos = async (scope: Scope, report: ReportRow, input: ReportInput): Promise<void> => {
  await assertUsable(scope, report, input);
  for (const { side, beforeAfter } of sides) {
    const photos = input[side];
    if (photos === undefined) continue;
    const rows = photos.map((photo) => rowOf(scope, report, beforeAfter, photo));
    await replacePhotos(scope.db, { reportId: report.id, mypageId: report.mypageId }, beforeAfter, rows);
  }
  await discardRemoved(scope, report, input);
};
