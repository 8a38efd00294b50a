/** What somebody has typed into the search of a list, in the forms it is looked for. */
export type SearchText = {
  /** Part of a name or title, in the form of the database's search_fold. */
  readonly words: string;
  /** Part of a telephone or corporate number; null when it is none. */
  readonly number: string | null;
  /** Display codes that it may mean; empty when it is none. */
  readonly codes: readonly string[];
};

/** Letters with % and _ standing for themselves, not for anything. */
const literal = (letters: string): string => letters.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A Prisma filter for texts that contain these letters. */
export const containing = (letters: string): { contains: string } => ({ contains: literal(letters) });

/** The same for LIKE. */
export const likeContaining = (letters: string): string => `%${literal(letters)}%`;
