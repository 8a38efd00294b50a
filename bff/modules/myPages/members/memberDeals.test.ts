import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  PaymentFindingCode as Code,
  DocumentCheckStatus,
  DocumentType,
  NotificationKind,
  PaymentImportOutcome as Outcome,
  PayMeans,
  ReviewCategory,
  SectionKind,
} from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { account } from '#bff/testing/bankAccounts.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeConsortium, makeMember } from '#bff/testing/members/members.ts';
import { makeAdmin, makeSection } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { uploadFile } from '#bff/testing/undertaking.ts';
import { readDelimited } from '#rules/tables/delimited.ts';
import { insertExpensePlan } from '../expensePlans.data.ts';

/*
 * What a member buys stands in the undertaking's list of payments: it enters, reads and proves its own deals, and is told
 * nothing of those of others; the representative and the office see all of them, with whose each is.
 */

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const deal = {
  expenseCategory: 1,
  payee: '株式会社みほん製機',
  description: '配膳ロボット',
  invoicedOn: '2026-09-14',
  orderedOn: '2026-07-31',
  payMeans: PayMeans.Transfer,
  payeeAccountHolder: 'ｶ)ﾐﾎﾝｾｲｷ',
  amountTaxIncluded: 3_300_000,
  amountTaxExcluded: 3_000_000,
};

type Person = { readonly user: { readonly session: TestSession } };

const create = ({ user: { session } }: Person, changes: object = {}) =>
  server.call('createUserPaymentItem', { session, body: { ...deal, ...changes } });

const change = ({ user: { session } }: Person, id: number, body: object) =>
  server.call('updateUserPaymentItem', { session, path: { id }, body });

const listOf = async ({ user: { session } }: Person, query: object = {}) =>
  (await server.call('getUserPaymentList', { session, query })).body;

/** A consortium of three: the representative and two members. */
const makeThree = async () => {
  const consortium = await makeConsortium(server);
  const list = await makeSection(server, consortium.myPage.id, {
    kind: SectionKind.Result,
    documentType: DocumentType.ResultPaymentList,
    title: '支払経費一覧',
  });
  const [one, other] = [await makeMember(server, consortium), await makeMember(server, consortium)];
  return { ...consortium, list, one, other };
};

/** The same with a deal of each; the representative's is number 1. */
const makeDeals = async () => {
  const three = await makeThree();
  return {
    ...three,
    deals: {
      representative: (await create(three)).body,
      one: (await create(three.one)).body,
      other: (await create(three.other)).body,
    },
  };
};

const namesOf = (deals: readonly { readonly member: { readonly name: string } | null }[]) =>
  deals.map(({ member }) => member?.name ?? null);

const codesOf = (item: { readonly findings: readonly { readonly code: number }[] } | undefined) =>
  item?.findings.map(({ code }) => code);

