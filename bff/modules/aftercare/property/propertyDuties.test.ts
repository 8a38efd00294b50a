import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentType, DutyKind, DutyStatus, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { disposalTools } from '#bff/testing/property/disposalTools.ts';
import { propertyTools } from '#bff/testing/property/propertyTools.ts';
import { startTestServer, TEST_NOW, type TestServer } from '#bff/testing/server.ts';
import { type Desk, keepSessions } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { confirmed, decide } = propertyTools(() => server);
const { submitted, decide: decideDisposal } = disposalTools(() => server);

const pay = ({ myPage }: Desk) =>
  server.database.client.myPage.update({
    where: { id: myPage.id },
    data: {
      projectStatus: ProjectStatus.FinishedPayment,
      paidOn: toDate('2026-11-20'),
      paidAmount: 3_000_000,
    },
  });

/** Paid, with a piece that is restricted until 19 November 2031. */
const paid = async () => {
  const made = await confirmed();
  await pay(made.of);
  await server.runJobs('sendMails', 'draftPropertyLedgers', 'askForDuties');
  return made;
};

const planOf = async ({ user, myPage }: Desk) =>
  (await server.call('listUserDuties', { session: user.session, query: { mypageID: myPage.id } })).body;

const looksOf = async (desk: Desk) =>
  (await planOf(desk)).items.filter(({ kind }) => kind === DutyKind.PropertyConfirmation);

const at = async (day: string, work: () => Promise<void>): Promise<void> => {
  await keepSessions(server);
  server.setNow(`${day}T03:00:00Z`);
  try {
    await work();
  } finally {
    server.setNow(TEST_NOW);
  }
};

describe('the yearly look at property', () => {
  it('is a duty each year until the restriction ends, beside the report on the effect', async () => {
    const { of } = await paid();
    expect((await looksOf(of)).map(({ title, dueOn }) => [title, dueOn])).toEqual([
      ['財産の現況確認（1年目）', '2027-06-30'],
      ['財産の現況確認（2年目）', '2028-06-30'],
      ['財産の現況確認（3年目）', '2029-07-02'],
      ['財産の現況確認（4年目）', '2030-07-01'],
      ['財産の現況確認（5年目）', '2031-06-30'],
    ]);
  });

  it('is asked for with a paper of its own, which no condition takes away and no end of the undertaking waits for', async () => {
    const { of } = await paid();
    await at('2027-04-02', async () => {
      await server.runJobs('draftPropertyLedgers', 'askForDuties');
      await server.runJobs('draftPropertyLedgers', 'askForDuties');
    });
    const papers = await server.database.client.section.findMany({
      where: { mypageId: of.myPage.id, documentType: DocumentType.PropertyLabelPhoto },
      include: { duty: true },
    });
    expect(papers).toMatchObject([
      {
        title: '財産の現況確認（1年目）',
        dueOn: toDate('2027-06-30'),
        isRequired: true,
        requiredBecause: null,
        deletedAt: null,
        duty: { year: 1 },
      },
    ]);
    const finish = { action: 'finish' } as const;
    const path = { id: of.myPage.id };
    await keepSessions(server);
    const answer = await server.call('updateMyPage', { session: of.jmac.session, path, body: finish });
    expect(answer.problem.detail).not.toContain('表示');
  });

  it('ends when nothing is restricted any more: what nobody was asked for falls away', async () => {
    const { of, property } = await paid();
    await decide(of.jmac.session, property.id, { action: 'return', reason: '数量を確認してください。' });
    expect(await looksOf(of)).toEqual([]);
  });

  it('ends with the disposal of the last piece, in the moment of its approval', {
    tags: ['slow'],
  }, async () => {
    const made = await paid();
    const { of } = made;
    expect(await looksOf(of)).toHaveLength(5);
    const id = await submitted(made);
    await decideDisposal(of.backOffice.session, id, { action: 'assess' });
    await decideDisposal(of.jmac.session, id, { action: 'forward' });
    expect((await decideDisposal(of.maff.session, id, { action: 'approve' })).status).toBe(200);
    expect(await looksOf(of)).toEqual([]);
  });

  it('of a ledger that came late begins with the year of the ledger', { tags: ['slow'] }, async () => {
    const { of, property } = await confirmed();
    const { client } = server.database;
    await client.propertyLedgerItem.update({
      where: { id: property.id },
      data: { confirmedAt: new Date('2028-11-20T03:00:00Z') },
    });
    await pay(of);
    await server.runJobs('sendMails', 'draftPropertyLedgers', 'askForDuties');
    expect((await looksOf(of)).map(({ year }) => year)).toEqual([3, 4, 5]);
  });
});

it('papers are kept from the last restriction on, where that is later than the last report', {
  tags: ['slow'],
}, async () => {
  const { of } = await paid();
  const { client } = server.database;
  await client.duty.deleteMany({ where: { mypageId: of.myPage.id, kind: { not: DutyKind.EffectReport } } });
  await client.duty.deleteMany({ where: { mypageId: of.myPage.id, year: { gt: 1 } } });
  const done = { status: 3, submittedAt: TEST_NOW, confirmedAt: new Date('2027-06-01T03:00:00Z') };
  await client.section.updateMany({ where: { mypageId: of.myPage.id, duty: { year: 1 } }, data: done });
  const plan = await planOf(of);
  expect(plan.items.map(({ status }) => status)).toEqual([DutyStatus.Done]);
  expect(plan).toMatchObject({
    lastDoneOn: '2027-06-01',
    restrictedUntilOn: '2031-11-19',
    retentionUntilOn: '2037-03-31',
  });
});
