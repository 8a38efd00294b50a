/** How the texts of the web app are seen: as they are, much longer, or as the place where they stand. */
export type WordsView = 'normal' | 'long' | 'keys';

type Words = { readonly [key: string]: string | Words };

/** A text of two letters is said three times, one that is a sentence twice: both are longer than any that is likely. */
const FEW_LETTERS = 6;

const longer = (text: string): string => {
  if (!/\p{L}/u.test(text)) return text; // a comma or a slash between words
  return text.repeat(text.length > FEW_LETTERS ? 2 : 3);
};

const SEEN: Readonly<Record<WordsView, (text: string, place: string) => string>> = {
  normal: (text) => text,
  long: longer,
  keys: (_text, place) => place,
};

const mapWords = (words: Words, place: string, change: (text: string, place: string) => string): Words =>
  Object.fromEntries(
    Object.entries(words).map(([key, value]) => {
      const inside = `${place}.${key}`;
      return [key, typeof value === 'string' ? change(value, inside) : mapWords(value, inside, change)];
    }),
  );

/**
 * The texts of one `.words.ts` as a view shows them; what they name in braces stays in them.
 * @param file its name without `.words.ts`
 */
export const seenWords = (file: string, words: Words, view: WordsView): Words =>
  view === 'normal' ? words : mapWords(words, file, SEEN[view]);

/**
 * The view that an address asks for: `?globals=role:MAFF;words:long`. Texts are read when their script is loaded, so
 * another view is another page load.
 */
export const wordsViewOf = (search: string): WordsView => {
  const [, view] = /(?:^|;)words:(\w+)/.exec(new URLSearchParams(search).get('globals') ?? '') ?? [];
  return view === 'long' || view === 'keys' ? view : 'normal';
};

/** The same address with another view. */
export const searchWithWords = (search: string, view: WordsView): string => {
  const query = new URLSearchParams(search);
  const others = (query.get('globals') ?? '').split(';').filter((one) => one !== '' && !/^words:/.test(one));
  query.set('globals', [...others, `words:${view}`].join(';'));
  return `?${query}`;
};
