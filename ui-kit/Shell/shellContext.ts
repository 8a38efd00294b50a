import { createContext, useContext } from 'react';

type ShellControl = { openMenu: () => void };

export const ShellContext = createContext<ShellControl | null>(null);

/**
 * Opens the menu of small windows; for a page that draws its own top bar (`withoutToolbar`).
 * @throws Error outside of a Shell
 */
export const useShellMenu = (): ShellControl => {
  const control = useContext(ShellContext);
  if (control === null) throw new Error('useShellMenu needs a Shell above it');
  return control;
};
