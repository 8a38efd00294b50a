import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentCheckStatus, PropertyDisposalStatus } from '#bff/generated/contract/enums.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { disposalTools, sale } from '#bff/testing/property/disposalTools.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { paid, ask, own, decide, paper } = disposalTools(() => server);
const { Approved, Draft, Submitted, Withdrawn } = PropertyDisposalStatus;

type Made = Awaited<ReturnType<typeof paid>>;

const reason = '書面で依頼を受けたため';

/** Begun by JMAC in the place of the business. */
const begin = ({ of, property }: Made, more: object = {}) =>
  server.call('createDisposal', {
    session: of.jmac.session,
    body: { propertyId: property.id, ...sale, onBehalfReason: reason, ...more } as never,
  });

const read = async ({ of }: Made, id: number) =>
  (await server.call('getUserDisposal', { session: of.user.session, path: { id } })).body;

describe('JMAC asks for a disposal in the place of the business', () => {
  it('with a reason that the business reads, as done on its behalf', async () => {
    const made = await paid();
    const bare = await begin(made, { onBehalfReason: ' ' });
    expect(bare.problem.errors?.[0]?.pointer).toBe('/onBehalfReason');
    const { id, status } = (await begin(made)).body;
    expect(status).toBe(Draft);
    await paper(id, DocumentCheckStatus.Confirmed);
    const silent = await decide(made.of.jmac.session, id, { action: 'submit' });
    expect(silent.problem.errors?.[0]?.pointer).toBe('/reason');
    expect((await decide(made.of.jmac.session, id, { action: 'submit', reason })).body.status).toBe(
      Submitted,
    );
    const { history } = await read(made, id);
    expect(history.map(({ action, isOnBehalf, comment }) => [action, isOnBehalf, comment])).toEqual([
      ['submit', true, reason],
      ['create', true, reason],
    ]);
    expect(history[0]?.actorName).toContain('事務局');
    const told = await server.database.client.notification.findFirst({
      where: { mypageId: made.of.myPage.id, title: { contains: '事務局が代わりに提出しました' } },
    });
    expect(told?.body).toContain(reason);
    const trail = await server.database.client.auditEntry.findFirst({
      where: { targetKind: 'propertyDisposal', targetId: String(id), action: 'submit' },
    });
    expect(trail?.onBehalfOf).not.toBeNull();
  });

  it('sees the draft that it began, and none that a business began', { tags: ['slow'] }, async () => {
    const made = await paid();
    const { session } = made.of.backOffice;
    const query = { mypage_id: made.of.myPage.id };
    const { id } = (await begin(made)).body;
    expect((await server.call('listDisposals', { session, query })).body.total).toBe(1);
    await decide(made.of.jmac.session, id, { action: 'withdraw', reason: '誤って作成したため' });
    await ask(made);
    const { items } = (await server.call('listDisposals', { session, query })).body;
    expect(items.map(({ status }) => status)).toEqual([Withdrawn]);
  });

  it('changes what the draft says, each time with a reason and a line in the history', {
    tags: ['slow'],
  }, async () => {
    const made = await paid();
    const { id } = (await begin(made)).body;
    const silent = await decide(made.of.jmac.session, id, { proceeds: 1_500_000 });
    expect(silent.problem.errors?.[0]?.pointer).toBe('/reason');
    const kept = await decide(made.of.jmac.session, id, { proceeds: 1_500_000, reason: '見積が届いたため' });
    expect(kept.body.proceeds).toBe(1_500_000);
    expect(kept.body.history[0]).toMatchObject({ action: 'update', isOnBehalf: true });
    const others = await decide(made.of.backOffice.session, id, { proceeds: 1, reason });
    expect(others.status).toBe(403);
  });

  it('who entered it does not approve it; a colleague does', async () => {
    const made = await paid();
    const { jmac, backOffice } = made.of;
    const { id } = (await begin(made)).body;
    await paper(id, DocumentCheckStatus.Confirmed);
    await decide(jmac.session, id, { action: 'submit', reason });
    await decide(backOffice.session, id, { action: 'assess' });
    await decide(jmac.session, id, { action: 'forward' });
    const refused = await decide(jmac.session, id, { action: 'approve' });
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      expect.stringContaining('代わりに入力した本人'),
    ]);
    const colleague = await makeAdmin(server, 'JMAC');
    expect((await decide(colleague.session, id, { action: 'approve' })).body.status).toBe(Approved);
  });

  it('what the business hands in itself is its own again', { tags: ['slow'] }, async () => {
    const made = await paid();
    const { jmac, backOffice } = made.of;
    const { id } = (await begin(made)).body;
    await paper(id, DocumentCheckStatus.Confirmed);
    await own(made, id, { action: 'submit' });
    await decide(backOffice.session, id, { action: 'assess' });
    await decide(jmac.session, id, { action: 'forward' });
    expect((await decide(jmac.session, id, { action: 'approve' })).body.status).toBe(Approved);
  });

  it('is offered where a piece is restricted, to JMAC alone', async () => {
    const { of } = await paid();
    const offered = async (session: typeof of.jmac.session) => {
      const path = { id: of.myPage.id };
      const { items } = (await server.call('listMyPageProperties', { session, path })).body;
      return items.flatMap(({ availableActions }) =>
        availableActions.filter(({ action }) => action === 'askDisposal'),
      );
    };
    expect(await offered(of.jmac.session)).toEqual([
      { action: 'askDisposal', allowed: true, isOnBehalf: true },
    ]);
    expect(await offered(of.backOffice.session)).toEqual([]);
  });
});
