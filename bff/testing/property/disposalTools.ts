import { toDate } from '#bff/platform/database/values.ts';
import { DisposalKind, DocumentCheckStatus, ProjectStatus } from '../../generated/contract/enums.ts';
import type { TestSession } from '../client.ts';
import { TEST_NOW, type TestServer } from '../server.ts';
import { propertyTools } from './propertyTools.ts';

/*
 * Ways of tests to a request to dispose of property: a paid undertaking, its request, its paper.
 */

/** What a request says that can be handed in. */
export const sale = {
  kind: DisposalKind.Transfer,
  plannedOn: '2026-12-20',
  disposalReason: '店舗の閉店のため',
  otherParty: '株式会社見本商会',
  proceeds: 2_000_000,
};

export const disposalTools = (server: () => TestServer) => {
  const { confirmed } = propertyTools(server);
  type Made = Awaited<ReturnType<typeof confirmed>>;

  /** Finished and paid, with a robot of 3,000,000 yen that is restricted until 19 November 2031. */
  const paid = async (): Promise<Made> => {
    const made = await confirmed();
    const { id } = made.of.myPage;
    const { client } = server().database;
    const paidOn = toDate('2026-11-20');
    const data = { projectStatus: ProjectStatus.Finished, paidOn, paidAmount: 3_000_000 };
    await client.myPage.update({ where: { id }, data });
    await client.payment.create({
      data: { mypageId: id, status: 5, amount: 3_000_000, isOneHanded: true, paidOn },
    });
    return made;
  };

  const ask = ({ of, property }: Made, body: object = sale) =>
    server().call('createUserDisposal', {
      session: of.user.session,
      body: { propertyId: property.id, ...body } as never, // plain numbers
    });

  const own = ({ of }: Made, id: number, body: object) =>
    server().call('updateUserDisposal', { session: of.user.session, path: { id }, body: body as never });

  const decide = (session: TestSession, id: number, body: object) =>
    server().call('updateDisposal', { session, path: { id }, body: body as never });

  /** Its paper comes to a status, as the business and the desk bring it there. */
  const paper = (id: number, status: number) =>
    server().database.client.section.updateMany({
      where: { disposal: { id } },
      data: { status, submittedAt: TEST_NOW, confirmedAt: status === 3 ? TEST_NOW : null },
    });

  /** Handed in, with its paper confirmed. @returns its id */
  const submitted = async (made: Made, body: object = sale): Promise<number> => {
    const { id } = (await ask(made, body)).body;
    await paper(id, DocumentCheckStatus.Confirmed);
    const answer = await own(made, id, { action: 'submit' });
    if (answer.status !== 200) throw new Error(answer.problem.detail);
    return id;
  };

  return { paid, ask, own, decide, paper, submitted };
};
