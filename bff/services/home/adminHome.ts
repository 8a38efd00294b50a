import { type AdminRole, adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { countApplications, countByProjectStatus, countWork, listHomeProjects } from '#bff/data/home/home.ts';
import { countProjects } from '#bff/data/projects/projectCounts.ts';
import {
  ApplicationStatus,
  DelayStatus,
  DocumentCheckStatus,
  ProjectStatus,
} from '#bff/generated/contract/enums.ts';
import { counterLabels, ofFamily } from '#bff/text/home.ts';
import { addDays, tokyoDayOf } from '#rules/calendar.ts';
import { FAMILIES, FAMILY_LINES } from '#rules/families.ts';
import { deskPage } from '#rules/familyNames.ts';
import { listActivity } from '../audit/activity.ts';
import { myPageVisibility } from '../common/access.ts';
import { listReports } from '../inspections/listReports.ts';

type CounterKey = keyof typeof counterLabels;

/** Calendar days that 期限7日以内 looks ahead. */
const DUE_DAYS = 7;
const INSPECTION_DAYS = 14;
const MAX_INSPECTIONS = 20;

const statuses = {
  confirming: DocumentCheckStatus.Confirming,
  maffConfirming: DocumentCheckStatus.MAFFConfirming,
  rejected: DocumentCheckStatus.Rejected,
  delayed: [DelayStatus.Delayed, DelayStatus.CriticalDelayed],
  waitingPayment: ProjectStatus.NotifiedAmount,
} as const;

/** What each type of administrator is shown, in order of what he does about it. */
const countersOf: { readonly [role in AdminRole]: readonly CounterKey[] } = {
  JMAC: [
    'unconfirmedSections',
    'returnedSections',
    'delayed',
    'dueWithin7Days',
    'inspectionsToday',
    'maffConfirming',
    'waitingPayment',
    'applicationsToCheck',
    'applicationsReturned',
  ],
  BackOffice: [
    'unconfirmedSections',
    'returnedSections',
    'dueWithin7Days',
    'applicationsToCheck',
    'applicationsReturned',
  ],
  CS: ['returnedSections', 'delayed', 'dueWithin7Days', 'applicationsReturned'],
  MAFF: ['maffConfirming', 'delayed'],
  Inspector: ['inspectionsToday'],
};

const queryOf = (key: CounterKey, days: { today: string; dueBefore: string }): string => {
  const { today, dueBefore } = days;
  const queries: { readonly [name in CounterKey]?: string } = {
    unconfirmedSections: `/admin/mypage?list=sections&status=${statuses.confirming}`,
    returnedSections: `/admin/mypage?list=sections&status=${statuses.rejected}`,
    maffConfirming: `/admin/mypage?list=sections&status=${statuses.maffConfirming}`,
    delayed: `/admin/mypage?${statuses.delayed.map((status) => `delayStatus=${status}`).join('&')}`,
    dueWithin7Days: `/admin/mypage?dueBefore=${dueBefore}`,
    inspectionsToday: `/admin/mypage_report?scheduledFrom=${today}&scheduledTo=${today}`,
    waitingPayment: `/admin/mypage?projectStatus=${statuses.waitingPayment}`,
  };
  return queries[key] ?? '/admin';
};

const applicationStatuses = {
  applicationsToCheck: [ApplicationStatus.Submitted, ApplicationStatus.FormChecking],
  applicationsReturned: [ApplicationStatus.Returned],
} as const;

type ApplicationKey = keyof typeof applicationStatuses;

const isApplicationKey = (key: CounterKey): key is ApplicationKey => Object.hasOwn(applicationStatuses, key);

/** One counter for each family that has any; each family has a list of its own. */
const applicationCounters = async (scope: Scope, keys: readonly ApplicationKey[]) => {
  if (keys.length === 0) return [];
  const all = keys.flatMap((key) => [...applicationStatuses[key]]);
  const rows = await countApplications(scope.db, all);
  return keys.flatMap((key) =>
    FAMILIES.flatMap((family) => {
      const counted: readonly number[] = applicationStatuses[key];
      const count = rows
        .filter((row) => row.family === family && counted.includes(row.status))
        .reduce((sum, row) => sum + row._count, 0);
      if (count === 0) return [];
      const query = `${deskPage(family)}?${counted.map((status) => `status=${status}`).join('&')}`;
      return [{ key, label: ofFamily(counterLabels[key], FAMILY_LINES[family].label), count, query }];
    }),
  );
};

const readCounters = async (scope: Scope, today: string) => {
  const keys = countersOf[adminOf(scope).role];
  const days = { today, dueBefore: addDays(today, DUE_DAYS) };
  const work = await countWork(scope.db, myPageVisibility(scope), days, statuses);
  const counters = keys.flatMap((key) =>
    isApplicationKey(key)
      ? []
      : [{ key, label: counterLabels[key], count: work[key], query: queryOf(key, days) }],
  );
  return [...counters, ...(await applicationCounters(scope, keys.filter(isApplicationKey)))];
};

/** Progress by project, with its amounts: not for inspectors. */
const readProjects = async (scope: Scope) => {
  if (adminOf(scope).role === 'Inspector') return [];
  const projects = await listHomeProjects(scope.db);
  const ids = projects.map(({ id }) => id);
  const [counts, byStatus] = await Promise.all([
    countProjects(scope.db, ids),
    countByProjectStatus(scope.db, ids),
  ]);
  return projects.map(({ id, shortName, programKind }) => {
    const byProjectStatus = byStatus
      .filter(({ projectId }) => projectId === id)
      .map(({ projectStatus, _count }) => ({ status: projectStatus, count: _count }));
    return { projectId: id, name: shortName, programKind, counts: counts(id), byProjectStatus };
  });
};

const newestFirst = [{ column: 'at', type: 'instant', direction: 'desc' }] as const;
const byDay = [{ column: 'scheduledOn', type: 'day', direction: 'asc' }] as const;

/** The home of the calling administrator: what waits, how the projects stand, what happened, what is coming. */
export const getAdminHome = async (scope: Scope, activityLimit: number) => {
  const today = tokyoDayOf(scope.now);
  const soon = { scheduledFrom: today, scheduledTo: addDays(today, INSPECTION_DAYS) };
  const [counters, projects, activity, inspections] = await Promise.all([
    readCounters(scope, today),
    readProjects(scope),
    listActivity(scope, {}, { limit: activityLimit, keys: newestFirst, after: undefined }),
    listReports(scope, soon, { limit: MAX_INSPECTIONS, keys: byDay, after: undefined }),
  ]);
  return { today, counters, projects, recentActivity: activity.items, inspections: inspections.items };
};
