/** Baseline: node:http and pg, nothing else. The same statements, no validation, no roles, no contract. */
import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import {
  auditSql,
  changeSql,
  countSql,
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

const change = async (id: number, memo: string | undefined, admin: { admin_id: number; name: string }) => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query({ name: 'change', text: changeSql, values: [id, memo] });
    await client.query({ name: 'audit', text: auditSql, values: [admin.admin_id, admin.name, id, { memo }] });
    await client.query('COMMIT');
    return rows[0];
  } finally {
    client.release();
  }
};

const list = async (url: URL) => {
  const values = [Number(url.searchParams.get('project_id')), Number(url.searchParams.get('status'))];
  const [page, count] = await Promise.all([
    pool.query({ name: 'list', text: listSql, values }),
    pool.query({ name: 'count', text: countSql, values }),
  ]);
  return { items: page.rows, total: Number(count.rows[0].count) };
};

const answer = async (request: IncomingMessage): Promise<object | null> => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname === '/api/admin/session') return logIn(request);
  const admin = await authenticate(request);
  if (admin === null) return null;
  if (url.pathname === '/api/admin/application') return list(url);
  const id = Number(url.pathname.split('/').at(-1));
  if (request.method === 'PATCH') return change(id, (await bodyOf(request)).memo, admin);
  return (await pool.query({ name: 'read', text: readSql, values: [id] })).rows[0] ?? null;
};

createServer(async (request, response) => {
  const body = await answer(request).catch(() => null);
  response.writeHead(body === null ? 401 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}).listen(Number(process.env.PORT), '127.0.0.1');
