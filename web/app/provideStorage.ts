/** A storage that lasts as long as the page: nothing of it is found after a page load. */
const createPageStorage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
};

const NAMES = ['localStorage', 'sessionStorage'] as const;

const isRefused = (window: Window, name: (typeof NAMES)[number]): boolean => {
  try {
    // Even to ask for it is refused in some browsers, to read from it in others.
    window[name].getItem('');
    return false;
  } catch {
    return true;
  }
};

/**
 * In a private window or by a policy a browser may refuse its storage, with a SecurityError at every use. The pages
 * then work with one that lasts as long as the page.
 * @returns whether something was refused: what is typed and not sent does not outlive the page
 */
export const provideStorage = (window: Window): boolean => {
  const refused = NAMES.filter((name) => isRefused(window, name));
  for (const name of refused) {
    Object.defineProperty(window, name, { configurable: true, value: createPageStorage() });
  }
  return refused.length > 0;
};
