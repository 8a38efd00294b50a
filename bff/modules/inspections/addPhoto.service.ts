import { ApiError, type FieldError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { assertMayEdit } from './editReport.service.ts';
import { aboutReport, holdReport, requireReport } from './holdReport.service.ts';
import { type ReportRow, touchReport } from './inspections.data.ts';
import { inspectionMessages as messages } from './inspections.words.ts';
import { findPhotoUploads, insertPhoto } from './photos.data.ts';
import { isEditable, reportActions } from './reportGuards.service.ts';
import type { PhotoInput } from './reportInput.service.ts';
import { rowOf, uploadError } from './reportPhotos.service.ts';
import { auditable, itemsOf, type ReportView, viewOf } from './reportViews.service.ts';

export type PhotoAddition = Omit<PhotoInput, 'takenOn' | 'sequence'> & {
  /** What the phone that took it calls it (UUID). */
  readonly clientId: string;
  /** BeforeAfter */
  readonly beforeAfter: number;
  /** ISO 8601 */
  readonly takenAt: string;
  /** WGS 84, degrees; accuracy in metres. */
  readonly position?: { readonly latitude: number; readonly longitude: number; readonly accuracyM: number };
};

/** As many photos as the contract lets a side of a report have. */
const MAX_PHOTOS = 200;
/** The largest number that a photo has in the order of its side. */
const MAX_SEQUENCE = 999;

const additionErrors = (report: ReportRow, photo: PhotoAddition): FieldError[] => {
  const isKnown = !photo.itemKey || itemsOf(report).some(({ key }) => key === photo.itemKey);
  const count = report.photos.filter(({ beforeAfter }) => beforeAfter === photo.beforeAfter).length;
  return [
    ...(isKnown ? [] : [fieldError('/itemKey', messages.itemUnknown)]),
    ...(count < MAX_PHOTOS ? [] : [fieldError('/fileId', messages.photosFull(MAX_PHOTOS))]),
  ];
};

/** The clock of a phone may be ahead: no photo was taken after it has come. */
const takenBy = (now: Date, takenAt: string): Date =>
  new Date(Math.min(now.getTime(), new Date(takenAt).getTime()));

const assertFileIsFree = async (scope: Scope, report: ReportRow, fileId: string): Promise<void> => {
  const [upload] = await findPhotoUploads(scope.db, [fileId]);
  const refusal = upload?.photo ? messages.photoTwice : uploadError(scope, report, upload);
  if (refusal !== null) throw invalidField('/fileId', refusal);
};

const insertAddition = async (scope: Scope, report: ReportRow, photo: PhotoAddition): Promise<void> => {
  const { clientId, beforeAfter, position } = photo;
  const takenAt = takenBy(scope.now, photo.takenAt);
  assertNoFieldErrors(additionErrors(report, photo));
  await assertFileIsFree(scope, report, photo.fileId);
  const last = Math.max(
    0,
    ...report.photos.filter((each) => each.beforeAfter === beforeAfter).map(({ sequence }) => sequence),
  );
  const sequence = Math.min(MAX_SEQUENCE, last + 1);
  const row = rowOf(scope, report, beforeAfter, { ...photo, takenOn: tokyoDayOf(takenAt), sequence });
  await insertPhoto(scope.db, report.mypageId, { ...row, clientId, takenAt, ...position });
};

/**
 * Adds one photo that a phone took to a report that may still change, whatever version it has. A photo that the report
 * has already is not added again: phones send again what they got no answer to, also days later and also when the
 * report has been handed in since.
 * @throws NOT_FOUND, ACCESS_DENIED, TRANSITION_NOT_ALLOWED when it was handed in, INVALID_PARAMETER
 */
export const addPhoto = async (scope: Scope, id: number, photo: PhotoAddition): Promise<ReportView> => {
  const before = await holdReport(scope, id, undefined);
  assertMayEdit(scope, before, {});
  const present = async (report: ReportRow): Promise<ReportView> =>
    viewOf(report, await reportActions(scope, report));
  if (before.photos.some(({ clientId }) => clientId === photo.clientId)) return present(before);
  if (!isEditable(before)) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.notEditable });
  await insertAddition(scope, before, photo);
  await touchReport(scope.db, id);
  const after = await requireReport(scope, id);
  const about = aboutReport(id, { mypageId: before.mypageId, projectId: before.myPage.projectId });
  await scope.audit({ action: 'updated', ...about, before: auditable(before), after: auditable(after) });
  return present(after);
};
