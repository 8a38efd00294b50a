const acts: typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean } = globalThis;

/**
 * While a test waits, React draws by itself (`asyncWrapper` of the testing library). It goes on at the very moment at
 * which its condition is true: the library itself would leave the page some time after it, and on a busy machine now and
 * then not enough.
 */
export const withoutActs = async <T>(wait: () => Promise<T>): Promise<T> => {
  const { IS_REACT_ACT_ENVIRONMENT: before } = acts;
  acts.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    return await wait();
  } finally {
    acts.IS_REACT_ACT_ENVIRONMENT = before;
  }
};
