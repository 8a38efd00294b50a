import type { Trouble } from './useRecordChange.ts';

/** The refusal of the day for handing in again, for its field while it holds that day. */
export const dueRefusalOf = (
  trouble: Trouble<{ returnDueOn?: string | null }> | null,
  day: string,
): string | undefined =>
  trouble?.kind === 'refused' && trouble.change.returnDueOn === day
    ? trouble.error.errors.find(({ pointer }) => pointer === '/returnDueOn')?.message
    : undefined;
