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

export type TestMember = Awaited<ReturnType<typeof makeMember>>;
