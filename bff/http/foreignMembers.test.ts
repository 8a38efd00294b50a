import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#bff/core/contractDocument.ts';
import { mountedOperations } from '#bff/core/contractDocument.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { complaintsOfForeign } from '#bff/testing/matrix/foreign.ts';
import { makeDeal, makeMember } from '#bff/testing/members/members.ts';
import { makeSection } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { makeThread } from '#bff/testing/threads.ts';
import { uploadFile } from '#bff/testing/undertaking.ts';
import { makeWorld, type World } from '#bff/testing/world/world.ts';
import { contextOf } from '#bff/testing/world/worldRequests.ts';

/*
 * Every operation of a company's user, tried by the user of a member of the undertaking: on the representative's records
 * and on those of another member. He takes part in it, and still is told that there is nothing, and nothing changes.
 */

const operations = mountedOperations().filter((operation) => contextOf(operation) === 'user');

let server: TestServer;
/** The undertaking as its representative has it. */
let whole: World;
/** The same with the records of one member in the place of the representative's. */
let ofOther: World;
let member: TestSession;

/** A world in which what stands on the section is a member's. */
const worldOfMember = async (world: World): Promise<World> => {
  const { client } = server.database;
  const other = await makeMember(server, world);
  const paper = { kind: 1, documentType: 92, title: '構成員の参加同意書', memberId: other.id };
  const section = await makeSection(server, world.myPage.id, paper);
  const { session } = other.user;
  const upload = await uploadFile(server, { session, mypageId: world.myPage.id, sectionId: section.id });
  await server.call('updateUserSection', { session, body: { id: section.id, action: 'submit' } });
  const bySection = { where: { sectionId: section.id } };
  const words = { title: '確認', body: '確認してください。' };
  return {
    ...world,
    corporation: other.corporation,
    section: await client.section.findUniqueOrThrow({ where: { id: section.id } }),
    paymentItem: await makeDeal(server, { mypageId: world.myPage.id, memberId: other.id, number: 2 }),
    fileId: upload.body.id,
    receipt: await client.receipt.findFirstOrThrow(bySection),
    thread: await makeThread(server, {
      projectId: world.project.id,
      mypageId: world.myPage.id,
      memberId: other.id,
      authorId: other.user.id,
    }),
    history: await client.sectionHistory.findFirstOrThrow(bySection),
    notification: await client.notification.create({
      data: { mypageId: world.myPage.id, memberId: other.id, sectionId: section.id, kind: 1, ...words },
    }),
  };
};

beforeAll(async () => {
  server = await startTestServer();
  whole = await makeWorld(server);
  ofOther = await worldOfMember(whole);
  member = (await makeMember(server, whole)).user.session;
});
afterAll(() => server.stop());

/**
 * What concerns the person himself or is told to everybody of the round, and the lists of what is his own: what they tell
 * stands below, in memberDeals.test.ts of my pages and in waiting.test.ts of the office.
 */
const HIS_OWN: ReadonlySet<OperationId> = new Set<OperationId>([
  'changeUserPassword',
  'createUserMailCopy',
  'createUserPaymentItem',
  'downloadUserPersonalRecord',
  'exportUserPaymentList',
  'getUserMailPreferences',
  'getUserPaymentList',
  'getUserProject',
  'importUserPaymentFile',
  'importUserPaymentItems',
  'invalidateUserSession',
  'listReusableFiles',
  'listUserAnnouncements',
  'listUserMailCopies',
  'listUserNotifications',
  'listUserOwnIdentities',
  'listUserOwnSessions',
  'updateUserMailPreferences',
  'listUserThreads',
  'listUserWaiting',
  'readAllUserAnnouncements',
  'readAllUserNotifications',
  'readUserAnnouncement',
  'uploadUserThreadFile',
]);

const refused = operations.filter(({ operationId }) => !HIS_OWN.has(operationId));

const complaintsIn = (world: World): Promise<string[]> =>
  complaintsOfForeign(
    server,
    refused.map((operation) => ({ operation, about: world, session: member })),
  );

describe('a member’s user is refused and nothing changes:', () => {
  it('in every operation on what is the representative’s', async () => {
    expect(await complaintsIn(whole)).toEqual([]);
    expect(refused.length).toBeGreaterThan(50);
  });

  it('in every operation on what is another member’s', async () => {
    expect(await complaintsIn(ofOther)).toEqual([]);
  });
});

describe('what a member’s user is answered', () => {
  it('lists nothing that tells of the whole or of another', async () => {
    const { body } = await server.call('listUserNotifications', {
      session: member,
      query: { id: whole.myPage.id },
    });
    expect(body).toMatchObject({ items: [], total: 0 });
  });

  it('marks as read nothing that tells the whole or another', async () => {
    const body = { mypageID: whole.myPage.id, lastId: 2_000_000_000 };
    await server.call('readAllUserNotifications', { session: member, body });
    const where = { mypageId: whole.myPage.id, readAt: { not: null } };
    expect(await server.database.client.notification.count({ where })).toBe(0);
  });

  it('lists no thread of the whole or of another', async () => {
    const query = { mypageID: whole.myPage.id };
    const { body } = await server.call('listUserThreads', { session: member, query });
    expect(body).toMatchObject({ items: [], total: 0 });
  });

  it('has a list of payments without a deal, a figure or a name of anybody else', async () => {
    const { body } = await server.call('getUserPaymentList', { session: member });
    expect(body).toMatchObject({ items: [], total: 0, members: [], sectionId: null, plan: null, totals: [] });
    expect(body.counts).toEqual({ all: 0, errors: 0, notes: 0, missing: 0 });
    expect(Object.values(body.sums)).toEqual([0, 0, 0, 0, 0]);
  });
});
