import type { Translate } from '#web/parts/text/translate.ts';

/** What every list says about itself. */
export type ListWords = {
  readonly title: string;
  readonly context?: string;
  /** Nothing is there at all. */
  readonly empty: string;
  readonly emptyText: string;
  /** A list without words for it has no search. */
  readonly searchLabel?: string;
  readonly searchPlaceholder?: string;
};

type WordsBelowTitle = Required<Omit<ListWords, 'title'>>;

/** The words of a list whose title comes from elsewhere, such as the family of its applications. */
export const wordsBelowTitleOf = <Words>(
  t: Translate<Words>,
  place: (words: Words) => WordsBelowTitle,
): WordsBelowTitle => ({
  context: t((words) => place(words).context),
  searchLabel: t((words) => place(words).searchLabel),
  searchPlaceholder: t((words) => place(words).searchPlaceholder),
  empty: t((words) => place(words).empty),
  emptyText: t((words) => place(words).emptyText),
});

/** The words of a list from the place where a feature's texts keep them. */
export const listWordsOf = <Words>(
  t: Translate<Words>,
  place: (words: Words) => Required<ListWords>,
): ListWords => ({
  title: t((words) => place(words).title),
  ...wordsBelowTitleOf(t, place),
});

type PlainWords = Pick<ListWords, 'title' | 'empty' | 'emptyText'>;

/** The words of a list without a search. */
export const plainWordsOf = <Words>(
  t: Translate<Words>,
  place: (words: Words) => PlainWords & { readonly context?: string },
): PlainWords => ({
  title: t((words) => place(words).title),
  empty: t((words) => place(words).empty),
  emptyText: t((words) => place(words).emptyText),
});
