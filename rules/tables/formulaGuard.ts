/** Cells starting with these are read as a formula or a command by spreadsheets (OWASP "CSV injection"). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** A text of a CSV file that no spreadsheet works out: behind an apostrophe it is a text. */
export const guardedText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** How people keep the zeros of a number in a CSV file: ="0012", '0012. */
const KEPT_NUMBER = /^(?:="([^"]*)"|'([\d-]+))$/;

/** The same text again, and a number without what kept its zeros; any other one as it is. */
export const unguardedText = (text: string): string => {
  if (text.startsWith("'") && FORMULA.test(text.slice(1))) return text.slice(1);
  const [, inQuotes, behindMark] = KEPT_NUMBER.exec(text) ?? [];
  return inQuotes ?? behindMark ?? text;
};
