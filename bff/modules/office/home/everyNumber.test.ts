import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_ROLES, type AdminRole } from '#bff/core/actor.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makePayment } from '#bff/testing/bankAccounts.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeMail } from '#bff/testing/jobs/mails.ts';
import { makeAdmin, makeSection, signIn } from '#bff/testing/people.ts';
import { TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { makeThread } from '#bff/testing/threads.ts';
import { FAMILIES, FAMILY_LINES } from '#rules/families.ts';
import { deskPage } from '#rules/familyNames.ts';
import { dutyList } from '#web/modules/aftercare/office/duties/duties.list.tsx';
import { disposalList } from '#web/modules/aftercare/office/property/disposals.list.tsx';
import { propertyList } from '#web/modules/aftercare/office/property/properties.list.tsx';
import { erasureList } from '#web/modules/aftercare/office/retention/erasures/erasures.list.tsx';
import { APPLICATION_LISTS } from '#web/modules/applications/office/list/applications.list.tsx';
import { mailList } from '#web/modules/correspondence/office/mails/mails.list.tsx';
import { threadList } from '#web/modules/correspondence/office/threads/threads.list.tsx';
import { reportList } from '#web/modules/inspections/office/list/reports.list.tsx';
import { amountList } from '#web/modules/money/office/amounts/amounts.list.tsx';
import { payoutList } from '#web/modules/money/office/payouts/payouts.list.tsx';
import { recoveryList } from '#web/modules/money/office/recoveries/recoveries.list.tsx';
import { changeList } from '#web/modules/myPages/office/changes/changes.list.tsx';
import { documentList, listsDocuments, myPageList } from '#web/modules/myPages/office/list/myPages.list.ts';
import { figureAddresses, figuresByProgramme } from '#web/modules/office/office/home/figures.ts';
import { progressAddresses, progressCounts } from '#web/modules/office/office/home/progress.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { Described, ListPath } from '#web/parts/list/describeList.ts';
import { readList } from '#web/parts/list/listAddress.ts';
import { startDemoServer } from '../../../../prisma/seed/demoServer.ts';

/*
 * Every number of the office opens exactly the rows that it counts: each counter, tab and badge of each role is
 * followed to its list by the address that the web app opens, asked by the very functions of its pages.
 */

let server: TestServer;

/** Property that waits for its confirmation, and requests that wait for the desk and for the ministry. */
const addDisposals = async (mypageId: number): Promise<void> => {
  const { client } = server.database;
  const money = { amount: 3_000_000, subsidyAmount: 1_500_000, acquiredOn: toDate('2026-08-20') };
  const asked = { kind: 1, plannedOn: toDate('2026-12-20'), disposalReason: '閉店のため' };
  for (const [index, status] of [1, 3, 3].entries()) {
    const line = { mypageId, name: '配膳ロボット', status: 1, waiverReason: '単価50万円未満のため' };
    const { id: propertyId } = await client.propertyLedgerItem.create({ data: { ...line, ...money } });
    await client.propertyDisposal.create({
      data: { ...asked, mypageId, propertyId, number: 90 + index, status, submittedAt: TEST_NOW },
    });
  }
};

/** More than the demo has: documents in every status, an inspection of an inspector on a my page that is not his. */
const addRows = async () => {
  const { client } = server.database;
  const [page] = await client.myPage.findMany({ orderBy: { id: 'asc' }, take: 1 });
  if (page === undefined) throw new Error('the demo has no my page');
  for (const status of [0, 1, 2, 3, 4, 4]) {
    await makeSection(server, page.id, { status, submittedAt: status === 0 ? null : TEST_NOW });
  }
  await client.myPage.update({
    where: { id: page.id },
    data: { nextDueOn: toDate('2026-12-01'), sitePrefecture: 47 },
  });
  for (const status of [4, 6]) await makePayment(server, page.id, status);
  await addDisposals(page.id);
  for (const status of ['Failed', 'Failed', 'Queued'])
    await makeMail(server, { status, nextAttemptAt: status === 'Queued' ? TEST_NOW : null });
  await makeThread(server, { projectId: page.projectId, mypageId: page.id, authorId: 1 });
  const { id: proposedById } = await makeAdmin(server, 'JMAC');
  const erasure = { reason: '保存期間の満了のため', proposedById, proposedAt: TEST_NOW };
  await client.retentionErasure.create({ data: erasure });
  const inspector = await client.adminUser.findFirstOrThrow({ where: { type: 3 } });
  await client.myPageReport.create({
    data: {
      mypageId: page.id,
      inspectorUserId: inspector.id,
      scheduledOn: toDate('2026-11-20'),
      method: 0,
      siteAddress: '那覇市見本1',
    } as never,
  });
};

beforeAll(async () => {
  server = await startDemoServer();
  await addRows();
});
afterAll(() => server.stop());

const sessions = new Map<AdminRole, TestSession>();

const logIn = async (role: AdminRole): Promise<TestSession> => {
  const known = sessions.get(role);
  if (known !== undefined) return known;
  const type = ADMIN_ROLES.indexOf(role);
  const { id } = await server.database.client.adminUser.findFirstOrThrow({
    where: { type },
    orderBy: { id: 'asc' },
  });
  const session = await signIn(server, 'admin', id);
  sessions.set(role, session);
  return session;
};

type Page = {
  readonly total: number;
  readonly nextCursor: string | null;
  readonly items: readonly unknown[];
};
type Ask = (query: { readonly limit: number; readonly cursor?: string }) => Promise<{ readonly body: Page }>;

/** The rows of a list to its end, in pages smaller than the list. */
const rowsOf = async (ask: Ask): Promise<{ total: number; rows: number }> => {
  let rows = 0;
  let page: Page = (await ask({ limit: 7 })).body;
  for (;;) {
    rows += page.items.length;
    if (page.nextCursor === null) return { total: page.total, rows };
    page = (await ask({ limit: 7, cursor: page.nextCursor })).body;
  }
};

type Operation = Parameters<TestServer['call']>[0];

/** A list of the web app, and the operation that it asks. */
type List = { readonly operation: Operation; readonly list: Pick<Described<ListPath>, 'shape' | 'queryOf'> };

const LISTS: Readonly<Record<string, List>> = {
  '/admin/mypage_report': { operation: 'listMyPageReports', list: reportList },
  '/admin/mypage': { operation: 'listMyPages', list: myPageList },
  '/admin/change_request': { operation: 'listChangeRequests', list: changeList },
  '/admin/duty': { operation: 'listDuties', list: dutyList },
  '/admin/amount_proposal': { operation: 'listAmountProposals', list: amountList },
  '/admin/recovery': { operation: 'listRecoveries', list: recoveryList },
  '/admin/payment': { operation: 'listPayouts', list: payoutList },
  '/admin/property': { operation: 'listProperties', list: propertyList },
  '/admin/thread': { operation: 'listThreads', list: threadList },
  '/admin/mail': { operation: 'listMails', list: mailList },
  '/admin/retention/erasure': { operation: 'listRetentionErasures', list: erasureList },
  '/admin/property/disposal': { operation: 'listDisposals', list: disposalList },
};

const listAt = (path: string, params: URLSearchParams): List => {
  if (path === '/admin/mypage' && listsDocuments(params)) {
    return { operation: 'listSections', list: documentList };
  }
  const family = FAMILIES.find((one) => deskPage(one) === path);
  const found =
    family === undefined
      ? LISTS[path]
      : {
          operation: `list${FAMILY_LINES[family].title}Applications` as const,
          list: APPLICATION_LISTS[family],
        };
  if (found === undefined) throw new Error(`no list at ${path}`);
  return found;
};

/** What a page of the web app asks for at an address. */
const askAt = (address: string, session: TestSession): Ask => {
  const [path = '', search] = address.split('?');
  const params = new URLSearchParams(search);
  const { operation, list } = listAt(path, params);
  const query = list.queryOf(readList(params, list.shape));
  return async (paging) =>
    (await server.call(operation, { query: { ...query, ...paging }, session } as never)) as never;
};

const shown = new Map<string, Awaited<ReturnType<typeof rowsOf>>>();

/** What opening an address shows to somebody: while nothing changes, the same each time. */
const open = async (address: string, session: TestSession): Promise<{ total: number; rows: number }> => {
  const key = `${session.token} ${address}`;
  const found = shown.get(key) ?? (await rowsOf(askAt(address, session)));
  shown.set(key, found);
  return found;
};

type Linked = { readonly name: string; readonly count: number; readonly address: string };

/** The numbers beside what opening them shows. */
const follow = async (linked: readonly Linked[], session: TestSession) => {
  const seen = [];
  for (const { name, count, address } of linked) {
    const { total, rows } = await open(address, session);
    seen.push({ name, address, count, total, rows });
  }
  return seen;
};

const expectExact = (seen: Awaited<ReturnType<typeof follow>>): void => {
  expect(seen.filter(({ count, total, rows }) => count !== total || count !== rows)).toEqual([]);
};

/** The home as the web app reads it: through JSON. */
const homeOf = async (session: TestSession): Promise<components['schemas']['AdminHome']> =>
  (await server.call('getAdminHome', { session })).body as never;

const linkOf = ({
  key,
  label,
  count,
  query,
}: {
  key: string;
  label: string;
  count: number;
  query: string;
}) => ({
  name: `${key} ${label}`,
  count,
  address: query,
});

describe.each(ADMIN_ROLES)('%s', (role) => {
  it('opens from every counter of the home exactly the rows that it counts', async () => {
    const session = await logIn(role);
    const { counters } = await homeOf(session);
    expect(counters.length).toBeGreaterThan(0);
    expectExact(await follow(counters.map(linkOf), session));
  });

  it('opens from every figure of the home exactly the rows that it counts', async () => {
    const session = await logIn(role);
    const { projects } = await homeOf(session);
    const figures = figuresByProgramme(projects).rows.flatMap(
      ({ kind, figures: { applications, adopted } }) => {
        const addresses = figureAddresses(kind);
        return [
          { name: `applications of ${kind}`, count: applications, address: addresses.applications },
          { name: `adopted of ${kind}`, count: adopted, address: addresses.adopted },
        ];
      },
    );
    const progress = projects.flatMap((project) => {
      const counts = progressCounts(project);
      return Object.entries(progressAddresses(project.projectId)).map(([part, address]) => ({
        name: `${project.name} ${part}`,
        count: counts[part] ?? 0,
        address,
      }));
    });
    expectExact(await follow([...figures, ...progress.filter(({ count }) => count > 0)], session));
  });

  it('opens from every tab and badge exactly the rows that it counts, of all rounds, of one and of a host', {
    tags: ['slow'],
  }, async () => {
    const session = await logIn(role);
    const all = (await server.call('listWorkCounts', { session })).body.items;
    const query = { project_id: 5 };
    const ofRound = (await server.call('listWorkCounts', { query, session })).body.items;
    const ofHost = (await server.call('listWorkCounts', { query: { domainType: [3] }, session })).body.items;
    expectExact(await follow([...all, ...ofRound, ...ofHost].map(linkOf), session));
  });
});

it('the rows that a test follows are not all empty: of each kind some are counted', async () => {
  const session = await logIn('JMAC');
  const { items } = (await server.call('listWorkCounts', { session })).body;
  const empty = items.filter(({ family, count }) => family === null && count === 0).map(({ key }) => key);
  expect(empty).toEqual([]);
});

it('what is near is what is painted amber or red: at most seven business days are left', async () => {
  const session = await logIn('JMAC');
  const { items } = (await server.call('listWorkCounts', { session })).body;
  const near = items.find(({ key }) => key === 'dueWithin7Days');
  const pages = await server.call('listMyPages', { query: { limit: 200 }, session });
  const amber = pages.body.items.filter(({ daysLeft }) => daysLeft !== null && daysLeft <= 7);
  expect([near?.label, near?.count]).toEqual(['期限7営業日以内', amber.length]);
});
