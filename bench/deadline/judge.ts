import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { FileStorage } from '../../bff/core/fileStorage.ts';
import { ApplicationStatus } from '../../bff/generated/contract/enums.ts';
import { openClean } from '../../bff/parts/files/releasedFile.service.ts';
import type { TestServer } from '../../bff/testing/server.ts';
import type { Stage } from '../faults/frame/stage.ts';
import { type Answer, isOk, read } from '../faults/tools/ask.ts';
import type { Press, Upload } from './crowd.ts';

/** Less than this before the close, a press may have arrived after it. */
const EDGE_MS = 1_000;

/** Pressed in time beyond doubt, on the edge, and after the close. */
export const splitByClose = (presses: readonly Press[], closesAt: Date) => {
  const leftMs = ({ pressedAt }: Press): number => closesAt.getTime() - pressedAt.getTime();
  return {
    inTime: presses.filter((press) => leftMs(press) >= EDGE_MS),
    onEdge: presses.filter((press) => leftMs(press) >= 0 && leftMs(press) < EDGE_MS),
    late: presses.filter((press) => leftMs(press) < 0),
  };
};

const say = (answer: Answer | undefined): string =>
  answer === undefined ? 'nothing' : `${answer.status} ${answer.bytes.toString().slice(0, 200)}`;

const isLost = ({ answers }: Press): boolean => answers.slice(0, -1).some(({ status }) => status === 0);

/** Everybody was told so, or had lost an answer before. */
export const refusedOf = (presses: readonly Press[]): string[] =>
  presses.flatMap((press) => {
    const last = press.answers.at(-1);
    const isTold = last !== undefined && (isOk(last) || (last.status === 409 && isLost(press)));
    return isTold ? [] : [`application ${press.applicationId}: ${say(last)}`];
  });

type ReceiptFile = { readonly sha256: string };
/** What the product has written, as `manifestOf` makes it. */
type Manifest = { readonly displayCode: string; readonly files: readonly ReceiptFile[] };

const applicationsOf = ({ database: { client } }: TestServer, projectId: number) =>
  client.application.findMany({
    where: { projectId },
    select: { id: true, status: true, displayCode: true, receipts: { select: { manifest: true } } },
  });

/** Each is received once, with a code that nobody else has, and its receipt names its files. */
export const wrongReceipts = async (
  maker: TestServer,
  projectId: number,
  presses: readonly Press[],
  uploads: readonly Upload[],
): Promise<string[]> => {
  const rows = new Map((await applicationsOf(maker, projectId)).map((row) => [row.id, row]));
  const files = Map.groupBy(uploads, ({ applicationId }) => applicationId);
  const codes = new Set<string>();
  return presses.flatMap(({ applicationId }) => {
    const row = rows.get(applicationId);
    const [receipt, ...more] = row?.receipts ?? [];
    if (row?.status !== ApplicationStatus.Submitted || receipt === undefined)
      return [`${applicationId} is not in`];
    const { displayCode, files: named } = receipt.manifest as unknown as Manifest;
    const sums = new Set(named.map(({ sha256 }) => sha256));
    const missing = (files.get(applicationId) ?? []).filter(
      ({ fileId, sha256 }) => fileId !== undefined && !sums.has(sha256),
    );
    const isDouble = codes.has(displayCode);
    codes.add(displayCode);
    return [
      ...(more.length === 0 ? [] : [`${applicationId} has ${more.length + 1} receipts`]),
      ...(isDouble ? [`${displayCode} was given twice`] : []),
      ...missing.map(({ fileId }) => `the receipt of ${applicationId} lacks file ${fileId}`),
    ];
  });
};

/** Whoever pressed too late is told so by the right code, and has a draft still. */
export const wrongRefusals = async (
  maker: TestServer,
  projectId: number,
  presses: readonly Press[],
): Promise<string[]> => {
  const rows = new Map((await applicationsOf(maker, projectId)).map((row) => [row.id, row]));
  return presses.flatMap(({ applicationId, answers }) => {
    const last = answers.at(-1);
    const isRefused = last?.status === 409 && read<{ code: number }>(last).code === 1004;
    const isDraft = rows.get(applicationId)?.status === ApplicationStatus.Draft;
    return isRefused && isDraft ? [] : [`application ${applicationId}: ${say(last)}`];
  });
};

const sha256Of = async (storage: FileStorage, key: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(await openClean(storage, key), hash);
  return hash.digest('hex');
};

/**
 * Every acknowledged file is stored once, and is read with the bytes that were sent; as by the product, which takes one out of
 * quarantine when the process that took it was killed before it could.
 */
export const wrongFiles = async (
  stage: Stage,
  { scopes }: TestServer,
  uploads: readonly Upload[],
): Promise<string[]> => {
  const { db, storage } = scopes.forSystem('deadline');
  const wrong: string[] = [];
  for (const { fileId, sha256, answers } of uploads) {
    if (fileId === undefined) {
      wrong.push(`a file was never taken: ${say(answers.at(-1))}`);
      continue;
    }
    const rows = await db.storedFile.findMany({ where: { sha256 } });
    const [row] = rows;
    if (row?.id !== fileId || rows.length > 1) wrong.push(`file ${fileId}: ${rows.length} rows`);
    else if (row.scanStatus !== 'clean') wrong.push(`file ${fileId} is ${row.scanStatus}`);
    else if ((await sha256Of(storage, row.storageKey)) !== sha256)
      wrong.push(`file ${fileId} has other bytes`);
    stage.moved();
  }
  return wrong;
};
