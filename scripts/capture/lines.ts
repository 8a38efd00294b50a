/** The entries of an object as lines of JSON, each written by `write`. */
const entriesOf = (object: object, write: (value: unknown) => string): string =>
  Object.entries(object)
    .map(([key, value]) => `${JSON.stringify(key)}:${write(value)}`)
    .join(',\n');

/** JSON with one entry in a line, so that a reader of the history sees which of them has changed. */
export const linesOf = (object: object): string => `{\n${entriesOf(object, JSON.stringify)}\n}\n`;

/** The same of objects in an object: one entry of each of them in a line. */
export const innerLinesOf = (object: object): string =>
  `{\n${entriesOf(object, (inner) => linesOf(inner as object).trimEnd())}\n}\n`;
