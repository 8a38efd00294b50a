import { createContext, useContext } from 'react';
import type { SnackbarMessage } from './snackbarQueue.ts';

export type Snackbar = {
  /** Shows the message, or lets it wait for the current one to close (spec 4). */
  show: (message: SnackbarMessage) => void;
  close: () => void;
};

export const SnackbarContext = createContext<Snackbar | null>(null);

/** @throws Error outside of a SnackbarProvider: a message must never get lost */
export const useSnackbar = (): Snackbar => {
  const snackbar = useContext(SnackbarContext);
  if (snackbar === null) throw new Error('useSnackbar needs a SnackbarProvider above it');
  return snackbar;
};
