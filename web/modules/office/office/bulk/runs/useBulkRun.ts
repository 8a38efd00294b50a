import { etagOf } from '#web/parts/api/etags.ts';
import { BulkRunStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import type { BulkRun } from '../bulkTypes.ts';

/** How often a run is looked at while its job goes on. */
const LOOK_MS = 1_000;

/** Whether a job is at work on it. */
export const isGoing = ({ status }: Pick<BulkRun, 'status'>): boolean =>
  status === BulkRunStatus.Running || status === BulkRunStatus.Undoing;

/** A run, looked at again as long as something happens: also after the page was closed, and in another window. */
export const useBulkRun = (id: number) =>
  useRead(
    '/api/admin/bulk_run/{id}',
    { path: { id } },
    { everyMs: (run) => (isGoing(run) ? LOOK_MS : false) },
  );

/** Begins a run, stops it, or takes back what it did; a run that somebody else moved on answers with an error. */
export const useBulkCommand = (run: BulkRun) => {
  const change = useChange('patch', '/api/admin/bulk_run/{id}', { isQuiet: true });
  const command = (body: components['schemas']['BulkRunUpdate']) =>
    change.run({ path: { id: run.id }, body }, { ifMatch: etagOf(run) });
  return { command, isBusy: change.isBusy };
};
