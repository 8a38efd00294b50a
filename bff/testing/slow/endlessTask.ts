/** Work for threads in tests: it ends at once, or never. */
export const endlessTask = ({ isEndless }: { readonly isEndless: boolean }): string => {
  while (isEndless) performance.now();
  return 'done';
};
