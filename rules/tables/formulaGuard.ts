/** Cells starting with these are read as a formula or a command by spreadsheets (OWASP "CSV injection"). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** A text of a CSV file that no spreadsheet works out: behind an apostrophe it is a text. */
export const guardedText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The same text again; any other one as it is. */
export const unguardedText = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
