import pLimit from 'p-limit';
import type { Problem } from '../client.ts';

/** Says what is wrong with one case, in a sentence; undefined when nothing is. What it throws is wrong, too. */
type Look<Case> = (one: Case) => Promise<string | undefined> | string | undefined;

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Looks at every case of a matrix and tells all that is wrong with them at once, in their order.
 * @param atOnce how many are under way together; one after the other where a case is known by what it left behind
 */
export const complaintsAbout = async <Case>(
  cases: readonly Case[],
  look: Look<Case>,
  atOnce = 1,
): Promise<string[]> => {
  const limit = pLimit(atOnce);
  const looks = cases.map((one) => limit(async () => look(one)).catch(sentenceOf));
  return (await Promise.all(looks)).filter((told) => told !== undefined);
};

type Answer = { readonly status: number; readonly problem: Partial<Problem> | undefined };

/** What came in the place of what was expected, for a list of complaints: `getProject by CS: 200, not 403 1000`. */
export const told = (what: string, { status, problem }: Answer, expected: string): string => {
  const words = [status, problem?.code, problem?.detail].filter((word) => word !== undefined);
  return `${what}: ${words.join(' ')}, not ${expected}`;
};
