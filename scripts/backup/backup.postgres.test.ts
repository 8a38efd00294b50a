import { execFile, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  access,
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCommandConfig } from '#bff/core/config.ts';
import type { Database } from '#bff/core/database.ts';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { anchorTrail } from '#bff/modules/trail/audit/anchorTrail.service.ts';
import { openDatabase } from '#bff/platform/database/database.ts';
import { withPostgresClient } from '#bff/platform/database/postgres.ts';
import { openStorage } from '#bff/platform/files/openStorage.ts';
import { startServer } from '#bff/server.ts';
import { makeStoredFileRow } from '#bff/testing/storedFiles.ts';
import { hasPostgres, hasProgram, startTestServer, type TestServer } from '../db/testServer.ts';
import { readManifest } from './manifest.ts';

/* As an operator does it: by the two commands, with what they print and how they end. */

const execute = promisify(execFile);
/** For a busy machine, in milliseconds. */
const patience = { timeout: 120_000 };
const canDump = hasPostgres() && hasProgram('pg_dump') && hasProgram('pg_restore');

let postgres: TestServer;
let folder: string;
let database: Database;
let files: FileStorage;
/** The product: a database and a place for its files. */
let product: { readonly url: string; readonly dataDir: string };

const newDatabase = async (): Promise<string> => {
  const name = `backup_${randomUUID().replaceAll('-', '')}`;
  await withPostgresClient(postgres.url, (client) => client.query(`CREATE DATABASE ${name}`));
  return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href;
};

const newPlace = async () => ({ url: await newDatabase(), dataDir: join(folder, randomUUID()) });

type Place = Awaited<ReturnType<typeof newPlace>>;

const cwd = join(import.meta.dirname, '../..');

const envOf = ({ url, dataDir }: Place) => ({
  ...process.env,
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
});

/** Runs a command of package.json. @returns its exit code and what it said */
const command = async (place: Place, script: string, ...words: string[]) => {
  const env = envOf(place);
  return execute(process.execPath, [join('scripts', script), ...words], { env, cwd }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  );
};

/** A pg_dump that writes a little and then nothing more, until it is ended; its process is in the file `pid`. */
const endlessDump = `#!/bin/sh
for word in "$@"; do case "$word" in --file=*) printf half > "\${word#--file=}" ;; esac; done
echo $$ > "$(dirname "$0")/pid"
exec sleep 3600
`;

/** Begins a backup and ends it by a signal when its dump is half written. @returns its exit code; null: killed */
const breakOff = async (place: Place, backups: string, signal: NodeJS.Signals): Promise<number | null> => {
  const tools = join(folder, randomUUID());
  await mkdir(tools);
  await writeFile(join(tools, 'pg_dump'), endlessDump, { mode: 0o755 });
  const env = { ...envOf(place), PATH: `${tools}${delimiter}${process.env.PATH}` };
  const child = spawn(process.execPath, ['scripts/backup.ts', backups], { env, cwd, stdio: 'ignore' });
  const ended = once(child, 'exit');
  const pid = await vi.waitUntil(() => readFile(join(tools, 'pid'), 'utf8').catch(() => ''), patience);
  child.kill(signal);
  const [code] = await ended;
  // What a killed command leaves behind goes on.
  if (signal === 'SIGKILL') process.kill(Number(pid));
  return code;
};

