/**
 * 毎晩の取り込み：採択された応募の一覧を CSV に書き、前回より後に確認済になった書類のファイルを受け取り、内容の SHA-256 を確かめます。
 * Every night, with the key of a connected system: adopted applications as CSV, newly confirmed files, each held against its hash.
 *
 *   HOJO_URL=… HOJO_KEY=hojo_… node nightlyReport.js <folder> <since, ISO 8601>
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ApiProblem, createClient, type Schemas } from 'hojo-jigyo-client';
import { ApplicationStatus, DocumentCheckStatus } from 'hojo-jigyo-client/enums';

const { HOJO_URL = '', HOJO_KEY = '' } = process.env;
const [folder = 'nightly', since = ''] = process.argv.slice(2);

const client = createClient({ baseUrl: HOJO_URL, key: HOJO_KEY });

const LISTS = [
  '/api/admin/application',
  '/api/admin/application/ingredient',
  '/api/admin/application/noto',
  '/api/admin/application/inclusive',
] as const;

const cell = (value: string | number | null): string => `"${String(value ?? '').replaceAll('"', '""')}"`;

const lineOf = (row: Schemas['ApplicationSummary']): string =>
  [row.projectName, row.displayCode, row.name, row.planTitle, row.subsidyAmount].map(cell).join(',');

const adoptedLines = async (): Promise<string[]> => {
  const lines: string[] = [];
  for (const path of LISTS) {
    for await (const row of client.all(path, { query: { status: [ApplicationStatus.Adopted] } })) {
      lines.push(lineOf(row));
    }
  }
  return lines;
};

type StoredFile = Pick<Schemas['UploadedFile'], 'id' | 'fileName' | 'sha256'>;

/** The name on the disk is ours: a name that came from outside may be any. */
const fetchFile = async ({ id, fileName, sha256 }: StoredFile): Promise<void> => {
  const { stream } = await client.download('/api/admin/file/{id}', { path: { id } });
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform: (chunk, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const target = join(folder, 'files', `${id}${extname(fileName)}`);
  await pipeline(stream, hashing, createWriteStream(target));
  if (hash.digest('hex') !== sha256) throw new Error(`${id}: the content is not what was confirmed`);
};

/** A key is given no bank account: a file that shows one answers it as if it did not exist. */
const isWithheld = (error: unknown): boolean => error instanceof ApiProblem && error.reason === 'NOT_FOUND';

const fetchConfirmed = async () => {
  const count = { files: 0, withheld: 0 };
  const query = { status: [DocumentCheckStatus.Confirmed] };
  for await (const { id, confirmedAt } of client.all('/api/admin/my_page/section', { query })) {
    if (confirmedAt === null || confirmedAt < since) continue;
    const { body: section } = await client.get('/api/admin/section/{id}', { path: { id } });
    for (const file of section.files) {
      try {
        await fetchFile(file);
        count.files += 1;
      } catch (error) {
        if (!isWithheld(error)) throw error;
        count.withheld += 1;
      }
    }
  }
  return count;
};

await mkdir(join(folder, 'files'), { recursive: true });
const lines = await adoptedLines();
// Excel reads UTF-8 by the mark at the beginning.
const head = '"事業","管理番号","応募者","計画","補助金申請額"';
await writeFile(join(folder, 'adopted.csv'), `\uFEFF${[head, ...lines].join('\r\n')}\r\n`);
console.log(JSON.stringify({ applications: lines.length, ...(await fetchConfirmed()) }));