describe('a member’s list of payments', () => {
  it('is of its own deals, which bear the next numbers of the undertaking', { tags: ['slow'] }, async () => {
    const { one, deals } = await makeDeals();
    expect([deals.representative, deals.one, deals.other].map(({ number }) => number)).toEqual([1, 2, 3]);
    const { items, total, counts, sums, totals } = await listOf(one);
    expect([items.map(({ id }) => id), total, counts?.all]).toEqual([[deals.one.id], 1, 1]);
    expect(sums.amountTaxIncluded).toBe(3_300_000);
    expect(totals).toMatchObject([{ paidAmount: 3_000_000 }]);
  });

  it('tells nothing of the plan, of the document of the list, or of who else takes part', async () => {
    const { one, myPage } = await makeDeals();
    const item = { number: 1, expenseCategory: 1, expenseType: 1, description: '配膳ロボット' };
    await insertExpensePlan(server.database.client, {
      mypageId: myPage.id,
      effectiveOn: '2026-07-01',
      lendsEquipment: false,
      items: [{ ...item, amountTaxExcluded: 4_000_000, eligibleAmount: 4_000_000 }],
    });
    const list = await listOf(one);
    expect(list).toMatchObject({ memberId: one.id, members: [], plan: null, sectionId: null, canEdit: true });
    expect(list.totals.map(({ planAmount }) => planAmount)).toEqual([0]);
    // All three deals are more than the plan; one of them is not.
    expect(codesOf(list.items[0])).not.toContain(Code.OverPlan);
    expect(namesOf(list.items)).toEqual([null]);
  });

  it('does not hold its deals against those of others', { tags: ['slow'] }, async () => {
    const { one, ...representative } = await makeDeals();
    await create(representative, { payee: '別の店', payeeAccountHolder: 'ｶ)ﾐﾎﾝｾｲｷ' });
    await create(representative, { payeeAccountHolder: 'ｶ)ﾍﾞﾂ' });
    const comparing: number[] = [Code.SameRow, Code.HolderDiffers, Code.HolderShared];
    const own = (await listOf(one)).items[0];
    expect(codesOf(own)?.filter((code) => comparing.includes(code))).toEqual([]);
    const whole = (await listOf(representative)).items.find(({ id }) => id === own?.id);
    expect(codesOf(whole)).toEqual(expect.arrayContaining(comparing));
  });

  it('does not say whether a holder is that of the representative’s account', async () => {
    const { one, corporation, myPage } = await makeThree();
    const { accountHolderKana: payeeAccountHolder } = await server.database.client.bankAccount.create({
      data: { ...account, accountNumber: '0034567', corporationId: corporation.id },
    });
    const { body } = await create(one, { payeeAccountHolder });
    expect(codesOf(body)).not.toContain(Code.OwnAccount);
    const jmac = (await makeAdmin(server, 'JMAC')).session;
    const whole = await server.call('getPaymentList', { session: jmac, path: { id: myPage.id } });
    expect(codesOf(whole.body.items[0])).toContain(Code.OwnAccount);
  });

  it('finds money that a member paid to itself or to the representative', async () => {
    const { one, corporation } = await makeThree();
    for (const payee of [one.corporation.name, corporation.name])
      expect(codesOf((await create(one, { payee })).body)).toContain(Code.OwnPayee);
  });

  it('is saved as a file with its own deals alone', async () => {
    const { one, deals } = await makeDeals();
    const { session } = one.user;
    const file = await server.call('exportUserPaymentList', { session, query: { format: 'csv' } });
    const [headings = [], ...rows] = readDelimited(Buffer.from(file.bytes).toString());
    expect(headings).not.toContain('構成員');
    expect(rows.map((row) => row[headings.indexOf('番号')])).toEqual([String(deals.one.number)]);
  });
});

describe('the papers of a member’s deal', () => {
  it('are asked of the member, who hands them in; no other member sees them', async () => {
    const { one, other, deals, myPage } = await makeDeals();
    const sectionId = deals.one.vouchers[0]?.sectionId ?? 0;
    const upload = await uploadFile(server, { session: one.user.session, mypageId: myPage.id, sectionId });
    expect(upload.status).toBe(201);
    const body = { id: sectionId, action: 'submit' as const };
    const submitted = await server.call('updateUserSection', { session: one.user.session, body });
    expect(submitted.body.status).toBe(DocumentCheckStatus.Confirming);
    const look = (session: TestSession) =>
      server.call('getUserSection', { session, path: { id: sectionId } });
    expect((await look(other.user.session)).status).toBe(404);
  });

  it('offer a file of its own papers to be used again, and none of others', async () => {
    const { one, other, deals, myPage } = await makeDeals();
    for (const [{ user }, { vouchers }] of [
      [one, deals.one],
      [other, deals.other],
    ] as const) {
      const sectionId = vouchers[0]?.sectionId ?? 0;
      await uploadFile(server, { session: user.session, mypageId: myPage.id, sectionId });
    }
    const offered = await server.call('listReusableFiles', { session: one.user.session });
    expect(offered.body.items.flatMap(({ sections }) => sections.map(({ id }) => id))).toEqual([
      deals.one.vouchers[0]?.sectionId,
    ]);
  });

  it('are not renumbered into the deals of others, nor to numbers that may be theirs', async () => {
    const { one, deals } = await makeDeals();
    const id = deals.one.vouchers[0]?.sectionId ?? 0;
    for (const branchNumber of [`${deals.other.number}-30`, '77-1']) {
      const { session } = one.user;
      const moved = await server.call('updateUserSection', { session, body: { id, branchNumber } });
      expect(moved.problem).toMatchObject({ status: 400, errors: [{ pointer: '/branchNumber' }] });
    }
  });

  it('follow the deal when the representative says whose it is', { tags: ['slow'] }, async () => {
    const { one, deals, ...three } = await makeDeals();
    const given = await change(three, deals.representative.id, { memberId: one.id });
    expect(given.body.member).toEqual({ id: one.id, name: one.corporation.name });
    const path = { id: given.body.vouchers[0]?.sectionId ?? 0 };
    expect((await server.call('getUserSection', { session: one.user.session, path })).status).toBe(200);
  });

  it('stay with the member who put a file into them: no other member reads it', async () => {
    const { one, other, deals, myPage, ...three } = await makeDeals();
    const sectionId = deals.one.vouchers[0]?.sectionId ?? 0;
    await uploadFile(server, { session: one.user.session, mypageId: myPage.id, sectionId });
    const moved = await change(three, deals.one.id, { memberId: other.id });
    expect(moved.status).toBe(409);
    expect((await change(three, deals.other.id, { memberId: one.id })).status).toBe(200);
  });

  it('stay with the deal when the member leaves', { tags: ['slow'] }, async () => {
    const { one, deals, myPage, ...three } = await makeDeals();
    const { session } = await makeAdmin(server, 'JMAC');
    const left = await server.call('deleteMember', { session, path: { id: myPage.id, memberId: one.id } });
    expect(left.status).toBe(204);
    const list = await listOf({ user: three.user });
    expect(list.members).toMatchObject([{ id: one.id, hasLeft: true }, { hasLeft: false }]);
    const kept = list.items.find(({ id }) => id === deals.one.id);
    expect([kept?.member?.id, kept?.vouchers.length]).toEqual([one.id, deals.one.vouchers.length]);
    expect((await server.call('getUserPaymentList', { session: one.user.session })).status).toBe(404);
  });
});

