import { ApiError } from '#bff/core/apiError.ts';
import { REMINDER_SOURCES } from './deadlines.data.ts';

/** A record that people are reminded of: the number of its table (REMINDER_SOURCES) and its own. */
export type Subject = { readonly source: number; readonly subjectId: number };

/** Its id in the contract: section-41. */
export const subjectIdOf = ({ source, subjectId }: Subject): string =>
  `${REMINDER_SOURCES[source] ?? ''}-${subjectId}`;

const SOURCES: readonly string[] = REMINDER_SOURCES;
const MAX_ID = 2 ** 31 - 1;

/** @throws NOT_FOUND for a number that no record can have */
export const subjectOf = (id: string): Subject => {
  const [word = '', number = ''] = id.split('-');
  const source = SOURCES.indexOf(word);
  const subjectId = Number(number);
  if (source === -1 || subjectId > MAX_ID) throw new ApiError('NOT_FOUND');
  return { source, subjectId };
};
