import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContractDocument } from '#bff/core/contractDocument.ts';
import type { StateMachine } from '#bff/core/stateMachine.ts';
import {
  ActivityTopic,
  ActorKind,
  AuditAction,
  AuditOutcome,
  TargetKind,
} from '#bff/generated/contract/enums.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { handIn, makeDesk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('activity', () => {
  it('tells in words who did what, newest first', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    const query = { targetKind: 'Section', targetId: String(desk.section.id) } as const;
    const answer = await server.call('listActivity', { query, session: desk.cs.session });
    expect(answer.body.items[0]).toMatchObject({
      actorName: desk.user.name,
      summary: '「発注書（18-1）」を提出しました。',
      changes: [
        { field: 'status', label: '書類の確認ステータス', before: '未提出・不備あり', after: '事務局確認中' },
      ],
    });
  });

  it('is narrowed by who acted and by what the act was about, and counts what is left', {
    tags: ['slow'],
  }, async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    const path = { id: desk.myPage.id };
    await server.call('updateMyPage', { path, session: desk.jmac.session, body: { memo: '電話で確認' } });
    const actionsOf = async (narrowing: { topic?: ActivityTopic[]; actorKind?: ActorKind[] }) => {
      const query = { mypageId: desk.myPage.id, ...narrowing };
      const { body } = await server.call('listActivity', { query, session: desk.jmac.session });
      expect(body.total).toBe(body.items.length);
      return body.items.map(({ action }) => action);
    };
    const { Document, File, Content, Status, Message } = ActivityTopic;
    expect(await actionsOf({})).toEqual(['updated', 'submit', 'uploaded']);
    expect(await actionsOf({ topic: [Document] })).toEqual(['submit']);
    expect(await actionsOf({ topic: [File, Content] })).toEqual(['updated', 'uploaded']);
    expect(await actionsOf({ topic: [Status, Message] })).toEqual([]);
    expect(await actionsOf({ actorKind: [ActorKind.Admin] })).toEqual(['updated']);
    expect(await actionsOf({ actorKind: [ActorKind.User], topic: [File] })).toEqual(['uploaded']);
  });

  it('shows the business its own my page without the desk’s notes', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    const path = { id: desk.myPage.id };
    await server.call('updateMyPage', { path, session: desk.jmac.session, body: { memo: '内緒のメモ' } });
    const read = (mypageID: number) =>
      server.call('listUserActivity', { query: { mypageID }, session: desk.user.session });
    const own = await read(desk.myPage.id);
    expect(own.body.items.map(({ action }) => action)).toEqual(['submit', 'uploaded']);
    expect(JSON.stringify(own.body)).not.toContain('内緒のメモ');
    const other = await makeDesk(server);
    expect((await read(other.myPage.id)).problem.code).toBe(1005);
  });

  it('is chained in the audit, which only JMAC and the ministry search', async () => {
    const desk = await makeDesk(server);
    await handIn(server, desk);
    await server.runJobs('sendMails', 'sealAudit');
    const query = { targetKind: 'Section', targetId: String(desk.section.id) } as const;
    const found = await server.call('searchAudit', { query, session: desk.maff.session });
    expect(found.body.items[0]?.hash).toMatch(/^[0-9a-f]{64}$/);
    const refused = await server.call('searchAudit', {
      query,
      session: (await makeAdmin(server, 'CS')).session,
    });
    expect(refused.problem.code).toBe(1000);
  });
});

describe('the audit trail', () => {
  it('has a name in the contract for every action of every state machine', () => {
    const schemas = Object.values(loadContractDocument().components.schemas);
    const machines = schemas.flatMap((schema) => (schema['x-state-machine'] ?? []) as StateMachine | []);
    const named: readonly string[] = Object.values(AuditAction);
    const actions = machines.flatMap(({ transitions }) => transitions.map(({ action }) => action));
    expect(machines).toHaveLength(14);
    expect(actions.filter((action) => !named.includes(action))).toEqual([]);
  });

  it('keeps log-ins and refusals, which the office’s activity leaves out', async () => {
    const jmac = await makeAdmin(server, 'JMAC', { email: 'trail@example.jp' });
    const cs = await makeAdmin(server, 'CS');
    const body = { email: 'trail@example.jp', password: 'Wrong-2026!' };
    expect((await server.call('createAdminSession', { body })).status).toBe(401);
    await server.call('searchAudit', { session: cs.session });
    await server.runJobs('sendMails', 'sealAudit');
    const query = { outcome: AuditOutcome.Refused };
    const audit = await server.call('searchAudit', { query, session: jmac.session });
    expect(audit.body.items.slice(0, 2)).toMatchObject([
      { action: 'refused', targetKind: 'Operation', actorName: cs.name, adminType: 2 },
      { action: 'loginFailed', actorKind: null, actorName: 'trail@example.jp' },
    ]);
    expect(audit.body.items[1]?.summary).toBe('ログインに失敗しました。');
    const activity = await server.call('listActivity', { session: jmac.session });
    const kinds: readonly string[] = [TargetKind.Session, TargetKind.Operation];
    expect(activity.body.items.filter(({ targetKind }) => kinds.includes(targetKind))).toEqual([]);
  });

  it('is searched by my page, with every kept value', async () => {
    const desk = await makeDesk(server);
    const { fileId } = await handIn(server, desk);
    await server.call('downloadAdminFile', { path: { id: fileId }, session: desk.jmac.session });
    const query = { mypageId: desk.myPage.id };
    const activity = await server.call('listActivity', { query, session: desk.jmac.session });
    expect(activity.body.items.map(({ action }) => action)).toEqual(['submit', 'uploaded']);
    await server.runJobs('sendMails', 'sealAudit');
    const audit = await server.call('searchAudit', { query, session: desk.jmac.session });
    expect(audit.body.items.map(({ action }) => action)).toEqual(['downloaded', 'submit', 'uploaded']);
    expect(audit.body.items[0]?.summary).toBe('「発注書.pdf」をダウンロードしました。');
  });
});
