/* What other modules may use of this one (README.md). */
export { activityRoutes } from './activity/activity.routes.ts';
export { bulkRunRoutes } from './bulk/bulkRuns.routes.ts';
export { runBulk } from './bulk/runBulk.service.ts';
export { calendarRoutes } from './calendar/calendar.routes.ts';
export { DESCRIBED } from './describedLists.service.ts';
export { exportAnswersOf } from './exports/exportAnswers.routes.ts';
export { exportRunRoutes } from './exports/exportRuns.routes.ts';
export { type ExportAnswers, forgetExports, makeExports } from './exports/makeExports.service.ts';
export { homeRoutes } from './home/home.routes.ts';
export { jobRoutes } from './jobs/jobs.routes.ts';
export { officeLists } from './lists.ts';
export {
  countMeasuredProgrammes,
  measureProcessingTimes,
} from './processingTimes/measureProcessingTimes.service.ts';
export { applicantWaitingRoutes, processingTimeRoutes } from './processingTimes/processingTimes.routes.ts';
export { countUnsealed, sealSecrets } from './secrets/sealSecrets.service.ts';
export { findUnopenedKeys } from './secrets/unopenedKeys.service.ts';
export { listViewRoutes } from './views/listViews.routes.ts';