describe('whose a deal is', () => {
  it('is the representative’s to say, for those who take part', async () => {
    const { one, other, ...three } = await makeThree();
    const { one: foreign } = await makeThree();
    expect((await create(three, { memberId: one.id })).body.member?.id).toBe(one.id);
    expect((await create(three, { memberId: foreign.id })).problem).toMatchObject({ status: 400 });
    expect((await create(one, { memberId: one.id })).status).toBe(201);
    expect((await create(one, { memberId: other.id })).problem).toMatchObject({ status: 400 });
    const { id } = (await create(one)).body;
    expect((await change(one, id, { memberId: null })).problem).toMatchObject({ status: 400 });
  });

  it('is what the representative narrows the list by; the counts stay those of all', {
    tags: ['slow'],
  }, async () => {
    const { one, deals, ...three } = await makeDeals();
    const ofOne = await listOf(three, { memberId: one.id });
    expect([ofOne.items.map(({ id }) => id), ofOne.total, ofOne.counts?.all]).toEqual([[deals.one.id], 1, 3]);
    const own = await listOf(three, { memberId: 0 });
    expect(own.items.map(({ id }) => id)).toEqual([deals.representative.id]);
  });

  it('has totals of each beside those of the categories, told to who sees the whole', async () => {
    const { one, other, deals, ...three } = await makeDeals();
    const { session } = await makeAdmin(server, 'JMAC');
    await server.call('excludePaymentItem', {
      session,
      path: { id: deals.one.id },
      body: { excludedAmount: 600, excludedReason: '振込手数料は補助の対象になりません。' },
    });
    const { memberTotals } = await listOf(three);
    expect(memberTotals).toMatchObject([
      { member: null, count: 1, acceptedAmount: 3_000_000 },
      { member: { id: one.id }, count: 1, excludedAmount: 600, acceptedAmount: 2_999_400 },
      { member: { id: other.id }, count: 1, paidAmount: 3_000_000 },
    ]);
    expect((await listOf(one)).memberTotals).toEqual([]);
  });

  it('narrows nothing that a member does not see anyway', { tags: ['slow'] }, async () => {
    const { one, other } = await makeDeals();
    expect((await listOf(one, { memberId: other.id })).items).toEqual([]);
  });
});

const HEADINGS = ['番号', '経費区分', '内容', '支払先', '支払額（税込）', '支払額（税抜）'];
const ROW = ['', '', '券売機', '株式会社みほん製機', '1,100,000', '1,000,000'];

