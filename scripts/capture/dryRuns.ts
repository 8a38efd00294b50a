import type { components } from '#bff/generated/contract/types.ts';
import type { TestSession } from '#bff/testing/client.ts';
import type { TestServer } from '#bff/testing/server.ts';
import { createWalk } from '#bff/testing/world/walk.ts';
import { STORY_NOW } from '#stories/storyNow.ts';
import { DEMO_PASSWORD as password } from '../../prisma/seed/demo.ts';
import { asAdministrator } from './visitors.ts';
import { type Answers, walk as ask } from './walk.ts';

/* What the office tries over many rows of the demo, and does not begin: one run of each kind. */

type Asked = components['schemas']['BulkRunInput'];

const marked = (...ids: number[]): Asked['selection'] => ({ by: 'ids', ids });
const ofRound7 = (...ids: number[]): Asked['selection'] => ({ ...marked(...ids), projectId: 7 });

/** Of 豆くら: one that was sent back, three others, one of the office; one of a member, one that is settled. */
const [order, delivery, report, handedIn, notice] = [234, 235, 214, 242, 204] as const;
const [ofMember, settled] = [413, 44] as const;

const INVITED: Asked = {
  kind: 'inviteCorporationUsers',
  list: 'corporations',
  selection: ofRound7(11, 12, 9),
};

/** What is done in earnest, so that others find it done: a log-in is stopped, a document and an inspection are given out. */
const begunBy = (inspector: number): readonly Asked[] => [
  { kind: 'stopCorporationUsers', list: 'corporations', selection: ofRound7(11) },
  { kind: 'assignSections', list: 'myPages', selection: marked(delivery), assigneeAdminUserIds: [5] },
  { kind: 'assignReports', list: 'reports', selection: marked(7), assigneeAdminUserIds: [inspector] },
];

const RUNS: readonly Asked[] = [
  {
    ...{ kind: 'changeSectionDates', list: 'myPages', reason: '納品が遅れているため' },
    selection: marked(order, delivery, settled, ofMember, report),
    date: { field: 'dueOn', on: '2027-01-04' },
  },
  {
    ...{ kind: 'assignSections', list: 'myPages', assigneeAdminUserIds: [5, 6] },
    selection: marked(order, ofMember, delivery, settled),
  },
  {
    ...{ kind: 'notifySections', list: 'myPages' },
    selection: marked(order, delivery, handedIn, ofMember, notice),
    message: {
      ...{ kind: 4, title: '書類ご提出のお願い' },
      body: '{企業名} 様\n\n「{事業計画名}」（管理番号 {管理番号}）の次の書類のご提出をお願いします。マイページを開き、期限までにご提出ください。\n\n{書類}',
    },
  },
  { kind: 'assignReports', list: 'reports', selection: marked(7, 8, 6), assigneeAdminUserIds: [4] },
  {
    ...{ kind: 'changeReportDates', list: 'reports', selection: marked(7, 8, 6) },
    date: { field: 'scheduledOn', on: '2026-12-11' },
  },
  {
    ...{ kind: 'changeProjectDates', list: 'projects', selection: marked(2, 10, 5, 11) },
    date: { field: 'completionDeadline', on: '2026-12-15' },
  },
  {
    ...{ kind: 'settlePayouts', list: 'payouts', selection: marked(8, 3, 1) },
    ...{ date: { field: 'paidOn', on: '2026-11-20' }, reason: '銀行の画面で確かめたため' },
  },
  { kind: 'stopCorporationUsers', list: 'corporations', selection: ofRound7(12, 7, 11) },
  {
    ...{ kind: 'notifyCorporations', list: 'corporations', selection: marked(4, 3, 11, 9) },
    mail: {
      title: '登録内容のご確認のお願い',
      body: '{企業名} 様の所在地、代表者、ご担当者の登録内容をご確認ください。',
    },
  },
];

const letterTo = (ids: number[]): Asked => ({
  ...{ kind: 'notifyApplications', list: 'generalApplications', selection: marked(...ids) },
  letter: {
    ...{ audience: 'drafts', title: '応募の締切のご案内' },
    body: '{公募回}の応募は、まだ提出されていません。締切は、{締切}です。\n\n{残っていること}\n\n応募者ページにログインのうえ、締切までにご提出ください。締切を過ぎると、提出できません。\n\nすでにご提出いただいている場合は、行き違いをご容赦ください。',
  },
});

/** The last of them has not confirmed the address. */
const NEWCOMERS = ['海風 花子', '見本 一郎', '月野 冬子', '屋台 見本'];

/** People who have begun to apply in the open round. @returns their applications, and those that need no reminder */
const begin = async (server: TestServer, session: TestSession): Promise<number[]> => {
  const { step, mailedToken } = createWalk(server);
  for (const [index, name] of NEWCOMERS.entries()) {
    const email = `newcomer${index}@example.jp`;
    const body = { name, contactName: name, applicantType: 1 as const, projectID: 11, email, password };
    await step('createGeneralApplication', { body });
    if (index === NEWCOMERS.length - 1) continue;
    await step('confirmGeneralApplicationEmail', { body: { token: await mailedToken(email) } });
  }
  const { items } = await step('listGeneralApplications', { session, query: { project_id: 11, limit: 200 } });
  return [...items.map(({ id }) => id).toSorted((a, b) => a - b), 20];
};

/** 採択一覧.csv: what may be adopted, what may not, and a code that nobody has. */
const CODES = new Uint8Array(Buffer.from('応募コード\r\n4032\r\n4031\r\n4003\r\n4034\r\n4036\r\n4099\r\n'));
const ADOPTION = {
  fileName: '採択一覧.csv',
  kind: 'adoptApplications',
  list: 'generalApplications',
  projectId: 3,
} as const;

/**
 * Tries them, after everything else.
 * @param at sets the server's clock
 */
export const captureDryRuns = async (server: TestServer, at: (instant: string) => void): Promise<Answers> => {
  at(STORY_NOW);
  const office = await asAdministrator(server, 'jmac@example.jp', { operations: [], query: {} });
  const { session } = office;
  const { step } = createWalk(server);
  const tried = async (body: Asked) => (await step('createBulkRun', { session, body })).id;
  const file = { name: 'a.csv', content: CODES };
  const { id } = await step('createBulkRunOfFile', { session, body: { meta: ADOPTION }, file });
  const ids = [id, await tried(INVITED)];
  const { id: inspectorId } = await step('createAdminUser', {
    session,
    body: { name: '検査 稔', email: 'inspector2@example.jp', type: 3, assignedPrefectures: [20] },
  });
  for (const run of begunBy(inspectorId))
    await step('updateBulkRun', { session, path: { id: await tried(run) }, body: { action: 'start' } });
  await server.runJobs('runBulk', 'sendMails');
  for (const run of RUNS) ids.push(await tried(run));
  ids.push(await tried(letterTo(await begin(server, session))));
  return ask(server, {
    ...{ ...office, operations: ['getBulkRun', 'listBulkRunRows'] },
    only: { getBulkRun: ids, listBulkRunRows: ids },
  });
};
