import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { JobNameLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { jobsText as t } from './jobs.words.ts';

type Job = components['schemas']['Job'];

/** もう一度実行: says that it is under way, or why it is not. */
export const useRetryJob = () => {
  const { run, isBusy } = useChange('post', '/api/admin/job/{id}/retry', { isQuiet: true });
  const { show } = useSnackbar();
  const retry = async ({ id, name }: Job): Promise<void> => {
    const result = await run({ path: { id } });
    if (result.isOk) {
      show({ message: t((w) => w.retried, { name: JobNameLabel[name] }), severity: 'success' });
    } else if (result.error !== null) {
      show({ message: result.error.message, severity: 'error' });
    }
  };
  return { retry, isBusy };
};

/** Whether the caller may run it again now. */
export const mayRetry = ({ availableActions }: Job): boolean =>
  availableActions.some(({ action, allowed }) => action === 'retry' && allowed);
