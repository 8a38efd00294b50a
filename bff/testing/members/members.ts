import { makeCorporation, makeCorporationUser, makeUndertaking } from '../people.ts';
import type { TestServer } from '../server.ts';

/*
 * A consortium: an undertaking of a round that asks its members for papers, and the businesses that take part in it.
 */

/** ProgramKind Inclusive and the words that go with it. */
const inclusiveRound = { programKind: 4, expenseCategoryList: 'ExpenseCategoryInclusive' } as const;

/** The undertaking of such a round with its representative. */
export const makeConsortium = (server: TestServer, data: { myPage?: object } = {}) =>
  makeUndertaking(server, { project: inclusiveRound, myPage: data.myPage });

type Joined = { readonly project: { readonly id: number }; readonly myPage: { readonly id: number } };

/** A business that takes part in an undertaking, with a person who logs in, written straight into the database. */
export const makeMember = async (server: TestServer, { project, myPage }: Joined, data: object = {}) => {
  const corporation = await makeCorporation(server);
  const belonging = { projectId: project.id, corporationId: corporation.id };
  const user = await makeCorporationUser(server, belonging, { isPrimary: true });
  const { client } = server.database;
  const sequence = (await client.myPageMember.count({ where: { mypageId: myPage.id } })) + 1;
  const member = await client.myPageMember.create({
    data: {
      ...belonging,
      mypageId: myPage.id,
      role: '提供実証',
      sequence,
      joinedOn: new Date('2026-08-01T00:00:00Z'),
      ...data,
    },
  });
  return { ...member, corporation, user };
};

type DealData = { readonly mypageId: number; readonly number: number; readonly memberId?: number | null };

/** A deal of 3,000,000 yen, written straight into the database: without papers. */
export const makeDeal = ({ database: { client } }: TestServer, data: DealData & object) =>
  client.paymentItem.create({
    data: {
      expenseCategory: 1,
      expenseType: 1,
      payee: '株式会社みほん製機',
      description: '配膳ロボット',
      amountTaxIncluded: 3_300_000,
      amountTaxExcluded: 3_000_000,
      eligibleAmount: 3_000_000,
      ...data,
    },
  });

export type TestMember = Awaited<ReturnType<typeof makeMember>>;
