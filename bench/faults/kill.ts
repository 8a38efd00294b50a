/**
 * "A 2xx is a promise": kills the server again and again in the middle of changes and uploads, and looks whether
 * everything it had acknowledged is there afterwards.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, type MeasuredServer, startProductServer } from '../servers.ts';

export type KillOptions = {
  readonly kills: number;
  /** A PostgreSQL server; without it the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  readonly dataDir: string;
};

export type KillReport = {
  readonly acknowledgedChanges: number;
  readonly acknowledgedUploads: number;
  /** What was acknowledged and is not there, or is not what was sent. */
  readonly lost: readonly string[];
  readonly slowestStartMs: number;
};

type Tokens = { readonly admin: string; readonly user: string };
type Acknowledged = {
  readonly memos: Map<number, { version: number; memo: string }>;
  readonly files: Map<string, string>;
};

const DEMO_PASSWORD = 'Demo-2026!';
const PROJECT_ID = 5;
const CORPORATION_IDS = [1, 2, 3, 4];
/** A section takes 20 files; some may have been stored without the answer having arrived. */
const UPLOADS_A_ROUND = 12;

const json = { 'content-type': 'application/json' };

const logIn = async (url: string, path: string, body: object): Promise<string> => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { token: string }).token;
};

const logInBoth = async (url: string): Promise<Tokens> => ({
  admin: await logIn(url, '/api/admin/session', { email: 'jmac@example.jp', password: DEMO_PASSWORD }),
  user: await logIn(url, '/api/user/session', {
    email: 'mamekura@example.jp',
    password: DEMO_PASSWORD,
    projectID: PROJECT_ID,
  }),
});

const PATIENCE_MS = 30_000;

/** A kill proves nothing before the server has promised something; a busy machine takes its time. */
const untilAcknowledged = async ({ memos, files }: Acknowledged): Promise<void> => {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (performance.now() < giveUpAt && (memos.size === 0 || files.size === 0)) await wait(50);
};

/** The first section of the demo's company that still takes files. */
const findOpenSection = async (
  url: string,
  token: string,
): Promise<{ mypageID: number; sectionID: number }> => {
  const query = new URLSearchParams({ projectID: String(PROJECT_ID), corporationID: '4' });
  const response = await fetch(`${url}/api/user/my_page/self?${query}`, { headers: { 'x-session': token } });
  const page = (await response.json()) as {
    id: number;
    sections: { id: number; status: number; uploader: string }[];
  };
  const open = page.sections.find((section) => section.status === 0);
  if (open === undefined) throw new Error('the demo has no open section');
  return { mypageID: page.id, sectionID: open.id };
};

const changeUntilDead = async (url: string, token: string, id: number, seen: Acknowledged): Promise<void> => {
  for (;;) {
    const memo = randomUUID();
    const response = await fetch(`${url}/api/admin/corporation/${id}`, {
      method: 'PATCH',
      headers: { ...json, 'x-admin-session': token },
      body: JSON.stringify({ memo }),
    });
    if (!response.ok) throw new Error(`change answered ${response.status}`);
    const { version } = (await response.json()) as { version: number };
    seen.memos.set(id, { version, memo });
  }
};

const uploadUntilDead = async (
  url: string,
  token: string,
  place: { mypageID: number; sectionID: number },
  seen: Acknowledged,
): Promise<void> => {
  for (let count = 0; count < UPLOADS_A_ROUND; count += 1) {
    const content = Buffer.concat([
      Buffer.from('%PDF-1.4\n%'),
      randomBytes(20_000),
      Buffer.from('\n%%EOF\n'),
    ]);
    const form = new FormData();
    const fileName = `${randomUUID()}.pdf`;
    form.set('meta', JSON.stringify({ fileName, ...place }));
    form.set('file', new Blob([content]), fileName);
    const headers = { 'x-session': token };
    const response = await fetch(`${url}/api/user/file`, { method: 'POST', headers, body: form });
    const body = (await response.json()) as { id: string; detail?: string };
    if (!response.ok) throw new Error(`upload answered ${response.status} ${body.detail}`);
    seen.files.set(body.id, createHash('sha256').update(content).digest('hex'));
    await wait(20);
  }
};

const lostMemos = async (url: string, token: string, seen: Acknowledged): Promise<string[]> => {
  const lost: string[] = [];
  for (const [id, { version, memo }] of seen.memos) {
    const response = await fetch(`${url}/api/admin/corporation/${id}`, {
      headers: { 'x-admin-session': token },
    });
    const row = (await response.json()) as { version: number; memo: string };
    const isKept = row.version > version || (row.version === version && row.memo === memo);
    if (!isKept) lost.push(`corporation ${id}: version ${version} was acknowledged, ${row.version} is there`);
  }
  return lost;
};

/** Looks for every acknowledged file, and takes it back to make room for the next round. */
const lostFiles = async (url: string, token: string, seen: Acknowledged): Promise<string[]> => {
  const lost: string[] = [];
  for (const [id, sha256] of seen.files) {
    const headers = { 'x-session': token };
    const response = await fetch(`${url}/api/user/file/${id}`, { headers });
    const found = createHash('sha256')
      .update(Buffer.from(await response.arrayBuffer()))
      .digest('hex');
    if (found !== sha256) lost.push(`file ${id} is not what was acknowledged (${response.status})`);
    await fetch(`${url}/api/user/file/${id}`, { method: 'DELETE', headers });
  }
  return lost;
};

const ignoreDeath = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    if (!(error instanceof TypeError)) throw error;
  });

/** Runs the fault test F1/F2 of the quality marks on one database. */
export const runKillTest = async ({ kills, databaseUrl, dataDir }: KillOptions): Promise<KillReport> => {
  const env = {
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: 'error',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  const port = await freePort();
  const seen: Acknowledged = { memos: new Map(), files: new Map() };
  const lost: string[] = [];
  let changes = 0;
  let uploads = 0;
  let slowestStartMs = 0;
  let server: MeasuredServer = await startProductServer({ env, port });
  try {
    const tokens = await logInBoth(server.url);
    const place = await findOpenSection(server.url, tokens.user);
    for (let kill = 0; kill < kills; kill += 1) {
      const { url } = server;
      const works = [
        ...CORPORATION_IDS.map((id) => ignoreDeath(changeUntilDead(url, tokens.admin, id, seen))),
        ignoreDeath(uploadUntilDead(url, tokens.user, place, seen)),
      ];
      await untilAcknowledged(seen);
      await wait(Math.random() * 1500);
      await server.kill('SIGKILL');
      await Promise.all(works);
      server = await startProductServer({ env, port });
      slowestStartMs = Math.max(slowestStartMs, server.startMs);
      lost.push(
        ...(await lostMemos(server.url, tokens.admin, seen)),
        ...(await lostFiles(server.url, tokens.user, seen)),
      );
      changes += seen.memos.size;
      uploads += seen.files.size;
      seen.files.clear();
    }
  } finally {
    await server.kill('SIGTERM');
  }
  return { acknowledgedChanges: changes, acknowledgedUploads: uploads, lost, slowestStartMs };
};
