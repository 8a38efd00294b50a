import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAMILIES } from '#bff/core/actor.ts';
import type { OperationId } from '#bff/core/contractDocument.ts';
import { loadContractDocument, mountedOperations } from '#bff/core/contractDocument.ts';
import type { CallOptions } from '#bff/testing/client.ts';
import { makeMachineKey } from '#bff/testing/jobs/machineKeys.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { makeWorld, type World } from '#bff/testing/world/world.ts';
import { worldRequest } from '#bff/testing/world/worldRequests.ts';

/*
 * What a connected system reads ends with its rounds: of two worlds it has the rounds of one.
 */

const document = loadContractDocument();
const readable = mountedOperations().filter(({ security }) => security.some(({ machineKey }) => machineKey));

let server: TestServer;
let own: World;
let foreign: World;
let ofOwn: { headers: Record<string, string> };
let ofAll: { headers: Record<string, string> };

const roundsOf = (world: World): number[] => [
  world.project.id,
  ...FAMILIES.map((family) => world.applications[family].projectId),
];

beforeAll(async () => {
  server = await startTestServer();
  own = await makeWorld(server);
  foreign = await makeWorld(server);
  ofOwn = await makeMachineKey(server, { projectIds: roundsOf(own) });
  ofAll = await makeMachineKey(server);
});
afterAll(() => server.stop());

const read = (id: OperationId, options: object, { headers }: { headers: Record<string, string> }) =>
  server.call(id, { ...options, headers } as CallOptions<OperationId>);

const recordReads = readable.filter(({ path }) => path.includes('{'));
const listReads = readable.filter(({ operationId }) => operationId.startsWith('list'));
const exports = readable.filter(({ operationId }) => operationId.startsWith('export'));

const pathIn = (world: World, operation: (typeof readable)[number]) => {
  const { path, query } = worldRequest(document, world, operation);
  return { path, query };
};

describe('a connected system reads', () => {
  it('nothing but reads, each with one scope', () => {
    expect(readable.length).toBeGreaterThan(25);
    expect(readable.filter(({ method }) => method !== 'get')).toEqual([]);
    const scopes = readable.map(({ security }) => security.flatMap(({ machineKey = [] }) => machineKey));
    expect(scopes.every(({ length }) => length === 1)).toBe(true);
  });

  it.each(recordReads)('$operationId of its rounds, not of others', async (operation) => {
    const { operationId } = operation;
    const mine = await read(operationId, pathIn(own, operation), ofOwn);
    expect(mine.status, JSON.stringify(mine.problem)).toBe(200);
    const other = await read(operationId, pathIn(foreign, operation), ofOwn);
    expect([other.status, other.problem.code]).toEqual([404, 1005]);
    expect((await read(operationId, pathIn(foreign, operation), ofAll)).status).toBe(200);
  });

  it.each(listReads)('$operationId: rows of its rounds alone, and their number', async ({ operationId }) => {
    const options = {
      query: { limit: 200, ...(operationId === 'listSections' ? { status: [0, 1, 2, 3, 4] } : {}) },
    };
    const mine = (await read(operationId, options, ofOwn)).body as unknown as {
      items: object[];
      total: number;
    };
    const all = (await read(operationId, options, ofAll)).body as unknown as {
      items: object[];
      total: number;
    };
    expect(mine.items.length).toBeGreaterThan(0);
    expect(mine.total).toBe(mine.items.length);
    expect(all.total).toBeGreaterThan(mine.total);
    const rounds = (JSON.stringify(mine.items).match(/"projectId":\d+/g) ?? []).map((text) =>
      Number(text.slice(12)),
    );
    expect(rounds.filter((id) => !roundsOf(own).includes(id))).toEqual([]);
  });

  it.each(exports)('$operationId: the same rows as a file', async ({ operationId }) => {
    const lines = async (key: { headers: Record<string, string> }) => {
      const query = {
        format: 'csv',
        ...(operationId === 'exportSections' ? { status: [0, 1, 2, 3, 4] } : {}),
      };
      const { status, bytes } = await read(operationId, { query }, key);
      expect(status).toBe(200);
      return Buffer.from(bytes).toString().split('\n').length;
    };
    expect(await lines(ofOwn)).toBeLessThan(await lines(ofAll));
  });

  it('the corporation of its round without what it has in others', async () => {
    const { client } = server.database;
    const belonging = { projectId: foreign.project.id, corporationId: own.corporation.id };
    await client.corporationUser.create({
      data: {
        ...belonging,
        name: '別の回の人',
        nameKana: 'ベツ',
        email: 'other-round@example.jp',
        phone: '0312340000',
      } as never,
    });
    const before = await read('getCorporation', { path: { id: own.corporation.id } }, ofOwn);
    const all = await read('getCorporation', { path: { id: own.corporation.id } }, ofAll);
    const counts = [before, all].map(({ body }) => (body as unknown as { userCount: number }).userCount);
    expect(counts[1]).toBe((counts[0] ?? 0) + 1);
  });

  it('no bank account, and no copy of a passbook', async () => {
    const { corporation, passbook, payout } = own;
    const account = await server.call('getCorporationBankAccount', {
      path: { id: corporation.id },
      ...ofAll,
    });
    expect(account.status).toBe(401);
    const file = await read('downloadAdminFile', { path: { id: passbook.id } }, ofAll);
    expect(file.status).toBe(404);
    const payment = await read('getPayout', { path: { id: payout.id } }, ofAll);
    expect((payment.body as unknown as { account: unknown }).account).toBeNull();
  });

  it('what is offered to nobody: no action that it could take', async () => {
    for (const operation of recordReads.filter(({ operationId }) => operationId !== 'downloadAdminFile')) {
      const { body } = await read(operation.operationId, pathIn(own, operation), ofOwn);
      const { availableActions = [] } = body as unknown as { availableActions: { allowed: boolean }[] };
      expect(
        availableActions.filter(({ allowed }) => allowed),
        operation.operationId,
      ).toEqual([]);
    }
  });
});
