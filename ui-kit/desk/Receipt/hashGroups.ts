const groupLength = 16;

/** A SHA-256 in four groups of 16 digits (LOOK "Receipt"), each with where it begins. */
export const hashGroups = (sha256: string): { at: number; digits: string }[] =>
  Array.from({ length: Math.ceil(sha256.length / groupLength) }, (_, index) => ({
    at: index * groupLength,
    digits: sha256.slice(index * groupLength, (index + 1) * groupLength),
  }));
