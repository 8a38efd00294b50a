export type { ConfirmDialogProps } from './ConfirmDialog.tsx';
export { ConfirmDialog } from './ConfirmDialog.tsx';
export type { DialogProps } from './Dialog.tsx';
export { Dialog } from './Dialog.tsx';
