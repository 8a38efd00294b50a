import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DocumentCheckStatus, DocumentType, ExpenseType, MailKind } from '#bff/generated/contract/enums.ts';
import { insertExpensePlan } from '#bff/modules/myPages/expensePlans.data.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { makeSubmitted, programmes } from '#bff/testing/applications.ts';
import { makePaidDesk, recoveryTools } from '#bff/testing/money/recoveries.ts';
import { actionTools } from '#bff/testing/myPageActions.ts';
import { makeSection } from '#bff/testing/people.ts';
import { disposalTools } from '#bff/testing/property/disposalTools.ts';
import { remindersTo, remindOn, sentAbout } from '#bff/testing/reminders/reminders.ts';
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

const { Confirmed, Rejected } = DocumentCheckStatus;

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

  it.each([
    ['takes its request back', 'withdraw'],
    ['has its request declined', 'decline'],
  ])(
    'is not sent of the paper of a disposal when the business %s',
    { tags: ['slow'] },
    async (_how, action) => {
      const { ask, decide, own, paid, paper } = disposalTools(() => server);
      const { client } = server.database;
      const made = await paid();
      const { id } = (await ask(made)).body;
      if (action === 'decline') {
        await paper(id, Confirmed);
        expect((await own(made, id, { action: 'submit' })).status).toBe(200);
      }
      // The office has sent the paper back, and the business has not answered yet.
      const data = { status: Rejected, returnDueOn: due.dueOn };
      const section = await client.section.findFirstOrThrow({ where: { disposal: { id } } });
      await client.section.update({ where: { id: section.id }, data });
      await remindOn(server, ['2026-11-20']);
      const before = await waitingMails(made.of);
      expect(before.map(({ status, text }) => [status, text.includes('財産処分')])).toEqual([
        ['Queued', true],
      ]);
      const ended =
        action === 'withdraw'
          ? await own(made, id, { action })
          : await decide(made.of.jmac.session, id, { action, reason: '使用できるため' });
      expect(ended.status).toBe(200);
      const [first, ...others] = await waitingMails(made.of);
      expect(first?.status).toBe('GivenUp');
      expect(others.filter(({ text }) => text.includes('財産処分'))).toEqual([]);
      await remindOn(server, ['2026-11-25']);
      expect(await sentAbout(server, section.id)).toEqual(['2026-11-20 -1']);
      const { history, ...kept } = await client.section.findUniqueOrThrow({
        where: { id: section.id },
        include: { history: { orderBy: { id: 'desc' }, take: 1 } },
      });
      expect(kept).toMatchObject({ status: Confirmed, isRequired: false, returnDueOn: null });
      expect(history[0]).toMatchObject({ action: 'Waived', fromStatus: Rejected, toStatus: Confirmed });
    },
  );

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

const statusesOf = async (desk: Desk): Promise<string[]> =>
  (await waitingMails(desk)).map(({ status }) => status);

describe('a reminder that waits of something that is no document', () => {
  it.each([
    ['moved to another day', 'updateMyPageReport', { scheduledOn: '2026-12-10' }],
    ['done early', 'updateMyPageReport', { inspectedOn: '2026-11-19' }],
    ['taken off', 'deleteMyPageReport', undefined],
  ] as const)('is not sent of an inspection that is %s', async (_how, operation, body) => {
    const desk = await makeDesk(server, { section: { dueOn: null } });
    const plan = { mypageId: desk.myPage.id, inspectorUserId: desk.inspector.id, method: 0 };
    const { id } = await server.database.client.myPageReport.create({
      data: { ...plan, siteAddress: '千代田区', scheduledOn: due.dueOn },
    });
    await remindOn(server, ['2026-11-20']);
    expect(await statusesOf(desk)).toEqual(['Queued']);
    const { session } = desk.jmac;
    const answer = await server.call(operation as never, { session, path: { id }, body } as never);
    expect(answer.status).toBeLessThan(300);
    expect(await statusesOf(desk)).toEqual(['GivenUp']);
  });

  it('is not sent of money that is all there', async () => {
    const desk = await makePaidDesk(server);
    const { ordered, receive, onReceipt } = recoveryTools(() => server);
    const { id, chief, body } = await ordered(desk);
    await server.database.client.recovery.update({ where: { id }, data: due });
    await server.database.client.section.deleteMany({ where: { mypageId: desk.myPage.id } });
    await remindOn(server, ['2026-11-20']);
    expect(await statusesOf(desk)).toEqual(['Queued']);
    const money = { receivedOn: '2026-11-20', amount: body.leftAmount };
    const paid = await receive(desk.jmac.session, id, money);
    await onReceipt(chief, id, paid.body.receipts[0]?.id ?? 0, { action: 'check' });
    expect(await statusesOf(desk)).toEqual(['GivenUp']);
  });

  it('is not sent of an undertaking that is given up, whose inspection nobody is told of any more either', async () => {
    const desk = await makeDesk(server, { section: due });
    const plan = { mypageId: desk.myPage.id, inspectorUserId: desk.inspector.id, method: 0 };
    const report = await server.database.client.myPageReport.create({
      data: { ...plan, siteAddress: '千代田区', scheduledOn: toDate('2026-11-25') },
    });
    await remindOn(server, ['2026-11-20']);
    expect(await statusesOf(desk)).toEqual(['Queued']);
    expect((await act(desk, { action: 'cancel', reason: '中止のため' })).status).toBe(200);
    expect(await statusesOf(desk)).toEqual(['GivenUp']);
    await remindOn(server, ['2026-11-24']);
    expect(await sentAbout(server, report.id, 1)).toEqual([]);
  });

  it('is not sent of an application that was sent back and is given up', async () => {
    const draft = await makeSubmitted(server, programmes.noto);
    const { client } = server.database;
    const where = { id: draft.applicationId };
    await client.application.update({ where, data: { status: 3, returnDueOn: due.dueOn } });
    await remindOn(server, ['2026-11-20']);
    const about = { relatedApplicationId: draft.applicationId, kind: MailKind.Reminder };
    const statuses = async () =>
      (await client.mailMessage.findMany({ where: about })).map(({ status }) => status);
    expect(await statuses()).toEqual(['Queued']);
    const body = { action: 'withdraw', reason: '都合により' } as const;
    const answer = await server.call(draft.operations.updateSelf, { session: draft.session, body });
    expect(answer.status).toBe(200);
    expect(await statuses()).toEqual(['GivenUp']);
  });
});
