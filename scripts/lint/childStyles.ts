import { stylePartsOf } from '../slim/slimStyles.ts';
import type { Offence, Source } from './sources.ts';

/** Of a media query the head is a value or an at-rule: what stands in it weighs no more. */
const isQuery = (head: string): boolean => /^[@$]/.test(head);

/** `> *` alone weighs as much as a child's own class. */
const isUndecided = (head: string): boolean =>
  head.split(',').some((part) => /^(& )?> \*$/.test(part.trim()));

/** The selectors of a style that stand in no other one, values as `$`. */
const selectorsOf = (style: string): string[] => {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, head = '', end] of style.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '{') {
      if (open.every(isQuery)) found.push(head.trim());
      open.push(head.trim());
    }
    if (end === '}') open.pop();
  }
  return found;
};

/**
 * What a container says of all its children would hold or not by which style a page loads first: it has to yield
 * (`:where(& > *)`) or to win (`&& > *`).
 */
export const childStyles = (sources: readonly Source[]): Offence[] =>
  sources
    .filter(({ path, text }) => /^(ui-kit|web)\/.*\.tsx?$/.test(path) && text.includes('> *'))
    .flatMap(({ path, text }) =>
      stylePartsOf(text, path)
        .map((parts) => parts.map(({ start, end }) => text.slice(start, end)).join('$'))
        .flatMap(selectorsOf)
        .filter(isUndecided)
        .map((selector) => ({
          place: path,
          advice: `${selector} wants to yield (:where(& > *)) or to win (&& > *)`,
        })),
    );
