import { activityList, anchorList, auditList, ownActivityList } from './activity/activity.list.ts';
import { bulkRunList, bulkRunRowList } from './bulk/bulkRuns.list.ts';
import { calendarList } from './calendar/calendar.list.ts';
import { worklist } from './home/worklist.list.ts';
import { jobList } from './jobs/jobs.list.ts';

/** The lists of this module; those of the others are in describedLists.service.ts. */
export const officeLists = [
  activityList,
  anchorList,
  auditList,
  bulkRunList,
  bulkRunRowList,
  calendarList,
  jobList,
  ownActivityList,
  worklist,
];
