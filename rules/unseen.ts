/* A file of its own: every field asks this of what is typed, and no more of the letters. */

/** What comes along with a text that is pasted and is not seen: marks of width, break and direction, blank letters, controls. */
const UNSEEN =
  /\u034F|[\u00AD\u061C\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[^\P{Cc}\0\t\n\v\f\r\u0085]/gu;
/** A joiner that joins nothing: it makes one emoji of several, and letters of some scripts; elsewhere it only hides. */
const IDLE_JOINER =
  /(?<!(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Latin}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200D|\u200D(?![\p{L}\p{Extended_Pictographic}])/gu;
/** Spaces of other widths, which neither a search nor a bank knows; the full-width one is at home here. */
const ODD_SPACES = /[\u00A0\u2000-\u200A\u202F\u205F]/g;

/**
 * A text without what nobody sees in it, so that it is found, printed and read as it looks; odd spaces are plain ones.
 * Joiners within an emoji and the selectors of variants stay. NUL stays, too: it is refused, not cleaned.
 */
export const withoutUnseen = (text: string): string =>
  text.replace(UNSEEN, '').replace(IDLE_JOINER, '').replace(ODD_SPACES, ' ');

/** Whether a text has letters that nobody sees and that go when it is kept; a space of another width is none. */
export const hasUnseen = (text: string): boolean => withoutUnseen(text).length !== text.length;
