import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { Thread } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { shellText } from '#web/parts/text/shell.words.ts';

type Name = 'answer' | 'note' | 'call' | 'assign' | 'close' | 'reopen';

/** The offer of an action; undefined where the caller does not have it. */
export const offers = ({ availableActions }: Thread, name: Name) =>
  availableActions.find(({ action }) => action === name);

/** Gives a thread to somebody, closes or reopens it, on the version that was read; says so, or why not. */
export const useThreadChange = (thread: Thread) => {
  const { run, isBusy } = useChange('patch', '/api/admin/thread/{id}', { isQuiet: true });
  const { show } = useSnackbar();
  const change = async (body: components['schemas']['ThreadUpdate'], done: string): Promise<void> => {
    const result = await run({ path: { id: thread.id }, body }, { ifMatch: etagOf(thread) });
    if (result.isOk) show({ message: done, severity: 'success' });
    else show({ message: result.error?.detail ?? shellText((w) => w.generic), severity: 'error' });
  };
  return { change, isBusy };
};
