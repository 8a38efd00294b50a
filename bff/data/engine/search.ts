/** Letters with % and _ standing for themselves, not for anything. */
const literal = (letters: string): string => letters.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** A Prisma filter for texts that contain these letters. */
export const containing = (letters: string): { contains: string } => ({ contains: literal(letters) });

/** The same for LIKE. */
export const likeContaining = (letters: string): string => `%${literal(letters)}%`;
