import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, makeSubmitted, programmes } from '#bff/testing/applications.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { returnItems, reviewTools } from '#bff/testing/sectionReview.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import type { Desk } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { submitted, act: change, sendBack } = reviewTools(() => server);

const words = { reviewCategory: 2, comment: '発注日が交付決定日より前の日付です。' } as const;

const save = (session: TestSession, target: object, { id = randomUUID(), ifMatch, ...input }: Saving = {}) =>
  server.call('saveFindingDraft', {
    session,
    path: { id },
    body: { ...words, ...target, ...input },
    ...(ifMatch === undefined ? {} : { ifMatch }),
  });
type Saving = { id?: string; ifMatch?: number; comment?: string; fileId?: string; row?: number };

const sectionOf = ({ section }: Desk) => ({ sectionId: section.id });

const listed = async (session: TestSession, { section }: Desk) =>
  (await server.call('listFindingDrafts', { session, query: { section_id: section.id } })).body.items;

describe('a finding that is being written', () => {
  it('is seen by every colleague with the name of its author, and moves no version of the document', async () => {
    const desk = await submitted();
    const before = await server.database.client.section.findUniqueOrThrow({ where: { id: desk.section.id } });
    await save(desk.backOffice.session, sectionOf(desk), { row: 4 });
    for (const session of [desk.jmac.session, desk.maff.session, desk.cs.session]) {
      expect(await listed(session, desk)).toMatchObject([
        { ...words, row: 4, authorName: desk.backOffice.name, authorAdminUserId: desk.backOffice.id },
      ]);
    }
    const after = await server.database.client.section.findUniqueOrThrow({ where: { id: desk.section.id } });
    expect(after.version).toBe(before.version);
  });

  it('is written on under its id, also without words, and is taken back by its author only', async () => {
    const desk = await submitted();
    const id = randomUUID();
    const { session } = desk.jmac;
    expect((await save(session, sectionOf(desk), { id, comment: '' })).body.version).toBe(1);
    expect((await save(session, sectionOf(desk), { id, ifMatch: 1 })).body.version).toBe(2);
    const remove = (by: TestSession) => server.call('deleteFindingDraft', { session: by, path: { id } });
    expect((await remove(desk.backOffice.session)).status).toBe(409);
    expect((await remove(session)).status).toBe(204);
    expect((await remove(session)).status).toBe(204);
    expect(await listed(session, desk)).toEqual([]);
  });

  it('is not overwritten or taken back from a tab that has not seen the newest words, nor after it is gone', async () => {
    const desk = await submitted();
    const id = randomUUID();
    const { session } = desk.jmac;
    await save(session, sectionOf(desk), { id });
    await save(session, sectionOf(desk), { id, ifMatch: 1, comment: '新しい文' });
    expect((await save(session, sectionOf(desk), { id, ifMatch: 1, comment: '古い文' })).status).toBe(412);
    const remove = (ifMatch: number) => server.call('deleteFindingDraft', { session, path: { id }, ifMatch });
    expect([(await remove(1)).status, (await remove(2)).status, (await remove(2)).status]).toEqual([
      412, 204, 204,
    ]);
    expect((await save(session, sectionOf(desk), { id, ifMatch: 2 })).status).toBe(412);
    expect(await listed(session, desk)).toEqual([]);
  });

  it('is about one section or one application, of the caller’s own, and names only its files', async () => {
    const desk = await submitted();
    const other = await submitted();
    const { session } = desk.jmac;
    const file = await server.database.client.sectionFile.findFirstOrThrow({
      where: { sectionId: other.section.id },
    });
    expect((await save(session, {})).status).toBe(400);
    expect((await save(session, { ...sectionOf(desk), applicationId: 1 })).status).toBe(400);
    expect((await save(session, { sectionId: 999_999 })).status).toBe(404);
    const foreign = await save(session, sectionOf(desk), { fileId: file.fileId });
    expect(foreign.problem.errors).toMatchObject([{ pointer: '/fileId' }]);
    const id = randomUUID();
    await save(session, sectionOf(desk), { id });
    expect((await save(session, sectionOf(other), { id })).status).toBe(404);
    expect((await save(desk.cs.session, sectionOf(desk))).status).toBe(403);
  });
});

