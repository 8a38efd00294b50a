import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSubmitted, programmes } from '#bff/testing/applications.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, handIn, makeDesk } from '#bff/testing/undertaking.ts';
import { readDelimited } from '#rules/tables/delimited.ts';

let server: TestServer;
let desk: Desk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await makeDesk(server);
  await handIn(server, desk);
  await makeDesk(server);
});
afterAll(() => server.stop());

const rowsIn = (bytes: Uint8Array): string[][] => readDelimited(Buffer.from(bytes).toString());

const firstColumn = (bytes: Uint8Array) =>
  rowsIn(bytes)
    .slice(1)
    .map(([first]) => first);

describe('the applications of a family as a file', () => {
  it('are those of the list, narrowed and ordered alike, with the columns that it shows', async () => {
    const { projectId } = await makeSubmitted(server, programmes.business);
    await makeSubmitted(server, programmes.business, { projectId });
    const query = { project_id: projectId, sort: '-displayCode' } as const;
    const { session } = desk.backOffice;
    const { body } = await server.call('listGeneralApplications', { session, query });
    const saved = await server.call('exportGeneralApplications', {
      session,
      query: { ...query, format: 'csv', columns: ['displayCode', 'status', 'subsidyAmount'] },
    });
    expect(rowsIn(saved.bytes)).toEqual([
      ['応募コード', 'ステータス', '補助金の申請額'],
      ...body.items.map(({ displayCode, subsidyAmount }) => [displayCode, '提出済', String(subsidyAmount)]),
    ]);
    expect(body.total).toBe(2);
    const entry = await server.database.client.auditEntry.findFirstOrThrow({
      where: { action: 'exported', targetKind: 'application' },
      orderBy: { id: 'desc' },
    });
    expect(entry.after).toMatchObject({ family: 'general', projectId, fileName: '応募一覧_2026-11-20.csv' });
  });

  it('tell inspectors no amounts, neither by a column nor by order or condition', async () => {
    await makeSubmitted(server, programmes.ingredientR5);
    const { session } = desk.inspector;
    const ask = (query: object) =>
      server.call('exportIngredientApplications', { session, query: { format: 'csv', ...query } });
    const { bytes } = await ask({});
    expect(Buffer.from(bytes).toString()).not.toContain(String(programmes.ingredientR5.subsidy));
    expect((await ask({ sort: 'subsidyAmount' })).problem.code).toBe(1004);
    expect((await ask({ subsidyAmountFrom: 1 })).problem.code).toBe(1004);
  });
});

describe('other lists of the desk as files', () => {
  it('corporations, in their order', async () => {
    const query = { sort: '-displayCode' } as const;
    const { session } = desk.jmac;
    const { body } = await server.call('listCorporations', { session, query });
    const { bytes } = await server.call('exportCorporations', {
      session,
      query: { ...query, format: 'csv' },
    });
    expect(body.items.length).toBeGreaterThanOrEqual(2);
    // A code begins with zeros, which a spreadsheet would take away: it stays a text.
    expect(firstColumn(bytes)).toEqual(body.items.map(({ displayCode }) => displayCode));
  });

  it('administrators, in Shift_JIS', async () => {
    const { session } = desk.jmac;
    const { bytes, headers } = await server.call('exportAdminUsers', {
      session,
      query: { format: 'csvSjis', type: [3], columns: ['type', 'email'] },
    });
    const rows = readDelimited(new TextDecoder('shift_jis', { fatal: true }).decode(bytes));
    expect(headers.get('content-type')).toContain('shift_jis');
    expect(rows[0]).toEqual(['種別', 'メールアドレス']);
    expect(new Set(rows.slice(1).map(([type]) => type)).size).toBe(1);
  });

  it('rounds, whose sums inspectors do not see', async () => {
    const headings = async ({ session }: Desk['jmac']) =>
      rowsIn((await server.call('exportProjects', { session, query: { format: 'csv' } })).bytes)[0];
    expect(await headings(desk.jmac)).toContain('交付決定額の計');
    expect(await headings(desk.inspector)).not.toContain('交付決定額の計');
  });

  it('documents, of an inspector only those that are his', async () => {
    const { session } = desk.jmac;
    const query = { format: 'csv' } as const;
    const every = await server.call('exportSections', { session, query });
    expect(firstColumn(every.bytes)).toContain(desk.myPage.displayCode);
    const own = await server.call('exportSections', { session: desk.inspector.session, query });
    expect(firstColumn(own.bytes)).not.toContain(desk.myPage.displayCode);
  });

  it('corporations and administrators are not saved by who may not read them', async () => {
    const { session } = desk.inspector;
    for (const operation of ['exportCorporations', 'exportAdminUsers'] as const) {
      const answer = await server.call(operation, { session, query: { format: 'csv' } });
      expect([operation, answer.status]).toEqual([operation, 403]);
    }
  });
});
