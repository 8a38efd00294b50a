import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from './database.ts';

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hojo-database-'));
  dataDir = join(folder, 'killed');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A process that writes rows until it is killed; it says the number of each row that was acknowledged. */
const startWriter = () => {
  const code = `import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database.ts'))};
    const { client } = await openDatabase({ dataDir: process.argv[1] });
    for (let n = 0; ; n += 1) {
      const { id } = await client.mailMessage.create({ data: { to: 'a@example.jp', subject: 's', text: 't' } });
      process.stdout.write(id + '\\n');
    }`;
  return spawn(process.execPath, ['--input-type=module', '-e', code, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

it('the embedded database keeps every acknowledged row when its process is killed', async () => {
  const acknowledged: number[] = [];
  for (let round = 1; round <= 3; round += 1) {
    const writer = startWriter();
    let text = '';
    const isEnough = new Promise<void>((resolve) => {
      writer.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.length > 200 * round) resolve();
      });
    });
    await isEnough;
    const closed = once(writer, 'close');
    writer.kill('SIGKILL');
    await closed;
    acknowledged.push(...text.split('\n').slice(0, -1).map(Number));
  }
  const reopened = await openDatabase({ dataDir });
  const rows = await reopened.client.mailMessage.findMany({ select: { id: true } });
  await reopened.close();
  const kept = new Set(rows.map((row) => row.id));
  expect(acknowledged.length).toBeGreaterThan(100);
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
});

it('the embedded database is opened by one process at a time', async () => {
  const place = { dataDir: join(folder, 'shared') };
  const first = await openDatabase(place);
  await expect(openDatabase(place)).rejects.toThrow(`in use by process ${process.pid}`);
  await first.close();
  const second = await openDatabase(place);
  await second.ping();
  await second.close();
});
