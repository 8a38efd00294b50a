import type { OperationId } from '#bff/core/contractDocument.ts';
import type { TestSession } from '#bff/testing/client.ts';
import type { TestServer } from '#bff/testing/server.ts';
import { STORY_NOW } from '#stories/storyNow.ts';
import { type Answers, walk } from '../walk.ts';
import { type Acts, BROWSERS, beginActs, logIn, logInMamekura } from './acts.ts';
import { makeKeys, tellOthers } from './connections.ts';
import { beginFinding, nameCopies, registerApp, saveLists, saveViews } from './own.ts';
import { makeRuns } from './runs.ts';
import { leaveTrail, liveNights } from './trail.ts';

/** It begins so that all is done when the stories look. */
const FROM = '2026-11-20T07:30:00Z';

const LIST = { list: 'myPages' } as const;

const OFFICE: readonly OperationId[] = [
  'listMachineKeys',
  'listWebhooks',
  'listWebhookDeliveries',
  'listPendingActs',
  'getPendingAct',
  'listExportRuns',
  'listListViews',
  'listJobSchedules',
  'listJobs',
  'getJob',
  'listAuditAnchors',
  'checkAuditAnchors',
  'listOwnSecondFactors',
  'listOwnIdentities',
  'listAdminOwnSessions',
  'listCorporationMailCopies',
];

const BUSINESS: readonly OperationId[] = ['listUserMailCopies', 'listUserOwnSessions'];

/** What somebody sees of it all. @param ids numbers in addresses that no list tells */
const seenBy = (
  server: TestServer,
  session: TestSession,
  operations: readonly OperationId[],
  ids: Readonly<Record<string, number>> = {},
): Promise<Answers> => walk(server, { session, loggedIn: {}, operations, query: LIST, ids });

/** The ministry has no view of its own: its list begins with what waits for it. */
const firstOfMinistry = async (acts: Acts): Promise<object> => {
  const session = await logIn(acts.act, 'maff');
  return acts.act('listListViews', { session, query: LIST });
};

/**
 * What the office does on the day of the stories, and what of it is seen: keys and addresses of other systems, files,
 * views, runs of jobs, the trail, log-ins: what the demo has none of, since nobody has worked in it yet.
 * @param server with the demo, in which nobody has done anything
 */
export const captureOfficeDay = async (server: TestServer): Promise<Answers> => {
  const acts = beginActs(server);
  const askedFor = await liveNights(acts);
  server.setNow(FROM);
  const office = await logIn(acts.act, 'jmac');
  const business = await logInMamekura(acts.act);
  await logInMamekura(acts.act, BROWSERS.phone);
  await leaveTrail(acts, office, askedFor);
  await makeKeys(acts, office);
  await tellOthers(acts, office);
  await beginFinding(acts, office);
  await saveViews(acts, office);
  await saveLists(acts, office);
  await nameCopies(acts, business);
  await makeRuns(server);
  const maff = await firstOfMinistry(acts);
  // At last: from then on the office has to show it.
  await registerApp(acts, office);
  server.setNow(STORY_NOW);
  const seen = await seenBy(server, office, OFFICE, { '/api/admin/corporation': 4 });
  const listListViews = { ...seen.listListViews, maff };
  return { ...seen, ...(await seenBy(server, business, BUSINESS)), listListViews, ...acts.kept };
};
