import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toDate } from '#bff/data/engine/values.ts';
import { insertExpensePlan } from '#bff/data/myPages/expensePlans.ts';
import { DocumentType, ExpenseType } from '#bff/generated/contract/enums.ts';
import { actionTools } from '#bff/testing/myPageActions.ts';
import { makeSection } from '#bff/testing/people.ts';
import { remindersTo, remindOn } from '#bff/testing/reminders/reminders.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk } from '#bff/testing/undertaking.ts';

/* The 20th of November 2026 is a Friday; the mails of its morning wait in the outbox while the day goes on. */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  // Each test begins on a morning on which nothing was missed.
  await server.database.client.reminderDay.deleteMany();
});
afterAll(() => server.stop());

const { act } = actionTools(() => server);

const due = { dueOn: toDate('2026-11-24') };

const waitingMails = async ({ user }: Desk) =>
  (await remindersTo(server, user.email)).map(({ status, text }) => ({ status, text }));

/** Two documents are told of in one mail; the first one is no longer asked for. */
const without = async (end: (desk: Desk) => Promise<void>) => {
  const desk = await makeDesk(server, { section: { ...due, createdByKind: 'admin' } });
  await makeSection(server, desk.myPage.id, { ...due, title: '納品書' });
  await remindOn(server, ['2026-11-20']);
  await end(desk);
  return waitingMails(desk);
};

const waive = async ({ jmac, section }: Desk): Promise<void> => {
  const body = { id: section.id, action: 'waive' as const, reason: '原本で確認済み' };
  expect((await server.call('updateSection', { session: jmac.session, body })).status).toBe(200);
};

const remove = async ({ jmac, section }: Desk): Promise<void> => {
  const query = { id: section.id };
  expect((await server.call('deleteSection', { session: jmac.session, query })).status).toBe(204);
};

const postpone = async ({ jmac, section }: Desk): Promise<void> => {
  const body = { id: section.id, dueOn: '2026-12-11' };
  expect((await server.call('updateSection', { session: jmac.session, body })).status).toBe(200);
};

describe('a reminder that waits in the outbox', () => {
  it.each([
    ['waived', waive],
    ['deleted', remove],
    ['given another day', postpone],
  ])('is not sent of a document that is %s; what else it asked for goes out anew', async (_how, end) => {
    const [first, second, ...others] = await without(end);
    expect(others).toEqual([]);
    expect([first?.status, second?.status]).toEqual(['GivenUp', 'Queued']);
    expect([second?.text.includes('納品書'), second?.text.includes('発注書')]).toEqual([true, false]);
  });

  it('of the only document is not sent at all, and is in the list of mails as given up', async () => {
    const desk = await makeDesk(server, { section: due });
    await remindOn(server, ['2026-11-20']);
    await waive(desk);
    expect((await waitingMails(desk)).map(({ status }) => status)).toEqual(['GivenUp']);
  });

  it('is not sent of a document whose condition no longer holds', async () => {
    const desk = await makeDesk(server, { section: { status: 3 } });
    const { id: mypageId } = desk.myPage;
    const machine = {
      ...{ number: 1, expenseCategory: 1, expenseType: ExpenseType.Installation },
      ...{ description: '冷凍惣菜ライン', amountTaxExcluded: 48_600_000, eligibleAmount: 48_600_000 },
    };
    const plan = (items: (typeof machine)[]) =>
      insertExpensePlan(server.database.client, {
        ...{ mypageId, effectiveOn: '2026-07-01', lendsEquipment: false, items },
      });
    await plan([machine]);
    await act(desk, { memo: '計画' });
    const where = { mypageId, documentType: DocumentType.GrantCompetitiveQuotation };
    const { count } = await server.database.client.section.updateMany({ where, data: due });
    expect(count).toBe(1);
    await remindOn(server, ['2026-11-20']);
    const before = await waitingMails(desk);
    expect(before.map(({ text }) => text.includes('相見積'))).toEqual([true]);
    await plan([]);
    await act(desk, { memo: '計画の変更' });
    const [first, ...others] = await waitingMails(desk);
    expect(first?.status).toBe('GivenUp');
    expect(others.filter(({ text }) => text.includes('相見積'))).toEqual([]);
  });
});
