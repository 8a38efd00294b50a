import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { insertMyPageHistory } from '#bff/modules/myPages/index.ts';
import type { MyPageHead } from '#bff/parts/ownership/access.data.ts';
import { myPageVisibility } from '#bff/parts/ownership/access.service.ts';
import { lockMyPage } from '#bff/parts/ownership/locks.data.ts';
import { historyActorOf } from '#bff/parts/records/historyActor.service.ts';
import { assertVersion } from '#bff/parts/records/versioned.service.ts';
import { findReport, findReportPlace, type ReportRow } from './inspections.data.ts';

/** A report that the caller may see. @throws NOT_FOUND */
export const requireReport = async (scope: Scope, id: number): Promise<ReportRow> => {
  const report = await findReport(scope.db, id, myPageVisibility(scope));
  if (report === null) throw new ApiError('NOT_FOUND');
  return report;
};

/**
 * The same, held with its my page until the end of the transaction.
 * @throws NOT_FOUND, RECORD_CHANGED
 */
export const holdReport = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<ReportRow> => {
  const place = await findReportPlace(scope.db, id, myPageVisibility(scope));
  if (place === null) throw new ApiError('NOT_FOUND');
  await lockMyPage(scope.db, place.mypageId);
  const report = await requireReport(scope, id);
  assertVersion(report, ifMatchVersion);
  return report;
};

type Step = {
  readonly action: string;
  readonly from: number | null;
  readonly to: number;
  readonly comment?: string | null;
  readonly isOnBehalf?: boolean;
};

/** One line of the my page's history about a report. */
export const recordReportStep = (
  scope: Scope,
  { id, mypageId }: Pick<ReportRow, 'id' | 'mypageId'>,
  { action, from, to, comment = null, isOnBehalf = false }: Step,
): Promise<void> =>
  insertMyPageHistory(scope.db, {
    mypageId,
    machine: 'inspectionReport',
    targetId: id,
    action,
    fromStatus: from,
    toStatus: to,
    ...historyActorOf(scope),
    onBehalf: isOnBehalf,
    comment,
    createdAt: scope.now,
  });

/** What an audit entry about a report names. */
export const aboutReport = (id: number, place: { mypageId: number; projectId: MyPageHead['projectId'] }) => ({
  target: { kind: 'myPageReport' as const, id },
  mypageId: place.mypageId,
  projectId: place.projectId,
});
