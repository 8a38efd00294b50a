import { adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors } from '#bff/core/texts/textRules.ts';
import {
  InspectionKind,
  InspectionReportStatus,
  InspectionResult,
  ProjectStatus,
} from '#bff/generated/contract/enums.ts';
import { refreshMyPageFacts, updateMyPageFacts } from '#bff/modules/myPages/index.ts';
import { isEnded } from '#bff/modules/sections/index.ts';
import { auditActionOf } from '#bff/modules/trail/index.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { requireMove } from '#bff/parts/records/requireMove.service.ts';
import { writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { tidyText } from '#rules/text.ts';
import { editReport, isReplanned, requireInspector } from './editReport.service.ts';
import { aboutReport, holdReport, recordReportStep, requireReport } from './holdReport.service.ts';
import { announceInspection, announceReturn } from './inspectionNotices.service.ts';
import {
  findMyPageSite,
  insertReport,
  type ReportChange,
  type ReportRow,
  updateReportRow,
} from './inspections.data.ts';
import { inspectionMessages as messages } from './inspections.words.ts';
import {
  deleteRefusal,
  reportActions,
  reportMoves,
  reportStatusName,
  reportStatusOf,
} from './reportGuards.service.ts';
import { normaliseReport, type PlanInput, type ReportInput, timeErrors } from './reportInput.service.ts';
import { auditable, type ReportView, viewOf } from './reportViews.service.ts';

type Site = Awaited<ReturnType<typeof findMyPageSite>>;

/** Where the undertaking is; without a place of its own, the corporation's seat. */
const addressOf = ({ siteAddress, corporation }: Site): string => {
  const { city, streetAddress, building } = corporation;
  return siteAddress ?? [city, streetAddress, building].filter((part) => part !== null).join('');
};

const present = async (scope: Scope, report: ReportRow): Promise<ReportView> =>
  viewOf(report, await reportActions(scope, report));

/** @throws NOT_FOUND */
export const getReport = async (scope: Scope, id: number): Promise<ReportView> =>
  present(scope, await requireReport(scope, id));

export type NewReportInput = PlanInput & {
  readonly mypageId: number;
  /** InspectionKind; the one at the end unless it is said. */
  readonly kind?: number | undefined;
  readonly inspectorUserId: number;
  readonly method: number;
  readonly scheduledOn: string;
};

/** An on-site audit (適正化法 art. 23) comes whenever it is needed, also years after the payment. */
const isTooLate = (kind: number, projectStatus: number): boolean =>
  kind === InspectionKind.OnSiteAudit ? projectStatus === ProjectStatus.Rejected : isEnded(projectStatus);

/**
 * Plans an inspection and tells business and inspector; with the inspection at the end the my page is the inspector's to see, with
 * another one its report.
 * @throws NOT_FOUND, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED when the undertaking has ended
 */
export const createReport = async (scope: Scope, input: NewReportInput): Promise<ReportView> => {
  const { projectId } = await requireMyPage(scope, input.mypageId);
  const { mypageId, inspectorUserId, method, scheduledOn, startTime = null, endTime = null } = input;
  const kind = input.kind ?? InspectionKind.Completion;
  await lockMyPage(scope.db, mypageId);
  const site = await findMyPageSite(scope.db, mypageId);
  if (isTooLate(kind, site.projectStatus))
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.ended });
  assertNoFieldErrors(timeErrors({ startTime, endTime }));
  await requireInspector(scope, inspectorUserId);
  const siteAddress = tidyText(input.siteAddress ?? addressOf(site));
  if (siteAddress === '') throw invalidField('/siteAddress', messages.siteUnknown);
  const plan = { mypageId, kind, inspectorUserId, method, scheduledOn, startTime, endTime, siteAddress };
  const id = await insertReport(scope.db, { ...plan, createdAt: scope.now });
  if (kind === InspectionKind.Completion) await updateMyPageFacts(scope.db, mypageId, { inspectorUserId });
  const report = await requireReport(scope, id);
  await recordReportStep(scope, report, { action: 'create', from: null, to: report.status });
  await scope.audit({
    action: 'created',
    ...aboutReport(id, { mypageId, projectId }),
    after: auditable(report),
  });
  await announceInspection(scope, report, false);
  await refreshMyPageFacts(scope, mypageId);
  return present(scope, report);
};

const { Passed, PassedWithRemarks } = InspectionResult;

