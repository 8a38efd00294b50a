/**
 * Work that is not handed over yet, kept in the tab: it survives going to the next document and back, a reload,
 * and a lost session. One pile a section and a submission: what was noted about the first version is not about
 * the second.
 */
export const keptInTabKey = (what: string, sectionId: number, submittedAt: string | null): string =>
  `desk.${what}.${sectionId}.${submittedAt}`;

/** Keeps a list as JSON; an empty one leaves nothing behind. */
export const keepInTab = (key: string, list: readonly unknown[]): void => {
  try {
    if (list.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Without storage the work lives as long as the page.
  }
};

/** What `keepInTab` kept, as JSON; null when there is nothing, or no storage. */
export const readKeptInTab = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};
