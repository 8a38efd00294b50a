/**
 * Gives one key per intent of the user (contract: Idempotency-Key): the same content keeps its key over
 * retries, until the server has accepted it; another content gets another key.
 * @param newKey makes a UUID; replaced in tests
 */
export const createIntentKeys = (newKey: () => string = () => crypto.randomUUID()) => {
  let pending: { readonly content: string; readonly key: string } | null = null;
  return {
    keyFor: (content: unknown): string => {
      const text = JSON.stringify(content) ?? '';
      if (pending?.content !== text) pending = { content: text, key: newKey() };
      return pending.key;
    },
    /** The server has answered with success: the same content sent again is a new intent. */
    settle: (): void => {
      pending = null;
    },
  };
};
