import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApplicationStatus, DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import { secretText, signedHeaders } from '#bff/platform/webhooks/sign.ts';
import { makeMachineKey } from '#bff/testing/jobs/machineKeys.ts';
import type { TestServer } from '#bff/testing/server.ts';
import { pdfOf } from '#bff/testing/undertaking.ts';
import { startDemoServer } from '../prisma/seed/demoServer.ts';
import { type Installed, installClient, pack } from './testing/installed.ts';

let server: TestServer;
let partner: Installed;

beforeAll(async () => {
  server = await startDemoServer();
  partner = await installClient();
  const { code, stdout } = await partner.compile();
  if (code !== 0) throw new Error(stdout);
});
afterAll(async () => {
  await server.stop();
  await partner.remove();
});

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

describe('the package', () => {
  it('is packed from the same contract to the same bytes', async () => {
    const again = await pack(join(partner.folder, 'again'));
    expect(sha256(await readFile(again))).toBe(sha256(await readFile(partner.tarball)));
  });

  it('needs no other package, and is called after the version of the contract', async () => {
    const installed = await readdir(join(partner.project, 'node_modules'));
    expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['hojo-jigyo-client']);
    const manifest = JSON.parse(
      await readFile(join(partner.project, 'node_modules/hojo-jigyo-client/package.json'), 'utf8'),
    );
    expect(Object.keys(manifest)).not.toContain('dependencies');
    expect(partner.tarball).toMatch(new RegExp(`hojo-jigyo-client-${manifest.version}\\.tgz$`));
  });

  it('refuses, as it is compiled, an address, a parameter and a property that the contract does not have', async () => {
    const wrong = [
      "import { createClient } from 'hojo-jigyo-client';",
      "const client = createClient({ baseUrl: '', key: '' });",
      "await client.get('/api/admin/nothing');",
      "await client.get('/api/admin/section/{id}');",
      "for await (const row of client.all('/api/admin/my_page')) console.log(row.nothing);",
      "await client.upload('/api/user/file', { file: new Blob([]), meta: { fileName: 'a.pdf' } });",
      "createClient({ baseUrl: '', session: { kind: 'user', logIn: { email: '', password: '' } } });",
    ];
    await writeFile(join(partner.project, 'src/wrong.ts'), wrong.join('\n'));
    const { stdout } = await partner.compile();
    const lines = [...stdout.matchAll(/wrong\.ts[:(](\d+)/g)].map(([, line]) => Number(line));
    expect([...new Set(lines)]).toEqual([3, 4, 5, 6, 7]);
  });
});

describe('a program that has only the package', () => {
  const since = '2026-01-01T00:00:00Z';

  it('takes every adopted application and every confirmed file home at night, each as it was confirmed', async () => {
    const { token } = await makeMachineKey(server);
    const folder = join(partner.folder, 'nightly');
    const env = { HOJO_URL: server.url, HOJO_KEY: token };
    const { code, stdout, stderr } = await partner.start('nightlyReport.js', [folder, since], env);
    expect([code, stderr]).toEqual([0, '']);

    const { client } = server.database;
    const adopted = await client.application.findMany({ where: { status: ApplicationStatus.Adopted } });
    const lines = (await readFile(join(folder, 'adopted.csv'), 'utf8')).trimEnd().split('\r\n');
    expect(adopted.length).toBeGreaterThan(0);
    expect(lines.length).toBe(adopted.length + 1);
    for (const { displayCode } of adopted)
      expect(lines.some((line) => line.includes(`"${displayCode}"`))).toBe(true);

    const names = await readdir(join(folder, 'files'));
    const contents = await Promise.all(names.map((name) => readFile(join(folder, 'files', name))));
    const told = JSON.parse(stdout);
    expect(told).toEqual({
      applications: adopted.length,
      files: names.length,
      withheld: expect.any(Number),
    });
    expect(names.length).toBeGreaterThan(told.withheld);
    const known = await client.storedFile.findMany({ select: { sha256: true } });
    const hashes = new Set(known.map(({ sha256: hash }) => hash));
    expect(contents.map(sha256).filter((hash) => !hashes.has(hash))).toEqual([]);
  });

  it('hands in a document as a business, and tells how far the file has come', async () => {
    const user = await server.database.client.corporationUser.findFirstOrThrow({
      where: { email: 'mamekura@example.jp' },
    });
    const section = await server.database.client.section.findFirstOrThrow({
      where: {
        status: DocumentCheckStatus.Incomplete,
        myPage: { corporationId: user.corporationId, projectId: user.projectId },
      },
    });
    const content = pdfOf('x'.repeat(300_000));
    const path = join(partner.folder, '見積書（第1版）.pdf');
    await writeFile(path, content);
    const args = [String(user.projectId), String(section.id), path];
    const env = { HOJO_URL: server.url, HOJO_EMAIL: user.email, HOJO_PASSWORD: 'Demo-2026!' };
    const { code, stdout, stderr } = await partner.start('handInDocument.js', args, env);
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      { status: DocumentCheckStatus.Confirming, sha256: sha256(content), receipts: 1 },
    ]);
    const shares = stderr
      .trim()
      .split('\n')
      .map((line) => Number.parseInt(line, 10));
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(100);
    expect(shares.length).toBeGreaterThan(3);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  it('is told of a confirmed document, believes only the product, and reads the document once', async () => {
    const section = await server.database.client.section.findFirstOrThrow({
      where: { status: DocumentCheckStatus.Confirmed },
    });
    const { token } = await makeMachineKey(server);
    const secret = new Uint8Array(32).fill(7);
    const receiver = partner.serve('receiveWebhooks.js', {
      HOJO_URL: server.url,
      HOJO_KEY: token,
      HOJO_WEBHOOK_SECRET: secretText(secret),
      PORT: '0',
    });
    const { port } = JSON.parse(await receiver.nextLine());
    const told = { type: 'sectionConfirmed', timestamp: '2026-11-20T01:00:00Z', data: { id: section.id } };
    const body = JSON.stringify(told);
    const send = async (id: string, key: Uint8Array): Promise<number> => {
      const headers = signedHeaders({ id, seconds: Math.floor(Date.now() / 1000), body }, [key]);
      return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
    };
    const statuses = [
      await send('msg_0', new Uint8Array(32)),
      await send('msg_1', secret),
      await send('msg_1', secret),
      await send('msg_2', secret),
    ];
    expect(statuses).toEqual([401, 204, 204, 204]);
    const events = [JSON.parse(await receiver.nextLine()), JSON.parse(await receiver.nextLine())];
    expect(events.map(({ event, title }) => [event, title])).toEqual([
      ['msg_1', section.title],
      ['msg_2', section.title],
    ]);
    receiver.stop();
  });

  it('says what was refused in the words of the product, with the number to ask with', async () => {
    const env = { HOJO_URL: server.url, HOJO_EMAIL: 'mamekura@example.jp', HOJO_PASSWORD: 'wrong-2026!' };
    const { code, stdout } = await partner.start('handInDocument.js', ['5', '1', 'none.pdf'], env);
    expect([code, JSON.parse(stdout)]).toEqual([
      1,
      {
        refused: 'UNAUTHORIZED',
        sentence: expect.stringMatching(/パスワード/),
        requestId: expect.any(String),
      },
    ]);
  });
});
