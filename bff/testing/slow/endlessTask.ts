type Task = { readonly isEndless: boolean; readonly tellsEnvironment?: boolean };

/** Work for threads in tests: it ends at once, or never; if asked, it says what it sees of the environment. */
export const endlessTask = ({ isEndless, tellsEnvironment = false }: Task): string => {
  while (isEndless) performance.now();
  return tellsEnvironment ? JSON.stringify(process.env) : 'done';
};
