const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A key for a new scoring item; the contract takes letters only. */
export const freeScoringKey = (taken: readonly string[]): string => {
  const letter = LETTERS.find((candidate) => !taken.includes(`item${candidate}`));
  return `item${letter ?? 'Z'.repeat(taken.length)}`;
};
