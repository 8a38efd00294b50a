import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import type { SendResult } from './sendResult.ts';

const nothing = (): void => {};

/** For a form that was sent: what follows, and the message that it is done. */
export const useDone = (onDone: () => void = nothing) => {
  const { show } = useSnackbar();
  /** @param follow where it depends on the answer */
  return (message: string, follow = onDone): SendResult => ({
    isOk: true,
    afterwards: () => {
      follow();
      show({ message, severity: 'success' });
    },
  });
};
