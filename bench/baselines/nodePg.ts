/** Baseline: node:http and pg, nothing else. The same statements, no validation, no roles, no contract. */
import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import {
  auditSql,
  changeSql,
  corporationCountSql,
  corporationListSql,
  countSql,
  flatAuditSql,
  flatChangeSql,
  flatDealsSql,
  flatListSql,
  flatReadSql,
  listSql,
  newSessionSql,
  passwordSql,
  readSql,
  sessionSql,
} from './sql.ts';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const bodyOf = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
};

const authenticate = async (request: IncomingMessage): Promise<{ admin_id: number; name: string } | null> => {
  const [id, secret = ''] = String(request.headers['x-admin-session'] ?? '').split('.');
  const { rows } = await pool.query({ name: 'session', text: sessionSql, values: [id] });
  const row = rows[0];
  return row && timingSafeEqual(row.secret_hash, digest(secret)) ? row : null;
};

const logIn = async (request: IncomingMessage): Promise<object | null> => {
  const { email, password = '' } = await bodyOf(request);
  const { rows } = await pool.query({ name: 'password', text: passwordSql, values: [email] });
  if (!rows[0] || !(await verify(rows[0].password_hash, password))) return null;
  const id = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  await pool.query({ name: 'newSession', text: newSessionSql, values: [id, rows[0].id, digest(secret)] });
  return { id, token: `${id}.${secret}` };
};

type Statement = { readonly name: string; readonly text: string; readonly values: unknown[] };

/** Runs statements in one transaction. @returns the first row of the first one */
const inTransaction = async (...statements: readonly Statement[]): Promise<object | null> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const results = [];
    for (const statement of statements) results.push(await client.query(statement));
    await client.query('COMMIT');
    return results[0]?.rows[0] ?? null;
  } finally {
    client.release();
  }
};

const change = (id: number, memo: string | undefined, admin: { admin_id: number; name: string }) =>
  inTransaction(
    { name: 'change', text: changeSql, values: [id, memo] },
    { name: 'audit', text: auditSql, values: [admin.admin_id, admin.name, id, { memo }] },
  );

const list = async (url: URL) => {
  const values = [Number(url.searchParams.get('project_id')), Number(url.searchParams.get('status'))];
  const [page, count] = await Promise.all([
    pool.query({ name: 'list', text: listSql, values }),
    pool.query({ name: 'count', text: countSql, values }),
  ]);
  return { items: page.rows, total: Number(count.rows[0].count) };
};

/** @param text of the page: with what hangs on each, or its own columns */
const listCorporations = async (url: URL, name: string, text: string) => {
  const prefecture = Number(url.searchParams.get('prefecture'));
  const limit = Number(url.searchParams.get('limit'));
  const [page, count] = await Promise.all([
    pool.query({ name, text, values: [prefecture, limit] }),
    pool.query({ name: 'corporationCount', text: corporationCountSql, values: [prefecture] }),
  ]);
  return { items: page.rows, total: Number(count.rows[0].count) };
};

/** No session, no validation, the record's own columns. */
const flat = async (request: IncomingMessage, url: URL): Promise<object | null> => {
  const id = Number(url.pathname.split('/').at(-1));
  if (url.pathname.startsWith('/flat/payment_list/')) {
    const values = [id, Number(url.searchParams.get('after')), Number(url.searchParams.get('limit'))];
    return { items: (await pool.query({ name: 'flatDeals', text: flatDealsSql, values })).rows };
  }
  if (request.method === 'PATCH') {
    const { memo } = await bodyOf(request);
    return inTransaction(
      { name: 'flatChange', text: flatChangeSql, values: [id, memo] },
      { name: 'flatAudit', text: flatAuditSql, values: [id, { memo }] },
    );
  }
  if (!Number.isNaN(id)) {
    return (await pool.query({ name: 'flatRead', text: flatReadSql, values: [id] })).rows[0] ?? null;
  }
  return listCorporations(url, 'flatList', flatListSql);
};

const answer = async (request: IncomingMessage): Promise<object | null> => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/api/admin/session') return logIn(request);
  if (url.pathname.startsWith('/flat/')) return flat(request, url);
  const admin = await authenticate(request);
  if (admin === null) return null;
  if (url.pathname === '/api/admin/application') return list(url);
  if (url.pathname === '/api/admin/corporation') {
    return listCorporations(url, 'corporationList', corporationListSql);
  }
  const id = Number(url.pathname.split('/').at(-1));
  if (request.method === 'PATCH') return change(id, (await bodyOf(request)).memo, admin);
  return (await pool.query({ name: 'read', text: readSql, values: [id] })).rows[0] ?? null;
};

createServer(async (request, response) => {
  const body = await answer(request).catch(() => null);
  response.writeHead(body === null ? 401 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}).listen(Number(process.env.PORT), '127.0.0.1');
