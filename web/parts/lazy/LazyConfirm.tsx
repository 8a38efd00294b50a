import type { ConfirmDialogProps } from '#ui-kit/Dialog/index.ts';
import { createLazy } from './createLazy.ts';
import { Lazy } from './Lazy.tsx';
import { usePrefetch } from './usePrefetch.ts';

const Confirm = createLazy(async () => (await import('#ui-kit/Dialog/index.ts')).ConfirmDialog);

/**
 * One question with two answers, on a page that opens with none: its script comes while nothing else is to do. Without
 * a connection it cannot be asked; the way back is taken then, so that nothing happens unasked.
 */
export const LazyConfirm = (props: ConfirmDialogProps) => {
  usePrefetch(Confirm.load);
  return props.isOpen ? <Lazy part={Confirm} props={props} onFailed={props.onCancel} /> : null;
};
