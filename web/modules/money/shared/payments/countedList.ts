import type { Answer } from '#web/parts/api/client.ts';
import type { components } from '#web/parts/api/generated/types.ts';

type Listed = components['schemas']['PaymentList'];

/** A page of a payment list with how many of all deals have findings. */
export type CountedList = Required<Listed>;

type Read = {
  readonly data: Answer<Listed> | null | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
};

/** What both know; undefined until both have answered, null when there is no such list. */
const joined = (page: Read['data'], numbers: Read['data']): Answer<CountedList> | null | undefined => {
  if (page === null || numbers === null) return null;
  const { counts, errorCount } = numbers?.body ?? {};
  if (page === undefined || counts === undefined || errorCount === undefined) return undefined;
  return { ...page, body: { ...page.body, counts, errorCount } };
};

/** For reading a page of a list. */
export const PAGE = { counts: false } as const;

/**
 * For reading the numbers of findings, which are those of all deals: every deal is checked for them, so they are asked
 * for once and again after a change, not for every page and search.
 */
export const NUMBERS = { limit: 1 } as const;

/** Both reads as one. */
export const countedRead = (page: Read, numbers: Read) => ({
  data: joined(page.data, numbers.data),
  isError: page.isError || numbers.isError,
  refetch: () => Promise.all([page.refetch(), numbers.refetch()]),
});