const columnsOf = (scope: Scope, action: string, reason: string | null): ReportChange => {
  if (action === 'submit') return { submittedAt: scope.now, returnComment: null };
  if (action === 'approve') return { approvedAt: scope.now, approvedById: adminOf(scope).adminUserId };
  const comment = { returnComment: reason };
  return action === 'reopen' ? { ...comment, approvedAt: null, approvedById: null } : comment;
};

/** The day of the inspection that the undertaking goes by: an approved one that it passed. */
const inspectedOnOf = (report: ReportRow, action: string): string | null | undefined => {
  if (report.kind !== InspectionKind.Completion) return undefined;
  if (action === 'reopen') return null;
  const isPassed = report.result === Passed || report.result === PassedWithRemarks;
  return action === 'approve' && isPassed ? report.inspectedOn : undefined;
};

const moveReport = async (scope: Scope, report: ReportRow, action: string, given?: string): Promise<void> => {
  const reason = tidyText(given ?? '') || null;
  const { to, isOnBehalf } = requireMove(scope.machines.inspectionReport, {
    status: reportStatusName(report.status),
    action,
    role: adminOf(scope).role,
    offers: await reportMoves(scope, report),
    reason,
    reasonPointer: '/reason',
    reasonMessage: messages.reasonRequired,
  });
  const status = reportStatusOf(to);
  const { id, version, mypageId } = report;
  const change = { status, ...columnsOf(scope, action, reason) };
  await writeVersioned(version, () => updateReportRow(scope.db, { id, version }, change));
  const inspectedOn = inspectedOnOf(report, action);
  if (inspectedOn !== undefined) await updateMyPageFacts(scope.db, mypageId, { inspectedOn });
  await recordReportStep(scope, report, {
    action,
    from: report.status,
    to: status,
    comment: reason,
    isOnBehalf,
  });
  await scope.audit({
    action: auditActionOf(action),
    ...aboutReport(id, { mypageId, projectId: report.myPage.projectId }),
    before: { status: report.status },
    after: { status },
    reason: reason ?? undefined,
    onBehalfOf: isOnBehalf ? report.inspector.name : undefined,
  });
  if (status === InspectionReportStatus.Returned && reason !== null)
    await announceReturn(scope, report, reason);
  await refreshMyPageFacts(scope, mypageId);
};

export type ReportPatch = ReportInput & {
  readonly action?: string | undefined;
  readonly reason?: string | undefined;
};

const saveContent = async (scope: Scope, before: ReportRow, input: ReportInput): Promise<ReportRow> => {
  await editReport(scope, before, normaliseReport(input));
  const after = await requireReport(scope, before.id);
  const about = aboutReport(before.id, { mypageId: before.mypageId, projectId: before.myPage.projectId });
  await scope.audit({ action: 'updated', ...about, before: auditable(before), after: auditable(after) });
  if (isReplanned(before, after)) await announceInspection(scope, after, true);
  if (before.scheduledOn !== after.scheduledOn || before.inspectedOn !== after.inspectedOn)
    await scope.tell('demandsChanged', [about]);
  return after;
};

/**
 * Saves what was sent, then makes the move that was sent, in one transaction; for a job, which shows it to nobody.
 * @throws NOT_FOUND, RECORD_CHANGED, ACCESS_DENIED, INVALID_PARAMETER, TRANSITION_NOT_ALLOWED
 */
export const updateReportUnseen = async (
  scope: Scope,
  id: number,
  { action, reason, ...input }: ReportPatch,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const before = await holdReport(scope, id, ifMatchVersion);
  const saved = Object.keys(input).length > 0 ? await saveContent(scope, before, input) : before;
  if (action !== undefined) await moveReport(scope, saved, action, reason);
};

/** The same, shown as it is then. @throws as `updateReportUnseen` */
export const updateReport = async (
  scope: Scope,
  id: number,
  patch: ReportPatch,
  ifMatchVersion: number | undefined,
): Promise<ReportView> => {
  await updateReportUnseen(scope, id, patch, ifMatchVersion);
  return present(scope, await requireReport(scope, id));
};

/** Takes a draft away; its photos stay in the audit's reach. @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED */
export const deleteReport = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const report = await holdReport(scope, id, ifMatchVersion);
  const refusal = deleteRefusal(report);
  if (refusal !== undefined) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  const { version, mypageId } = report;
  await writeVersioned(version, () => updateReportRow(scope.db, { id, version }, { deletedAt: scope.now }));
  const about = aboutReport(id, { mypageId, projectId: report.myPage.projectId });
  await scope.audit({ action: 'deleted', ...about, before: auditable(report) });
  await scope.tell('demandsChanged', [about]);
  await refreshMyPageFacts(scope, mypageId);
};
