import { type AdminActor, adminOf, readerRoleOf } from '#bff/core/actor.ts';
import { offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type AvailableAction, availableActions } from '#bff/core/stateMachine.ts';
import {
  InspectionKind,
  InspectionReportStatus,
  InspectionResult,
  ProjectStatus,
} from '#bff/generated/contract/enums.ts';
import { tokyoDayOf } from '#rules/calendar.ts';
import { findLastSubmission, type ReportRow } from './inspections.data.ts';
import { inspectionReasons as reasons } from './inspections.words.ts';
import { itemsOf, itemsWithoutPhotos } from './reportViews.service.ts';

/*
 * The guards of the machine inspectionReport. Buttons and the actions themselves ask the same functions, so that a
 * button that is shown works.
 */

const notifiedStatuses: ReadonlySet<number> = new Set([
  ProjectStatus.NotifiedAmount,
  ProjectStatus.FinishedPayment,
  ProjectStatus.Finished,
]);

/** What each kind of inspection is a record of: things with photos, things, or who was there and what was found. */
const contentRefusal = (report: ReportRow): string | null => {
  if (report.kind === InspectionKind.OnSiteAudit) {
    if (!report.attendees?.trim()) return reasons.noAttendees;
    return report.findings?.trim() ? null : reasons.noRecord;
  }
  if (itemsOf(report).length === 0) return reasons.noItems;
  const missing = report.kind === InspectionKind.Completion ? itemsWithoutPhotos(report) : [];
  return missing.length > 0 ? reasons.photosMissing(missing) : null;
};

const submitRefusal = (report: ReportRow, actor: AdminActor, today: string): string | null => {
  if (actor.role === 'Inspector' && report.inspectorUserId !== actor.adminUserId) return reasons.notOwn;
  if (report.result === InspectionResult.NotInspected) return reasons.noResult;
  if (report.inspectedOn === null) return reasons.noDate;
  if (report.inspectedOn > today) return reasons.futureDate;
  if (report.result !== InspectionResult.Passed && !report.findings?.trim()) return reasons.noFindings;
  return contentRefusal(report);
};

/** The amount rests on the inspection at the end, on no other. */
const reopenRefusal = ({ kind, myPage }: ReportRow): string | null =>
  kind === InspectionKind.Completion && notifiedStatuses.has(myPage.projectStatus) ? reasons.notified : null;

const approveRefusal = async (scope: Scope, report: ReportRow, actor: AdminActor): Promise<string | null> => {
  if (report.inspectorUserId === actor.adminUserId) return reasons.ownInspection;
  const submission = await findLastSubmission(scope.db, report.mypageId, report.id);
  const isOwn = submission?.onBehalf && submission.actorId === actor.adminUserId;
  return isOwn ? reasons.ownSubmission : null;
};

/** Why a report cannot be deleted; undefined when it can. */
export const deleteRefusal = ({ status, submittedAt }: ReportRow): string | undefined => {
  if (status !== InspectionReportStatus.Draft) return reasons.notDraft;
  return submittedAt === null ? undefined : reasons.submittedOnce;
};

/** The name of a report's status in the machine. */
export const reportStatusName = (status: number): string =>
  Object.entries(InspectionReportStatus).find(([, value]) => value === status)?.[0] ?? '';

/** The number of a status that the machine names. @throws RangeError for any other name */
export const reportStatusOf = (name: string): number => {
  const found = Object.entries(InspectionReportStatus).find(([key]) => key === name);
  if (found === undefined) throw new RangeError(`no InspectionReportStatus ${name}`);
  return found[1];
};

/** Whether a report's content may change: before it is handed in, and after it was sent back. */
export const isEditable = ({ status }: Pick<ReportRow, 'status'>): boolean =>
  status === InspectionReportStatus.Draft || status === InspectionReportStatus.Returned;

/** The moves of a report that the caller may make now, and if not, why not. */
export const reportMoves = async (scope: Scope, report: ReportRow): Promise<AvailableAction[]> => {
  const actor = adminOf(scope);
  // An inspection that a JMAC administrator was sent to is his own: he hands it in without a reason.
  const isOwn = report.inspectorUserId === actor.adminUserId;
  const moves = availableActions(scope.machines.inspectionReport, {
    status: reportStatusName(report.status),
    role: actor.role,
    guards: {
      submit: submitRefusal(report, actor, tokyoDayOf(scope.now)),
      approve: await approveRefusal(scope, report, actor),
      reopen: reopenRefusal(report),
    },
  });
  return moves.map((move) =>
    isOwn && move.action === 'submit' ? { ...move, needsReason: false, isOnBehalf: false } : move,
  );
};

/** Everything the caller may do with a report: its moves, and for JMAC to take a draft away. */
export const reportActions = async (scope: Scope, report: ReportRow): Promise<AvailableAction[]> => {
  const role = readerRoleOf(scope);
  if (role === null) return [];
  const moves = await reportMoves(scope, report);
  if (role !== 'JMAC') return moves;
  return [...moves, { ...offer('delete', deleteRefusal(report)), needsReason: false, isOnBehalf: false }];
};
