import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MachineKeyStatus } from '#bff/generated/contract/enums.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { doneByTwo } from '#bff/testing/connections.ts';
import { approvedAct } from '#bff/testing/fourEyes.ts';
import { makeMachineKey } from '#bff/testing/jobs/machineKeys.ts';
import { makeAdmin, makeProject } from '#bff/testing/people.ts';
import { at, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { keepSessions } from '#bff/testing/undertaking.ts';
import { machineKeyMessages as messages } from './machineKeys.words.ts';

let server: TestServer;
let session: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  session = (await makeAdmin(server, 'JMAC', { name: '事務局 花子' })).session;
  await keepSessions(server);
});
afterAll(() => server.stop());

let keys = 0;
const create = async (body: object = {}) => {
  keys += 1;
  const given = { name: `会計システム${keys}`, scopes: ['projects.read'], projectIds: null, ...body };
  const asked = await server.call('createMachineKey', { session, body: given as never });
  const done = asked.status === 202 ? await doneByTwo(server, session, asked) : asked.body;
  return { ...asked, body: done as typeof asked.body };
};

/** Into a new secret, by two people. */
const rotate = async (id: number, graceDays: number) => {
  const asked = await server.call('rotateMachineKey', { session, path: { id }, body: { graceDays } });
  return (await doneByTwo(server, session, asked)) as typeof asked.body;
};

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

const readWith = (token: string) => server.call('listProjects', bearer(token));

const rowOf = (id: number) => server.database.client.machineKey.findUniqueOrThrow({ where: { id } });

const entriesOf = (machineKeyId: number) =>
  server.database.client.auditEntry.findMany({
    where: { actorKind: 'machine', actorId: machineKeyId },
    orderBy: { id: 'asc' },
  });

describe('a key is made', () => {
  it('and told once: the answer has its token, nothing else ever has, and only its hash is kept', async () => {
    const { status, body } = await create({ allowedAddresses: [], expiresOn: '2027-03-31' });
    expect(status).toBe(202);
    expect(body.token).toMatch(/^hojo_[0-9a-f]{16}\.[\w-]{43}$/);
    expect(body.token.startsWith(`${body.key.prefix}.`)).toBe(true);
    const secret = body.token.split('.')[1] ?? '';
    const read = await server.call('getMachineKey', { session, path: { id: body.key.id } });
    const list = await server.call('listMachineKeys', { session });
    const row = await rowOf(body.key.id);
    const trail = await server.database.client.auditEntry.findMany({ where: { targetKind: 'machineKey' } });
    const kept = JSON.stringify([read.body, list.body, row, trail], (_name, value) =>
      typeof value === 'bigint' ? Number(value) : value,
    );
    expect(kept).not.toContain(secret);
    expect(read.body).toMatchObject({
      status: MachineKeyStatus.Active,
      lastUsedAt: null,
      requestsPerMinute: 300,
    });
    expect(row.secretHash.length).toBe(32);
  });

  it('twice by two presses as one', async () => {
    const body = { name: '二度押し', scopes: ['projects.read'], projectIds: null } as never;
    const idempotencyKey = '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e77';
    const first = await server.call('createMachineKey', { session, body, idempotencyKey });
    const second = await server.call('createMachineKey', { session, body, idempotencyKey });
    expect(second.body).toEqual(first.body);
  });

  it.each([
    [{ projectIds: [999_999] }, '/projectIds', messages.unknownRound],
    [{ allowedAddresses: ['203.0.113.0/33'] }, '/allowedAddresses/0', messages.badAddress],
    [{ allowedAddresses: ['203.0.113.8', '1.2.3'] }, '/allowedAddresses/1', messages.badAddress],
    [{ expiresOn: '2026-11-19' }, '/expiresOn', messages.pastExpiry],
  ])('not with %j', async (wrong, pointer, message) => {
    const { status, problem } = await create(wrong);
    expect([status, problem.errors]).toEqual([400, [{ pointer, code: 1004, message }]]);
  });

  it('not with the name of another in use, which is free again when that one is stopped', async () => {
    const first = await create({ name: '同じ名前' });
    const { status, problem } = await create({ name: '同じ名前' });
    expect([status, problem.detail]).toEqual([400, messages.nameTaken]);
    await server.call('stopMachineKey', { session, path: { id: first.body.key.id } });
    expect((await create({ name: '同じ名前' })).status).toBe(202);
  });

  it('by JMAC alone', async () => {
    const { session: ministry } = await makeAdmin(server, 'MAFF');
    const { status } = await server.call('listMachineKeys', { session: ministry });
    expect(status).toBe(403);
  });
});

