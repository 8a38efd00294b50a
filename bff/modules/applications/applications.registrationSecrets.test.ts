import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCall, operationsOf, programmes } from '#bff/testing/applications.ts';
import { registration } from '#bff/testing/registrations.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const { business } = programmes;
const general = operationsOf('general');

describe('a registration with an Idempotency-Key', () => {
  const tablesOf = async (): Promise<string> => {
    const { pool } = server.database;
    const tables = await pool.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
       WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
    );
    const texts: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await pool.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${name} t`);
      texts.push(...rows.map(({ row }) => row));
    }
    return texts.join('\n');
  };

  const asStored = (text: string): string[] =>
    ['sha256', 'sha1', 'md5', 'sha512'].flatMap((algorithm) => {
      const digest = createHash(algorithm).update(text).digest();
      return [digest.toString('hex'), digest.toString('base64'), digest.toString('base64url')];
    });

  it('leaves its password in no table but as argon2: no fast hash of it, or of what it stands in (code 6.5)', async () => {
    const project = await makeCall(server, business);
    const request = {
      ...registration(project.id, { password: 'Hitotsu-Dake-7' }),
      idempotencyKey: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e21',
    };
    expect((await server.call(general.create, request)).status).toBe(201);
    const { body } = request;
    const known = [body.password, JSON.stringify(body), `${body.email}:${body.password}`];
    const requests = [[{}, {}, body, null], [{}, {}, body], body].map((parts) => JSON.stringify(parts));
    const kept = await tablesOf();
    expect(kept).toContain('$argon2id$');
    expect(kept).not.toContain(body.password);
    expect([...known, ...requests].flatMap(asStored).filter((hash) => kept.includes(hash))).toEqual([]);
  });

  it('is known again by everything but the password, and refused with another content', async () => {
    const project = await makeCall(server, business);
    const request = { ...registration(project.id), idempotencyKey: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e22' };
    const first = await server.call(general.create, request);
    const repeated = { ...request, body: { ...request.body, password: 'Another-Horse-2' } };
    const other = { ...request, body: { ...request.body, contactName: '三浦 もみじ' } };
    expect((await server.call(general.create, repeated)).body.application.id).toBe(first.body.application.id);
    expect((await server.call(general.create, other)).status).toBe(400);
  });
});
