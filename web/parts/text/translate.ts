/** Values that a text names in braces. */
export type TextValues = Readonly<Record<string, string | number>>;

/** Reads a text by its place: `t((words) => words.list.left, { days: 3 })`. A misspelt place does not compile. */
export type Translate<Words> = (select: (words: Words) => string, values?: TextValues) => string;