describe('a connected system calls', () => {
  it('with what is no key: 1006', async () => {
    const { body } = await create();
    const [id = '', secret = ''] = body.token.split('.');
    for (const token of ['nonsense', `${id}.${secret.slice(1)}A`, `hojo_0000000000000000.${secret}`, id]) {
      const { status, problem } = await readWith(token);
      expect([status, problem.code], token).toEqual([401, 1006]);
    }
  });

  it('and is told what is left of its minute, and then to wait', async () => {
    const { body } = await create({ requestsPerMinute: 10 });
    const first = await readWith(body.token);
    expect(first.headers.get('ratelimit-policy')).toBe('"minute";q=10;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"minute";r=9;t=(?:60|5\d)$/);
    for (let call = 2; call <= 10; call += 1) expect((await readWith(body.token)).status).toBe(200);
    const late = await readWith(body.token);
    expect([late.status, late.problem.code]).toEqual([429, 1100]);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(late.headers.get('ratelimit')).toMatch(/^"minute";r=0;t=\d+$/);
  });

  it('from another place than it may: 403, and the trail says so', async () => {
    const { body } = await create({ allowedAddresses: ['203.0.113.0/24'] });
    const refused = await readWith(body.token);
    expect([refused.status, refused.problem.detail]).toEqual([403, messages.elsewhere]);
    const [entry] = await entriesOf(body.key.id);
    expect(entry).toMatchObject({ outcome: 'refused', targetId: 'listProjects', reason: messages.elsewhere });
    const path = { id: body.key.id };
    const asked = await server.call('updateMachineKey', {
      session,
      path,
      body: { allowedAddresses: ['127.0.0.0/8', '::1'] },
    });
    expect((await readWith(body.token)).status).toBe(403);
    await approvedAct(server, asked);
    expect((await readWith(body.token)).status).toBe(200);
  });

  it('and what it reads is noted once an hour, by its name', async () => {
    const { body } = await create({ name: '国の台帳' });
    await readWith(body.token);
    await readWith(body.token);
    const entries = await entriesOf(body.key.id);
    expect(entries).toMatchObject([
      { action: 'viewed', targetId: 'listProjects', actorName: '連携システム「国の台帳」' },
    ]);
  });

  it('until its last day is over in Japan', async () => {
    const { body } = await create({ expiresOn: '2026-11-25' });
    await at(server, '2026-11-25T14:59:00Z', async () => {
      expect((await readWith(body.token)).status).toBe(200);
    });
    await at(server, '2026-11-25T15:00:00Z', async () => {
      const { status, problem } = await readWith(body.token);
      expect([status, problem.code, problem.detail]).toEqual([401, 1007, messages.expiredKey]);
      const path = { id: body.key.id };
      expect((await server.call('getMachineKey', { session, path })).body.status).toBe(
        MachineKeyStatus.Expired,
      );
    });
  });

  it('and its use is seen, without a new version', async () => {
    const { body } = await create();
    await readWith(body.token);
    const read = await server.call('getMachineKey', { session, path: { id: body.key.id } });
    expect(read.body.lastUsedAt).not.toBeNull();
    expect(read.body.lastUsedAddress).toMatch(/127\.0\.0\.1|::1/);
    expect(read.body.version).toBe(body.key.version);
  });

  it('not with a change, whatever its scopes', async () => {
    const key = await makeMachineKey(server);
    const project = await makeProject(server);
    const { status, problem } = await server.call('deleteProject', { path: { id: project.id }, ...key });
    expect([status, problem.code]).toEqual([401, 1006]);
  });
});

describe('a key is changed', () => {
  it('for the next call', async () => {
    const { body } = await create();
    const path = { id: body.key.id };
    const change = { session, path, body: { scopes: ['files.read'] as const }, ifMatch: body.key.version };
    const asked = await server.call('updateMachineKey', change as never);
    expect((await readWith(body.token)).status).toBe(200);
    await approvedAct(server, asked);
    expect((await readWith(body.token)).status).toBe(403);
    expect((await server.call('updateMachineKey', change as never)).status).toBe(412);
  });

  it('by one person where it gets at less, by two where it gets at more', async () => {
    const { body } = await create({ scopes: ['projects.read', 'files.read'], expiresOn: '2027-03-31' });
    const path = { id: body.key.id };
    const statusOf = async (change: object) =>
      (await server.call('updateMachineKey', { session, path, body: change as never })).status;
    const less = [
      { scopes: ['projects.read'] },
      { requestsPerMinute: 60 },
      { expiresOn: '2026-12-31' },
      { name: '別名' },
    ];
    for (const change of less) expect(await statusOf(change), JSON.stringify(change)).toBe(200);
    const more = [{ scopes: ['files.read'] }, { requestsPerMinute: 61 }, { expiresOn: null }];
    for (const change of more) {
      expect(await statusOf(change), JSON.stringify(change)).toBe(202);
      await server.database.client.pendingAct.deleteMany({ where: { status: 0 } });
    }
  });

  it('into a new secret: the one before works for its days, and not a moment longer', async () => {
    const { body } = await create();
    const path = { id: body.key.id };
    const rotated = await rotate(path.id, 7);
    expect(rotated.token).not.toBe(body.token);
    expect(rotated.key.prefix).toBe(body.key.prefix);
    await at(server, '2026-11-27T00:00:00Z', async () => {
      expect((await readWith(rotated.token)).status).toBe(200);
    });
    const until = rotated.key.previousUntil ?? '';
    await at(server, new Date(Date.parse(until) - 1000).toISOString(), async () => {
      expect((await readWith(body.token)).status).toBe(200);
    });
    await at(server, until, async () => {
      expect((await readWith(body.token)).problem.code).toBe(1006);
      expect((await readWith(rotated.token)).status).toBe(200);
    });
  });

  it('into a new secret at once, and one from an earlier rotation ends', async () => {
    const { body } = await create();
    const path = { id: body.key.id };
    const second = await rotate(path.id, 7);
    const third = await rotate(path.id, 0);
    const statuses = [];
    for (const { token } of [body, second, third]) statuses.push((await readWith(token)).status);
    expect(statuses).toEqual([401, 401, 200]);
  });

  it('for good when it is stopped: both secrets end, and nothing of it changes any more', async () => {
    const { body } = await create();
    const path = { id: body.key.id };
    await rotate(path.id, 7);
    const rotated = await rotate(path.id, 7);
    const stopped = await server.call('stopMachineKey', { session, path });
    expect(stopped.body.status).toBe(MachineKeyStatus.Stopped);
    const { status, problem } = await readWith(rotated.token);
    expect([status, problem.code, problem.detail]).toEqual([401, 1008, messages.stoppedKey]);
    const again = await Promise.all([
      server.call('stopMachineKey', { session, path }),
      server.call('rotateMachineKey', { session, path, body: { graceDays: 0 } }),
      server.call('updateMachineKey', { session, path, body: { requestsPerMinute: 20 } }),
    ]);
    expect(again.map((answer) => answer.status)).toEqual([409, 409, 409]);
  });
});
