import { ExportRunStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';

type Run = components['schemas']['ExportRun'];

/** A file of applications that was made. */
const made: Run = {
  id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e42',
  operation: 'exportGeneralApplications',
  title: '応募の一覧（外食）',
  status: ExportRunStatus.Made,
  doneCount: 10_214,
  totalCount: 10_214,
  fileName: '応募一覧_2026-11-20.xlsx',
  sizeBytes: 1_240_000,
  problem: null,
  createdAt: '2026-11-20T04:10:30.000Z',
  finishedAt: '2026-11-20T04:10:36.000Z',
  expiresAt: '2026-11-27T04:10:30.000Z',
};

const making: Run = {
  ...made,
  id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e41',
  operation: 'exportMyPages',
  title: 'マイページの一覧',
  status: ExportRunStatus.Making,
  doneCount: 12_300,
  totalCount: 50_000,
  fileName: null,
  sizeBytes: null,
  createdAt: '2026-11-20T05:04:30.000Z',
  finishedAt: null,
  expiresAt: '2026-11-27T05:04:30.000Z',
};

const waiting: Run = {
  ...making,
  id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e43',
  status: ExportRunStatus.Waiting,
  doneCount: 0,
  totalCount: null,
};

const failed: Run = {
  ...made,
  id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e44',
  operation: 'exportCorporations',
  title: '企業の一覧',
  status: ExportRunStatus.Failed,
  fileName: null,
  sizeBytes: null,
  problem: 'ファイルを作成できませんでした。一覧から、もう一度保存してください',
};

/** One of each state, the newest first. */
export const exportRuns: readonly Run[] = [waiting, making, made, failed];

const isOrder = (body: unknown): body is { readonly operation: string } =>
  typeof body === 'object' && body !== null && 'operation' in body;

/** Files as the server keeps them; what is ordered is made at the second look. */
export const exportRunHandlers = (
  kept: readonly Run[] = exportRuns,
  { isSlow = false }: { readonly isSlow?: boolean } = {},
): MockHandlers => {
  let runs = [...kept];
  let looks = 0;
  const ordered: Run = { ...waiting, id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e45' };
  const withProgress = (run: Run): Run => {
    if (run.id !== ordered.id) return run;
    looks += 1;
    return isSlow || looks === 1
      ? { ...making, id: run.id, operation: run.operation }
      : { ...made, id: run.id, operation: run.operation };
  };
  return {
    listExportRuns: () => reply({ items: runs.map(withProgress) }),
    createExportRun: ({ body }) => {
      if (!isOrder(body)) throw new TypeError('not an order');
      looks = 0;
      const run = { ...ordered, operation: body.operation };
      runs = [run, ...runs];
      return reply(run);
    },
    deleteExportRun: ({ path }) => {
      runs = runs.filter(({ id }) => id !== path.id);
      return reply(null);
    },
    downloadExportRun: reply(new Blob(['\uFEFF管理番号\r\n'], { type: 'text/csv' })),
  };
};
