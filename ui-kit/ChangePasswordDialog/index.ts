export type { ChangePasswordDialogProps, ChangePasswordResult } from './ChangePasswordDialog.tsx';
export { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
export type { ChangePasswordErrors, ChangePasswordValues } from './validateChangePassword.ts';
export { maxPasswordLength, minPasswordLength, validateChangePassword } from './validateChangePassword.ts';
