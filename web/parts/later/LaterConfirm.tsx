import type { ConfirmDialogProps } from '#ui-kit/Dialog/index.ts';
import { createLater } from './createLater.ts';
import { Later } from './Later.tsx';
import { useAhead } from './useAhead.ts';

const Confirm = createLater(async () => (await import('#ui-kit/Dialog/index.ts')).ConfirmDialog);

/**
 * One question with two answers, on a page that opens with none: its script comes while nothing else is to do. Without
 * a connection it cannot be asked; the way back is taken then, so that nothing happens unasked.
 */
export const LaterConfirm = (props: ConfirmDialogProps) => {
  useAhead(Confirm.load);
  return props.isOpen ? <Later part={Confirm} props={props} onFailed={props.onCancel} /> : null;
};
