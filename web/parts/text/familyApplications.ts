import { FAMILY_LINES, type Family } from '#rules/families.ts';
import { shellText } from './shell.words.ts';

/** The applications of a family, as menus and headings call them. */
export const familyApplications = (family: Family): string =>
  shellText((w) => w.familyApplications, { family: FAMILY_LINES[family].label });