/** A pg_dump that waits, when it is done, until the file `go` is there. */
const waitingDump = `#!/bin/sh
PATH="\${PATH#*:}" pg_dump "$@" || exit 1
touch "$(dirname "$0")/dumped"
until [ -e "$(dirname "$0")/go" ]; do sleep 0.1; done
`;

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Takes a backup during which, behind its dump, something happens. @returns its exit code */
const takeDuring = async (backups: string, happens: () => Promise<void>): Promise<number | null> => {
  const tools = join(folder, randomUUID());
  await mkdir(tools);
  await writeFile(join(tools, 'pg_dump'), waitingDump, { mode: 0o755 });
  const env = { ...envOf(product), PATH: `${tools}${delimiter}${process.env.PATH}` };
  const child = spawn(process.execPath, ['scripts/backup.ts', backups], { env, cwd, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await vi.waitUntil(() => isThere(join(tools, 'dumped')), patience);
  await happens();
  await writeFile(join(tools, 'go'), '');
  const [code] = await ended;
  return code;
};

const store = async (text: string): Promise<{ readonly id: string; readonly key: string }> => {
  const { key, sizeBytes, sha256 } = await files.put(Readable.from([text]), { maxBytes: 100 });
  await files.release(key);
  const { id } = await makeStoredFileRow(database.client, key);
  await database.client.storedFile.update({
    where: { id },
    data: { sizeBytes, sha256, scanStatus: 'clean' },
  });
  return { id, key };
};

/** A product whose trail was signed once, as its job does every day. */
const anchoredProduct = async (): Promise<Place> => {
  const place = await newPlace();
  await command(place, 'createAdmin.ts', 'first@example.jp', '事務局 花子');
  await command(place, 'verifyAudit.ts');
  const config = readCommandConfig({ DATABASE_URL: place.url, DATA_DIR: place.dataDir });
  const server = await startServer({ config, log: pino({ level: 'silent' }), hasBackgroundJobs: false });
  await anchorTrail(server.scopes.forSystem('test')).finally(() => server.stop());
  return place;
};

describe.skipIf(!canDump)('a backup', () => {
  beforeAll(async () => {
    postgres = await startTestServer();
    folder = await mkdtemp(join(tmpdir(), 'backups-'));
    product = await newPlace();
    database = await openDatabase({ url: product.url });
    files = await openStorage({ dataDir: product.dataDir, s3: undefined });
    // An administrator, so that the trail has entries and an end beside the files.
    await command(product, 'createAdmin.ts', 'first@example.jp', '事務局 花子');
    await command(product, 'verifyAudit.ts');
  });
  afterAll(async () => {
    await database.close();
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  let backups: string;
  beforeEach(() => {
    backups = join(folder, randomUUID());
  });
  const take = () => command(product, 'backup.ts', backups);

  it('restored elsewhere has every row, every file with its bytes, and the whole trail', async () => {
    const { key } = await store('見積書');
    expect(await take()).toMatchObject({ code: 0, said: expect.stringMatching(/\d+ tables, \d+ rows/) });
    const place = await newPlace();
    const restored = await command(place, 'restore.ts', backups);
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('is whole') });
    const there = await openStorage({ dataDir: place.dataDir, s3: undefined });
    expect(await textOf(await there.open(key))).toBe('見積書');
    expect(await there.auditHead.read()).toEqual(await files.auditHead.read());
    expect(await command(place, 'verifyAudit.ts')).toMatchObject({
      code: 0,
      said: expect.stringContaining('intact'),
    });
  });

  it('is tried in a database that is gone afterwards', async () => {
    await store('請求書');
    await take();
    const names = () =>
      withPostgresClient(postgres.url, (client) => client.query('SELECT datname FROM pg_database'));
    const before = await names();
    const tried = await command(product, 'restore.ts', backups, '--drill');
    expect(tried).toMatchObject({ code: 0, said: expect.stringMatching(/intact[\s\S]*is whole/) });
    expect((await names()).rows).toEqual(before.rows);
  });

  it('is tried with the key of the anchors that is here, and the restored product needs it', async () => {
    const place = await anchoredProduct();
    expect(await command(place, 'backup.ts', backups)).toMatchObject({ code: 0 });
    const tried = await command(place, 'restore.ts', backups, '--drill');
    expect(tried).toMatchObject({ code: 0, said: expect.stringMatching(/, 1 anchors[\s\S]*is whole/) });
    const other = await newPlace();
    await command(other, 'restore.ts', backups);
    const changed = { code: 1, said: expect.stringMatching(/ANCHOR of .*: it is not what was signed/) };
    expect(await command(other, 'verifyAudit.ts')).toMatchObject(changed);
    await copyFile(join(place.dataDir, 'auditKey.pem'), join(other.dataDir, 'auditKey.pem'));
    expect(await command(other, 'verifyAudit.ts')).toMatchObject({ code: 0 });
  });

  it('is not whole where the key of its anchors is gone, and the trial makes none', async () => {
    const place = await anchoredProduct();
    const key = join(place.dataDir, 'auditKey.pem');
    await command(place, 'backup.ts', backups);
    await rename(key, `${key}.away`);
    const tried = await command(place, 'restore.ts', backups, '--drill');
    expect(tried).toMatchObject({ code: 1, said: expect.stringMatching(/ANCHOR of .*: it is not what was/) });
    expect(await isThere(key)).toBe(false);
  });

  it('of the next day shares the files of the one before, and each can be had', async () => {
    await store('一日目');
    await take();
    const first = (await readManifest(backups)).name;
    const second = await store('二日目');
    const { said } = await take();
    expect(said).toMatch(/files: 1 copied/);
    const place = await newPlace();
    await command(place, 'restore.ts', backups, '--backup', first);
    const restored = await openDatabase({ url: place.url, migrate: false });
    expect(await restored.client.storedFile.count({ where: { id: second.id } })).toBe(0);
    await restored.close();
    const other = await command(
      await newPlace(),
      'restore.ts',
      backups,
      '--backup',
      '2020-01-01T000000.000Z',
    );
    expect(other).toMatchObject({ code: 1, said: expect.stringContaining(first) });
  });

  it('names a file that was lost before it, and one that was damaged in it', async () => {
    const lost = await store('消えた');
    await files.remove(lost.key);
    expect(await take()).toMatchObject({
      code: 1,
      said: expect.stringContaining(`LOST before the backup: the file ${lost.id}`),
    });
    await database.client.storedFile.update({ where: { id: lost.id }, data: { deletedAt: new Date() } });
    const damaged = await store('壊れた');
    expect((await take()).code).toBe(0);
    const copies = await openStorage({ dataDir: backups, s3: undefined });
    await copies.remove(damaged.key);
    const sha256 = createHash('sha256').update('別物').digest('hex');
    await copies.takeOver(
      { key: damaged.key, sizeBytes: 6, sha256, isQuarantined: false },
      Readable.from(['別物']),
    );
    const tried = await command(product, 'restore.ts', backups, '--drill');
    expect(tried).toMatchObject({ code: 1, said: expect.stringContaining(`WRONG: the file ${damaged.id}`) });
  });

  it('is whole where a file was sent and taken back while it was taken', async () => {
    const takeBack = async ({ id, key }: { id: string; key: string }) => {
      await files.remove(key);
      await database.client.storedFile.update({ where: { id }, data: { deletedAt: new Date() } });
    };
    const [lostFirst, copied] = [await store('すぐ取り消した'), await store('後で取り消した')];
    // Gone before the copying comes to it; its row says so a moment later, as that of the other.
    await files.remove(lostFirst.key);
    const taken = await takeDuring(backups, async () => {
      await takeBack(lostFirst);
      await takeBack(copied);
      // As if it had come after the first copying.
      await (await openStorage({ dataDir: backups, s3: undefined })).remove(copied.key);
    });
    expect(taken).toBe(0);
    expect((await readManifest(backups)).lostFiles).toEqual([]);
    const tried = await command(product, 'restore.ts', backups, '--drill');
    expect(tried).toMatchObject({ code: 0, said: expect.stringContaining('2 were removed while') });
  });

  it('is for its owner alone, and says so where a folder has none', async () => {
    await take();
    const { name } = await readManifest(backups);
    expect((await stat(join(backups, `${name}.dump`))).mode & 0o077).toBe(0);
    const none = await command(product, 'restore.ts', join(folder, 'nowhere'), '--drill');
    expect(none).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^[^\n]*nowhere cannot be read[^\n]*\n$/),
    });
  });

  it('says which table has other rows than were counted when it was taken', async () => {
    await take();
    const { name, rows, ...manifest } = await readManifest(backups);
    const changed = { ...manifest, name, rows: { ...rows, 'public.admin_user': 7 } };
    await writeFile(join(backups, `${name}.json`), JSON.stringify(changed));
    const tried = await command(product, 'restore.ts', backups, '--drill');
    expect(tried).toMatchObject({
      code: 1,
      said: expect.stringContaining('WRONG: public.admin_user: 7 in the backup, 1 restored'),
    });
  });

  it('changes nothing where there is something already, or where its dump is damaged', async () => {
    await take();
    expect(await command(product, 'restore.ts', backups)).toMatchObject({
      code: 1,
      said: expect.stringContaining('nothing was changed'),
    });
    const place = await newPlace();
    const foreign = await openStorage({ dataDir: place.dataDir, s3: undefined });
    await foreign.claim(randomUUID());
    expect(await command(place, 'restore.ts', backups)).toMatchObject({
      code: 1,
      said: expect.stringContaining('another installation'),
    });
    const dump = (await readdir(backups)).find((file) => file.endsWith('.dump')) ?? '';
    await writeFile(join(backups, dump), 'cut');
    expect(await command(await newPlace(), 'restore.ts', backups)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is damaged'),
    });
  });

  it.each([
    { signal: 'SIGTERM', code: 1, left: 0 },
    { signal: 'SIGKILL', code: null, left: 1 },
  ] as const)('ended by $signal in its middle counts as none, and the next one goes on', async (end) => {
    await store(`途中 ${end.signal}`);
    expect(await breakOff(product, backups, end.signal)).toBe(end.code);
    expect((await readdir(backups)).filter((file) => file.endsWith('.dump'))).toHaveLength(end.left);
    expect(await command(product, 'restore.ts', backups, '--drill')).toMatchObject({
      code: 1,
      said: expect.stringContaining('no finished backup'),
    });
    expect(await take()).toMatchObject({ code: 0, said: expect.stringMatching(/files: 0 copied, [1-9]/) });
    const tried = await command(product, 'restore.ts', backups, '--drill');
    expect(tried).toMatchObject({ code: 0, said: expect.stringContaining('is whole') });
  });

  it('of another installation does not come into the same folder', async () => {
    await take();
    const other = await newPlace();
    await (await openDatabase({ url: other.url })).close();
    expect(await command(other, 'backup.ts', backups)).toMatchObject({
      code: 1,
      said: expect.stringContaining('another installation'),
    });
  });
});

it('without a server says what to do instead', async () => {
  const place = { url: '', dataDir: join(tmpdir(), randomUUID()) };
  for (const script of ['backup.ts', 'restore.ts'])
    expect(await command(place, script, 'somewhere')).toMatchObject({
      code: 1,
      said: expect.stringContaining('DATABASE_URL is needed'),
    });
});