const send = ({ user: { session } }: Person, rows: readonly (readonly string[])[], rest: object = {}) =>
  server.call('importUserPaymentItems', {
    session,
    body: { rows: rows.map((row) => [...row]), isDryRun: true, ...rest },
  });

const take = async (person: Person, rows: readonly (readonly string[])[]) => {
  const { listState } = (await send(person, rows)).body;
  return send(person, rows, { isDryRun: false, listState });
};

/** The word for the category of these deals. */
const categoryOf = async (person: Person): Promise<string> => {
  const { body } = await send(person, [HEADINGS, ROW.with(1, '？')]);
  return /（(.+)）$/.exec(body.rows[0]?.messages[0]?.message ?? '')?.[1]?.split('、')[1] ?? '';
};

describe('a spreadsheet of a member', () => {
  it('adds to its own deals and changes them', { tags: ['slow'] }, async () => {
    const { one, deals } = await makeDeals();
    const category = await categoryOf(one);
    const rows = [HEADINGS, ROW.with(1, category), ROW.with(0, String(deals.one.number)).with(1, category)];
    const { body } = await take(one, rows);
    expect([body.isTaken, body.createdCount, body.changedCount]).toEqual([true, 1, 1]);
    const { items } = await listOf(one);
    expect(items.map(({ number, description }) => [number, description])).toEqual([
      [2, '券売機'],
      [4, '券売機'],
    ]);
  });

  it('says of the number of another’s deal what it says of one that nobody has', async () => {
    const { one, deals } = await makeDeals();
    const row = ROW.with(1, await categoryOf(one));
    const { body } = await send(one, [HEADINGS, row.with(0, String(deals.other.number)), row.with(0, '70')]);
    expect(body.rows.map(({ outcome, messages }) => [outcome, messages[0]?.column])).toEqual([
      [Outcome.Refused, '番号'],
      [Outcome.Refused, '番号'],
    ]);
    expect(body.rows.map(({ description }) => description)).toEqual(['券売機', '券売機']);
  });

  it('is taken over whatever others have written meanwhile', { tags: ['slow'] }, async () => {
    const { one, other } = await makeDeals();
    const rows = [HEADINGS, ROW.with(1, await categoryOf(one))];
    const { listState } = (await send(one, rows)).body;
    await create(other);
    expect((await send(one, rows, { isDryRun: false, listState })).body.isTaken).toBe(true);
  });
});

describe('a spreadsheet of the representative', () => {
  const withMembers = [...HEADINGS, '構成員'];

  it('names the member of each deal, and comes back as it was saved', { tags: ['slow'] }, async () => {
    const { one, corporation, ...three } = await makeDeals();
    const category = await categoryOf(three);
    const row = ROW.with(1, category);
    const { body } = await take(three, [withMembers, [...row, one.corporation.name], [...row, '']]);
    expect(body).toMatchObject({ isTaken: true, createdCount: 2 });
    expect(namesOf((await listOf(three)).items).slice(3)).toEqual([one.corporation.name, null]);
    const { session } = three.user;
    const saved = await server.call('exportUserPaymentList', { session, query: { format: 'csv' } });
    const cells = readDelimited(Buffer.from(saved.bytes).toString());
    const place = cells[0]?.indexOf('構成員') ?? -1;
    expect(cells.slice(1).map((each) => each[place])).toContain(corporation.name);
    const again = (await send(three, cells)).body;
    expect([again.refusedCount, again.changedCount, again.unchangedCount]).toEqual([0, 0, 5]);
  });

  it('gives no deal to who is not there, has left, or would read the papers of another', async () => {
    const { one, other, deals, myPage, ...three } = await makeDeals();
    const row = ROW.with(1, await categoryOf(three));
    const sectionId = deals.one.vouchers[0]?.sectionId ?? 0;
    await uploadFile(server, { session: one.user.session, mypageId: myPage.id, sectionId });
    const gone = await makeMember(server, { ...three, myPage }, { leftOn: toDate('2026-09-01') });
    const { body } = await send(three, [
      withMembers,
      [...row, '株式会社どこにもない'],
      [...row, gone.corporation.name],
      [...row.with(0, String(deals.one.number)), other.corporation.name],
    ]);
    expect(body.rows.map(({ outcome, messages }) => [outcome, messages[0]?.column])).toEqual(
      Array.from({ length: 3 }, () => [Outcome.Refused, '構成員']),
    );
  });
});

