/* What other modules may use of this one (README.md). */
export { countOwnUnread } from './announcementReads.service.ts';
export { announcementRoutes } from './announcements.routes.ts';
export { callFilesOf, templateOf } from './callFiles.service.ts';
export { ensureDisplayCodeCounters } from './displayCodeCounters.data.ts';
export { assignNextCode } from './displayCodes.data.ts';
export { projectLists } from './lists.ts';
export { updateProject } from './projectChanges.service.ts';
export { countProjects } from './projectCounts.data.ts';
export { projectErrors } from './projectRules.service.ts';
export { findProjects, listShortNames, type ProjectRow } from './projects.data.ts';
export { projectRoutes } from './projects.routes.ts';
export { requireProject } from './projects.service.ts';
export { questionRoutes } from './questions/questions.routes.ts';
export { remindOfAnnouncements } from './remindOfAnnouncements.service.ts';
export {
  getProjectSeal,
  saveProjectSeal,
  sealInUse,
  sealVersion,
  withSeal,
} from './seals/projectSeal.service.ts';
