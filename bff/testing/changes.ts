import { insertExpensePlan, type NewPlanItem } from '#bff/modules/myPages/expensePlans.data.ts';
import { ChangeRequestKind } from '../generated/contract/enums.ts';
import type { TestServer } from './server.ts';
import { type Desk, makeDesk, uploadFile } from './undertaking.ts';

/*
 * Ways of tests to ask for changes: as the business, in its place, and as those who decide.
 */

type GetServer = () => TestServer;

/** A row of the plan in a category, in yen; total and eligible are the same. */
export const planned = (number: number, expenseCategory: number, yen: number): NewPlanItem => ({
  number,
  expenseCategory,
  expenseType: 2,
  description: `経費${number}`,
  amountTaxExcluded: yen,
  eligibleAmount: yen,
});

/** The plan of the tests: 10,000,000 yen in two categories. */
export const tenMillion = [planned(1, 1, 8_000_000), planned(2, 2, 2_000_000)];

const { Budget, Delay, Plan, Profile, Suspension } = ChangeRequestKind;

/** Values of each kind that could be handed in. */
const valuesOf: { readonly [kind: number]: object } = {
  [Plan]: { after: { plan: { content: '配膳ロボットを3台導入する。' } } },
  [Budget]: { after: { budget: { items: [planned(1, 1, 7_000_000), planned(2, 2, 3_000_000)] } } },
  [Profile]: { after: { profile: { representativeName: '見本 次郎' } }, effectiveOn: '2026-11-10' },
  [Delay]: { after: { delay: { plannedCompletionOn: '2027-02-12' } } },
  [Suspension]: { after: { suspension: { from: '2026-11-25', until: '2026-12-25' } } },
};

const callers = (server: GetServer) => ({
  begin: ({ user, myPage }: Desk, kind: number, body: object = {}) =>
    server().call('createUserChangeRequest', {
      session: user.session,
      body: {
        mypageID: myPage.id,
        kind,
        changeReason: '部品の納期が延びたため',
        ...valuesOf[kind],
        ...body,
      } as never,
    }),
  own: ({ user }: Desk, id: number, body: object, ifMatch?: number) =>
    server().call('updateUserChangeRequest', {
      session: user.session,
      path: { id },
      body: body as never,
      ifMatch,
    }),
  decide: (session: Desk['jmac']['session'], id: number, body: object, ifMatch?: number) =>
    server().call('updateChangeRequest', { session, path: { id }, body: body as never, ifMatch }),
  read: ({ jmac }: Desk, id: number) =>
    server().call('getChangeRequest', { session: jmac.session, path: { id } }),
});

/** Puts a file into every paper of a request and hands it in; the office then confirms it. */
const papersOf = (server: GetServer) => {
  const list = (id: number) =>
    server().database.client.section.findMany({ where: { changeRequestId: id, deletedAt: null } });
  const handInPapers = async ({ user, myPage }: Desk, id: number): Promise<void> => {
    for (const section of await list(id)) {
      if (section.status !== 0) continue;
      await uploadFile(server(), { session: user.session, mypageId: myPage.id, sectionId: section.id });
      const body = { id: section.id, action: 'submit' } as const;
      const answer = await server().call('updateUserSection', { session: user.session, body });
      if (answer.status !== 200) throw new Error(answer.problem.detail);
    }
  };
  /** As if its checkers had looked at it. */
  const confirmPapers = (id: number) =>
    server().database.client.section.updateMany({ where: { changeRequestId: id }, data: { status: 3 } });
  return { list, handInPapers, confirmPapers };
};

export const changeTools = (server: GetServer) => {
  const calls = callers(server);
  const papers = papersOf(server);

  /** An undertaking under way with a plan of ten million yen. */
  const desk = async (myPage: object = {}): Promise<Desk> => {
    const made = await makeDesk(server(), {
      myPage: { totalCost: 11_000_000, eligibleCost: 10_000_000, ...myPage },
    });
    await insertExpensePlan(server().database.client, {
      mypageId: made.myPage.id,
      effectiveOn: '2026-07-01',
      lendsEquipment: false,
      items: tenMillion,
    });
    return made;
  };

  /** A request that is handed in with its papers. @returns the answer of the submission */
  const submitted = async (of: Desk, kind: number, body: object = {}) => {
    const draft = await calls.begin(of, kind, body);
    if (draft.status !== 201) throw new Error(JSON.stringify(draft.problem));
    const { id } = draft.body;
    await papers.handInPapers(of, id);
    const answer = await calls.own(of, id, { action: 'submit' });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
    return answer;
  };

  /** The same with its papers confirmed. @returns its id */
  const checked = async (of: Desk, kind: number, body: object = {}): Promise<number> => {
    const { id } = (await submitted(of, kind, body)).body;
    await papers.confirmPapers(id);
    return id;
  };

  /** The same through the ministry where it has to go there. */
  const approved = async (of: Desk, kind: number, body: object = {}) => {
    const id = await checked(of, kind, body);
    const { needsForward } = (await calls.read(of, id)).body;
    if (needsForward) await calls.decide(of.jmac.session, id, { action: 'forward' });
    return calls.decide(of.jmac.session, id, { action: 'approve' });
  };

  const myPage = ({ myPage: { id } }: Desk) =>
    server().database.client.myPage.findUniqueOrThrow({ where: { id } });

  return { ...calls, ...papers, desk, submitted, checked, approved, myPage };
};
