/** The most rows of one run: a list of everything that a call brings. */
export const MAX_ROWS = 50_000;
