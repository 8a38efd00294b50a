import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';

/** Tries an act on many rows and goes on to what came of it; nothing is changed by that. */
export const useTry = () => {
  const { run, isBusy } = useChange('post', '/api/admin/bulk_run', { isQuiet: true });
  const navigate = useNavigate();
  const attempt = async (body: components['schemas']['BulkRunInput']): Promise<SendResult> => {
    const result = await run({ body });
    if (!result.isOk) return result;
    return { isOk: true, afterwards: () => void navigate(adminPaths.bulkRun(result.body.id)) };
  };
  return { attempt, isBusy };
};
