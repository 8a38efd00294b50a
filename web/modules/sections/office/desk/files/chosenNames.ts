/*
 * A browser forgets a chosen file when its page is loaded anew, and lets nobody choose it but the person. The form
 * keeps what was typed (form/kept), so it keeps the names, a line each: what is missing is asked for by name.
 */

/** The form's field with the names. */
export const CHOSEN_NAMES = 'chosenNames';

const namesIn = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** The names with those of the files that were added. */
export const withNames = (text: string, added: readonly File[]): string =>
  [...new Set([...namesIn(text), ...added.map(({ name }) => name)])].join('\n');

/** The names without one that was taken away. */
export const withoutName = (text: string, taken: string): string =>
  namesIn(text)
    .filter((name) => name !== taken)
    .join('\n');

/** The files that were chosen before the page was loaded anew, and not again since. */
export const missingNames = (text: string, chosen: readonly { readonly file: File }[]): string[] =>
  namesIn(text).filter((name) => !chosen.some(({ file }) => file.name === name));
