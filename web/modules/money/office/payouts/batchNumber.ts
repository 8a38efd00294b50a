const DIGITS = 4;

/** The number of a file as people say it: B-0042. */
export const batchNumber = (id: number): string => `B-${String(id).padStart(DIGITS, '0')}`;
