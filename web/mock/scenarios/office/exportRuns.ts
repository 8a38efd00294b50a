import { ExportRunStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { operationsWorld } from '../../world/world.ts';

type Run = components['schemas']['ExportRun'];

const [waiting, made, other] = operationsWorld.saw('listExportRuns').items;
if (waiting === undefined || made === undefined || other === undefined) throw new Error('three files');

const making: Run = {
  ...waiting,
  ...{ id: '0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e41', status: ExportRunStatus.Making },
  ...{ doneCount: 12_300, totalCount: 50_000 },
};

const failed: Run = {
  ...other,
  ...{ status: ExportRunStatus.Failed, fileName: null, sizeBytes: null },
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
