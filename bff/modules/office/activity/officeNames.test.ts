import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActorKind } from '#bff/generated/contract/enums.ts';
import { makeSubmitted, act as onApplication, programmes } from '#bff/testing/applications.ts';
import { reviewTools } from '#bff/testing/sectionReview.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { submitted, sendBack } = reviewTools(() => server);

describe('an official acts for his office: companies and applicants never read his name', () => {
  it('a company reads 事務局 in what happened, in the history and in the findings of its paper', async () => {
    const desk = await submitted();
    await sendBack(desk);
    const { session } = desk.user;
    const activity = await server.call('listUserActivity', {
      query: { mypageID: desk.myPage.id },
      session,
    });
    expect(activity.body.items.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['return', '事務局'],
      ['submit', desk.user.name],
      ['uploaded', desk.user.name],
    ]);
    const section = await server.call('getUserSection', { path: { id: desk.section.id }, session });
    expect(section.body.returnItems[0]?.createdByName).toBe('事務局');
    expect(section.body.history.map(({ actorName }) => actorName)).toContain('事務局');
    expect(JSON.stringify([activity.body, section.body])).not.toContain(desk.jmac.name);
  });

  it('the ministry is called by its own name', async () => {
    const desk = await submitted();
    await server.database.client.auditEntry.create({
      data: {
        at: new Date(),
        actorKind: 'admin',
        actorId: desk.maff.id,
        actorName: desk.maff.name,
        adminType: desk.maff.type,
        action: 'maffApprove',
        targetKind: 'section',
        targetId: String(desk.section.id),
        mypageId: desk.myPage.id,
        outcome: 'success',
      },
    });
    const { body } = await server.call('listUserActivity', {
      query: { mypageID: desk.myPage.id },
      session: desk.user.session,
    });
    expect(body.items.find(({ action }) => action === 'maffApprove')?.actorName).toBe('農林水産省');
  });

  it('what no person did is told of システム, to the offices too', async () => {
    const desk = await submitted();
    await server.database.client.auditEntry.create({
      data: {
        at: new Date(),
        ...{ actorKind: 'system', actorName: 'system', action: 'created', outcome: 'success' },
        ...{ targetKind: 'section', targetId: String(desk.section.id), mypageId: desk.myPage.id },
      },
    });
    const { body } = await server.call('listActivity', {
      query: { mypageId: desk.myPage.id },
      session: desk.jmac.session,
    });
    expect(body.items.find(({ actorKind }) => actorKind === ActorKind.System)?.actorName).toBe('システム');
  });

  it('an applicant reads 事務局, the offices read who it was', async () => {
    const { jmac, backOffice } = await submitted();
    const draft = await makeSubmitted(server, programmes.business);
    await onApplication(server, draft, backOffice.session, { action: 'startCheck' });
    const item = { reviewCategory: 4, field: 'expenses', row: 1, comment: '金額を確認してください。' };
    await onApplication(server, draft, backOffice.session, {
      action: 'return',
      returnItems: [item],
      returnDueOn: '2026-11-30',
    });
    const own = await server.call(draft.operations.readSelf, { session: draft.session });
    expect(own.body.returnItems[0]?.createdByName).toBe('事務局');
    expect(JSON.stringify(own.body)).not.toContain(backOffice.name);
    const seen = await server.call(draft.operations.read, {
      path: { id: draft.applicationId },
      session: jmac.session,
    });
    expect(seen.body.returnItems[0]?.createdByName).toBe(backOffice.name);
  });
});
