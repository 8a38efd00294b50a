import { adminOf, userOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { requireMyPage } from '#bff/parts/ownership/access.service.ts';
import { fiscalYearOf, tokyoDayOf } from '#rules/calendar.ts';
import { findLastRestriction } from '../property/properties.data.ts';
import { countDutyMonths, listDutiesOf } from './duties.data.ts';
import { dutyPlanOf } from './dutyViews.service.ts';

/** How many are due in each month of a fiscal year, of those who see every undertaking. */
export const listDutyMonths = async (
  scope: Scope,
  {
    projectId,
    fiscalYear,
  }: { readonly projectId?: number | undefined; readonly fiscalYear?: number | undefined },
) => {
  adminOf(scope);
  const today = tokyoDayOf(scope.now);
  const year = fiscalYear ?? fiscalYearOf(today);
  const months = { projectId, from: `${year}-04-01`, to: `${year + 1}-03-31`, today };
  return { fiscalYear: year, items: await countDutyMonths(scope.db, months) };
};

const planOf = async (scope: Scope, mypageId: number) => {
  const { project } = await requireMyPage(scope, mypageId);
  const rows = await listDutiesOf(scope.db, mypageId);
  const restrictedUntilOn = await findLastRestriction(scope.db, mypageId);
  const kept = { retentionYears: project.retentionYears, restrictedUntilOn };
  return dutyPlanOf(rows, kept, tokyoDayOf(scope.now));
};

/** What one undertaking owes, for the office. @throws NOT_FOUND */
export const getDutyPlan = (scope: Scope, mypageId: number) => {
  adminOf(scope);
  return planOf(scope, mypageId);
};

/** The same for its business. @throws NOT_FOUND for another one */
export const getUserDutyPlan = (scope: Scope, mypageId: number) => {
  userOf(scope);
  return planOf(scope, mypageId);
};
