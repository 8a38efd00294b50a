import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { atDeskWorld } from '../../world/application.ts';
import { officeWorld } from '../../world/world.ts';
import { adminUserHandlers } from '../access/admins.ts';
import { workCountsOf } from '../office/workCounts.ts';
import { returnedApplication, submittedApplication } from './applicant.ts';
import { publicProject } from './applicantCall.ts';
import { asAsked, formDefinition } from './applicantForm.ts';

/** The application of 株式会社みらい食堂 while its form is checked, as the desk reads it: one point is left. */
export const anApplication: components['schemas']['AdminGeneralApplication'] = asAsked(
  atDeskWorld.saw('getGeneralApplication', submittedApplication.id),
);

/** What the desk asked about the telephone number, answered. */
const [answered] = returnedApplication.returnItems;
if (answered === undefined) throw new Error('a finding');
export const answeredFinding = answered;

/** It, and the earlier ones of the same corporation: what the desk is warned of. */
const records = [
  anApplication,
  ...atDeskWorld.sawAll('getGeneralApplication').filter(({ id }) => id !== anApplication.id),
];

/** All of its programme, as the list has them. */
export const allSummaries = atDeskWorld.saw('listGeneralApplications').items;

/** The rows of those that can be opened. */
export const summaries = allSummaries.filter((row) => records.some(({ id }) => id === row.id));

const itsRow = summaries.find(({ id }) => id === anApplication.id);
if (itsRow === undefined) throw new Error('a row');
export const summary = itsRow;

/** The call of this application, as the office keeps it. */
export const itsRound = officeWorld.saw('listProjects').items.filter(({ id }) => id === publicProject.id);

/** One application at the desk. */
export const applicationHandlers: MockHandlers = {
  ...adminUserHandlers,
  ...workCountsOf({ threads: () => [], applications: { general: () => summaries } }),
  listGeneralApplications: ({ query }) => reply(rowsAsked(summaries, query)),
  getGeneralApplication: recordAsked(records),
  updateGeneralApplication: reply(anApplication, anApplication.version),
  getFormDefinition: reply(formDefinition, 1),
  listActivity: reply({ items: [], nextCursor: null, total: 0 }),
  listThreads: reply({ items: [], nextCursor: null, total: 0 }),
  getProject: recordAsked(itsRound),
  listProjects: reply({ items: itsRound, nextCursor: null, total: itsRound.length }),
};
