import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { listReports } from '#bff/modules/inspections/index.ts';
import { countProjects } from '#bff/modules/projects/index.ts';
import { addDays, tokyoDayOf } from '#rules/calendar.ts';
import { listActivity } from '../activity/activity.service.ts';
import { countByProjectStatus, listHomeProjects } from './home.data.ts';
import { homeCounters } from './workCounts.service.ts';

const INSPECTION_DAYS = 14;
const MAX_INSPECTIONS = 20;

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
    homeCounters(scope),
    readProjects(scope),
    listActivity(scope, {}, { limit: activityLimit, keys: newestFirst, after: undefined }),
    listReports(scope, soon, { limit: MAX_INSPECTIONS, keys: byDay, after: undefined }),
  ]);
  return { today, counters, projects, recentActivity: activity.items, inspections: inspections.items };
};