const handIn = (representative: Person, { id }: { readonly id: number }) =>
  server.call('updateUserSection', {
    session: representative.user.session,
    body: { id, action: 'submit' },
  });

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.startsWith('・') ? [line.slice(1)] : []));

/** The order days of these deals are sent back with the list. */
const sendBack = async ({ id }: { readonly id: number }, deals: readonly { readonly number: number }[]) => {
  const { session } = await makeAdmin(server, 'JMAC');
  const returnItems = deals.map(({ number: row }) => ({
    row,
    field: 'orderedOn',
    reviewCategory: ReviewCategory.Consistency,
    comment: '発注日を確認してください。',
  }));
  const body = { id, action: 'return', returnDueOn: '2026-12-07', returnItems };
  await server.call('updateSection', { session, body: body as never });
};

describe('the list of payments, sent back', () => {
  it('is put right by the member in its own row, which it alone is told of', async () => {
    const { one, deals, list, ...three } = await makeDeals();
    await handIn(three, list);
    expect((await change(one, deals.one.id, { payee: '別の店' })).status).toBe(409);
    await sendBack(list, [deals.one, deals.other]);
    const returned = await listOf(one);
    expect(returned).toMatchObject({ canEdit: true, openReturnItemCount: 1, returnDueOn: '2026-12-07' });
    expect(returned.items[0]?.returnItems).toMatchObject([{ isAnswered: false }]);
    expect((await change(one, deals.one.id, { orderedOn: '2026-08-03' })).status).toBe(200);
    expect((await listOf(one)).items[0]?.returnItems).toMatchObject([{ isAnswered: true }]);
    expect((await listOf({ user: three.user })).openReturnItemCount).toBe(1);
  });

  it('is told to each member whose rows came back, of those alone, and to the representative as a whole', {
    tags: ['slow'],
  }, async () => {
    const { one, other, deals, list, ...three } = await makeDeals();
    await change(one, deals.one.id, { description: '充填機' });
    await handIn(three, list);
    await sendBack(list, [deals.representative, deals.one]);
    const { client } = server.database;
    const notices = await client.notification.findMany({
      where: { mypageId: three.myPage.id, kind: NotificationKind.Returned },
      orderBy: { memberId: { sort: 'asc', nulls: 'first' } },
    });
    const ofOne = '2 充填機（発注日）：発注日を確認してください。';
    const ofWhole = '1 配膳ロボット（発注日）：発注日を確認してください。';
    expect(notices.map(({ memberId, body }) => [memberId, linesOf(body)])).toEqual([
      [null, [ofWhole, ofOne]],
      [one.id, [ofOne]],
    ]);
    const mails = await client.mailMessage.findMany({ where: { relatedMypageId: three.myPage.id } });
    const mailed = (email: string) => mails.filter(({ to }) => to === email).map(({ text }) => text);
    expect(mailed(one.user.email)).toEqual([expect.stringContaining(ofOne)]);
    expect(mailed(one.user.email)[0]).not.toContain('配膳ロボット');
    expect(mailed(other.user.email)).toEqual([]);
  });

  it('is what a member does next until its own rows are put right, by the day of the return', {
    tags: ['slow'],
  }, async () => {
    const { one, other, deals, list, ...three } = await makeDeals();
    await handIn(three, list);
    await sendBack(list, [deals.one]);
    const pageOf = async ({ user, corporation }: typeof one) => {
      const query = { projectID: three.project.id, corporationID: corporation.id };
      return (await server.call('getUserMyPage', { session: user.session, query })).body;
    };
    const returned = await pageOf(one);
    expect(returned.nextAction).toMatchObject({
      kind: 'answerDeals',
      sectionId: null,
      dueOn: '2026-12-07',
    });
    expect(returned.deadlines).toContainEqual(
      expect.objectContaining({ key: 'return', dueOn: '2026-12-07', sectionId: null }),
    );
    expect((await pageOf(other)).nextAction.kind).not.toBe('answerDeals');
    await change(one, deals.one.id, { orderedOn: '2026-08-03' });
    expect((await pageOf(one)).nextAction.kind).not.toBe('answerDeals');
  });
});