describe('a decision', () => {
  it('ends what its maker was writing, and nothing can be written after it', async () => {
    const desk = await submitted();
    await save(desk.jmac.session, sectionOf(desk));
    expect((await sendBack(desk)).status).toBe(200);
    expect(await listed(desk.jmac.session, desk)).toEqual([]);
    const late = await save(desk.jmac.session, sectionOf(desk));
    expect(late.status).toBe(409);
    expect(late.problem.detail).toContain('差し戻せない');
  });

  it('waits for a colleague who is writing, by name, until he is relieved', async () => {
    const desk = await submitted();
    await save(desk.backOffice.session, sectionOf(desk));
    const refused = await sendBack(desk);
    expect(refused.status).toBe(409);
    expect(refused.problem.detail).toContain(`${desk.backOffice.name}さんが指摘を書いています（1件）`);
    const taken = await server.call('takeOverFindingDrafts', {
      session: desk.jmac.session,
      body: { ...sectionOf(desk), authorAdminUserId: desk.backOffice.id },
    });
    expect(taken.body.items).toMatchObject([{ authorName: desk.jmac.name, version: 2, ...words }]);
    const id = taken.body.items[0]?.id ?? '';
    const late = await save(desk.backOffice.session, sectionOf(desk), { id });
    expect(late.problem.detail).toContain(`${desk.jmac.name}さんが引き継いでいます`);
    expect((await sendBack(desk)).status).toBe(200);
  });

  it('about a document that is in order is no exception', async () => {
    const desk = await submitted();
    await save(desk.backOffice.session, sectionOf(desk));
    const { body } = await server.call('getSection', {
      session: desk.jmac.session,
      path: { id: desk.section.id },
    });
    const checklist = body.checklist.map(({ key }) => ({ key, result: 1 }));
    const confirm = { checklist, action: 'confirm' };
    expect((await change(desk.jmac.session, desk.section.id, confirm)).status).toBe(409);
    expect(await listed(desk.jmac.session, desk)).toHaveLength(1);
  });
});

describe('a finding about an application', () => {
  const inCheck = async () => {
    const [backOffice, jmac] = [await makeAdmin(server, 'BackOffice'), await makeAdmin(server, 'JMAC')];
    const draft = await makeSubmitted(server, programmes.business);
    const target = { applicationId: draft.applicationId };
    return { backOffice, jmac, draft, target };
  };

  it('is written from the beginning of the check on and ends with the return', async () => {
    const { backOffice, draft, target } = await inCheck();
    const { session } = backOffice;
    expect((await save(session, target)).status).toBe(409);
    await act(server, draft, session, { action: 'startCheck' });
    expect((await save(session, { ...target, field: 'expenses' }, { row: 1 })).status).toBe(200);
    const answer = await act(server, draft, session, {
      action: 'return',
      returnItems: [{ ...returnItems[0], field: 'expenses' }],
      returnDueOn: '2026-11-30',
    });
    expect(answer.status, JSON.stringify(answer.problem)).toBe(200);
    const query = { application_id: draft.applicationId };
    expect((await server.call('listFindingDrafts', { session, query })).body.items).toEqual([]);
  });

  it('is not passed over by a colleague, but ends when the applicant withdraws', async () => {
    const { backOffice, jmac, draft, target } = await inCheck();
    await act(server, draft, backOffice.session, { action: 'startCheck' });
    await save(backOffice.session, target);
    const checklist = programmes.business.definition.checklist.map(({ key }) => ({ key, result: 1 }));
    const passed = await act(server, draft, jmac.session, { checklist, action: 'passFormCheck' });
    expect(passed.problem.detail).toContain(backOffice.name);
    const body = { action: 'withdraw', reason: '計画を見直すため' } as const;
    const left = await server.call(draft.operations.updateSelf, { session: draft.session, body });
    expect(left.status, JSON.stringify(left.problem)).toBe(200);
    expect(await server.database.client.findingDraft.count({ where: target })).toBe(0);
  });
});
