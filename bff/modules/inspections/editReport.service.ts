import { ADMIN_ROLES, adminOf } from '#bff/core/actor.ts';
import { ApiError, type FieldError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError } from '#bff/core/texts/textRules.ts';
import { InspectionKind, InspectionResult } from '#bff/generated/contract/enums.ts';
import { updateMyPageFacts } from '#bff/modules/myPages/index.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import {
  findPossibleInspector,
  type ReportChange,
  type ReportRow,
  updateReportRow,
} from './inspections.data.ts';
import { inspectionReasons, inspectionMessages as messages } from './inspections.words.ts';
import { isEditable } from './reportGuards.service.ts';
import { itemErrors, photoErrors, type ReportInput, timeErrors } from './reportInput.service.ts';
import { savePhotos } from './reportPhotos.service.ts';
import { itemsOf } from './reportViews.service.ts';

/** Who is sent to inspect: inspectors, and the desk itself. */
const INSPECTING_TYPES = [ADMIN_ROLES.indexOf('Inspector'), ADMIN_ROLES.indexOf('JMAC')];

/** Whether there is somebody active who is sent to inspect. */
export const isPossibleInspector = async (scope: Scope, id: number): Promise<boolean> =>
  (await findPossibleInspector(scope.db, id, INSPECTING_TYPES)) !== null;

/** @throws INVALID_PARAMETER when there is no such active inspector */
export const requireInspector = async (scope: Scope, id: number) => {
  const inspector = await findPossibleInspector(scope.db, id, INSPECTING_TYPES);
  if (inspector === null) throw invalidField('/inspectorUserId', messages.inspectorUnknown);
  return inspector;
};

const planNames = ['inspectorUserId', 'method', 'scheduledOn'] as const;

/** @throws ACCESS_DENIED when an inspector changes another's report, or what the desk decides */
export const assertMayEdit = (scope: Scope, report: ReportRow, input: ReportInput): void => {
  const actor = adminOf(scope);
  if (actor.role === 'JMAC') return;
  if (report.inspectorUserId !== actor.adminUserId)
    throw new ApiError('ACCESS_DENIED', { detail: inspectionReasons.notOwn });
  const isReplanned = planNames.some((name) => input[name] !== undefined && input[name] !== report[name]);
  if (isReplanned) throw new ApiError('ACCESS_DENIED', { detail: messages.planByDesk });
};

/** Remarks are closed once it is written down what was done about them. */
const correctedOn = (report: ReportRow, input: ReportInput, today: string): string | null => {
  const { result, correctiveAction } = { ...report, ...input };
  if (result !== InspectionResult.PassedWithRemarks || !correctiveAction) return null;
  return report.correctedOn ?? today;
};

const dayErrors = ({ inspectedOn }: ReportInput, today: string): FieldError[] =>
  inspectedOn && inspectedOn > today ? [fieldError('/inspectedOn', inspectionReasons.futureDate)] : [];

const assertInput = (report: ReportRow, input: ReportInput, today: string): void => {
  const after = { ...report, ...input };
  const itemKeys = (input.items ?? itemsOf(report)).map(({ key }) => key);
  assertNoFieldErrors([
    ...timeErrors(after),
    ...dayErrors(input, today),
    ...itemErrors(input.items),
    ...photoErrors(input, itemKeys, today),
  ]);
};

/** Photos of an item that was taken out belong to the place as a whole only when they are sent so. */
const assertPhotosFollow = (report: ReportRow, input: ReportInput): void => {
  if (input.items === undefined) return;
  const keys = new Set(input.items.map(({ key }) => key));
  const isLeft = report.photos.some(({ itemKey, beforeAfter }) => {
    const isSent = beforeAfter === 0 ? input.photosBefore !== undefined : input.photosAfter !== undefined;
    return itemKey !== null && !keys.has(itemKey) && !isSent;
  });
  if (isLeft) throw invalidField('/items', messages.itemUnknown);
};

/** Whether when, where, how or by whom is inspected becomes another. */
export const isReplanned = (before: ReportRow, after: ReportRow): boolean =>
  (['inspectorUserId', 'method', 'scheduledOn', 'startTime', 'endTime', 'siteAddress'] as const).some(
    (name) => before[name] !== after[name],
  );

/**
 * Writes the properties that were sent into a held report that may still change.
 * @throws ACCESS_DENIED, TRANSITION_NOT_ALLOWED when it was handed in, INVALID_PARAMETER
 */
export const editReport = async (scope: Scope, report: ReportRow, input: ReportInput): Promise<void> => {
  assertMayEdit(scope, report, input);
  if (!isEditable(report)) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.notEditable });
  const today = tokyoDayOf(scope.now);
  assertInput(report, input, today);
  assertPhotosFollow(report, input);
  const { inspectorUserId } = input;
  if (inspectorUserId !== undefined && inspectorUserId !== report.inspectorUserId) {
    await requireInspector(scope, inspectorUserId);
    if (report.kind === InspectionKind.Completion) {
      await updateMyPageFacts(scope.db, report.mypageId, { inspectorUserId });
    }
  }
  const { photosBefore: _before, photosAfter: _after, items, ...columns } = input;
  const change: ReportChange = {
    ...columns,
    ...(items === undefined ? {} : { items: items.map((item) => ({ ...item })) }),
    correctedOn: correctedOn(report, input, today),
  };
  const { id, version } = report;
  await writeVersioned(version, () => updateReportRow(scope.db, { id, version }, change));
  await savePhotos(scope, report, input);
};
