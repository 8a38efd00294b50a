export type { SnackbarProviderProps } from './SnackbarProvider.tsx';
export { SnackbarProvider } from './SnackbarProvider.tsx';
export type { Snackbar } from './snackbarContext.ts';
export { useSnackbar } from './snackbarContext.ts';
export type { SnackbarAction, SnackbarMessage, SnackbarSeverity, SnackbarState } from './snackbarQueue.ts';
