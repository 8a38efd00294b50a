import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#bff/core/database.ts';
import { DocumentCheckStatus as Status } from '#bff/generated/contract/enums.ts';
import type { Makers } from '#bff/platform/database/constraints/make/makers.ts';
import { createMakers } from '#bff/platform/database/constraints/make.ts';
import { openTestDatabase } from '#bff/testing/database.ts';
import { countTallied, isTallied } from './sectionTally.data.ts';

const everybody = { visibility: { kind: 'all' } } as const;
const KEPT = [Status.Confirming, Status.MAFFConfirming, Status.Rejected];

let database: Database;
let make: Makers;

beforeAll(async () => {
  database = await openTestDatabase();
  make = createMakers(database.client);
});
afterAll(() => database.close());
beforeEach(() => database.client.section.deleteMany({}));

const counted = (): Promise<number[]> =>
  Promise.all(KEPT.map((status) => countTallied(database.client, { ...everybody, statuses: [status] })));

const inStatus = (status: number) => make.section({ status, submittedAt: new Date() });

describe('the tally of documents that somebody works on', () => {
  it('grows with each that is added in such a state, and with no other', async () => {
    for (const status of [Status.Confirming, Status.Confirming, Status.Rejected, Status.Incomplete]) {
      await inStatus(status);
    }
    expect(await counted()).toEqual([2, 0, 1]);
  });

  it('follows each from state to state, and out of it', async () => {
    const { id } = await inStatus(Status.Confirming);
    const { section } = database.client;
    await section.update({ where: { id }, data: { status: Status.MAFFConfirming } });
    expect(await counted()).toEqual([0, 1, 0]);
    await section.update({ where: { id }, data: { status: Status.Confirmed } });
    expect(await counted()).toEqual([0, 0, 0]);
    await section.update({ where: { id }, data: { status: Status.Rejected } });
    expect(await counted()).toEqual([0, 0, 1]);
  });

  it('forgets what is deleted or removed, and knows what is taken back', async () => {
    const { id } = await inStatus(Status.Rejected);
    const { section } = database.client;
    await section.update({ where: { id }, data: { deletedAt: new Date() } });
    expect(await counted()).toEqual([0, 0, 0]);
    await section.update({ where: { id }, data: { deletedAt: null } });
    expect(await counted()).toEqual([0, 0, 1]);
    await section.delete({ where: { id } });
    expect(await counted()).toEqual([0, 0, 0]);
  });

  it('takes many at once, of several undertakings', async () => {
    const first = await inStatus(Status.Confirming);
    await inStatus(Status.Confirming);
    await database.client.section.updateMany({ data: { status: Status.Rejected } });
    expect(await counted()).toEqual([0, 0, 2]);
    const { projectId } = await database.client.myPage.findUniqueOrThrow({ where: { id: first.mypageId } });
    const ofProject = { ...everybody, statuses: [Status.Rejected], projectId };
    expect(await countTallied(database.client, ofProject)).toBe(1);
    await database.client.myPage.update({ where: { id: first.mypageId }, data: { deletedAt: new Date() } });
    expect(await countTallied(database.client, ofProject)).toBe(0);
  });

  it('answers no question that asks for more than state, round and who may see it', () => {
    const asked = { ...everybody, statuses: KEPT, projectId: 1, search: undefined };
    expect(isTallied(asked)).toBe(true);
    expect(isTallied({ ...asked, statuses: [Status.Incomplete] })).toBe(false);
    const narrowed = { ...asked, dueBefore: '2026-11-20' };
    expect(isTallied(narrowed)).toBe(false);
  });
});
