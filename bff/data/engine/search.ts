/** A Prisma filter for texts that contain these letters: % and _ stand for themselves, not for anything. */
export const containing = (letters: string): { contains: string } => ({
  contains: letters.replaceAll(/[\\%_]/g, String.raw`\$&`),
});
