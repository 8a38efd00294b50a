const beginnings = new Set<() => void>();

/** @returns what counts from 1, for names and addresses that no other row of a test file has */
export const countNumbers = (): (() => number) => {
  let last = 0;
  beginnings.add(() => {
    last = 0;
  });
  return () => {
    last += 1;
    return last;
  };
};

/** Every count begins at 1 again. */
export const countAnew = (): void => {
  for (const begin of beginnings) begin();
};
