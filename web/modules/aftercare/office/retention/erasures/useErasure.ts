import { etagOf } from '#web/parts/api/etags.ts';
import { RetentionErasureStatus as Status } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import type { Erasure } from './erasure.ts';

/** Polling interval while the job runs. */
const LOOK_MS = 1_000;

/** An erasure, looked at again as long as something happens. */
export const useErasure = (id: number) =>
  useRead(
    '/api/admin/retention/erasure/{id}',
    { path: { id } },
    { everyMs: ({ status }) => (status === Status.Running ? LOOK_MS : false) },
  );

/** Approves an erasure, or stops it; one that somebody else moved on answers with an error. */
export const useErasureCommand = (erasure: Erasure) => {
  const change = useChange('patch', '/api/admin/retention/erasure/{id}', { isQuiet: true });
  const command = (body: components['schemas']['RetentionErasureUpdate']) =>
    change.run({ path: { id: erasure.id }, body }, { ifMatch: etagOf(erasure) });
  return { command, isBusy: change.isBusy };
};
