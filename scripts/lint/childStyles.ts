import { type ESTree, parseSync, Visitor } from 'vite';
import type { Offence, Source } from './sources.ts';

const MAKERS: readonly string[] = ['styled', 'css', 'keyframes', 'createGlobalStyle'];

/** `styled.div`, `styled(Card)`, `styled.button.attrs({ … })`, `css`: the name that it begins with. */
const makerOf = (tag: ESTree.Expression): string | undefined => {
  if (tag.type === 'Identifier') return tag.name;
  if (tag.type === 'CallExpression') return makerOf(tag.callee);
  return tag.type === 'MemberExpression' ? makerOf(tag.object) : undefined;
};

/** The styles that a file writes, values as `$`. */
const stylesIn = (text: string, path: string): string[] => {
  const styles: string[] = [];
  const note = ({ tag, quasi }: ESTree.TaggedTemplateExpression): void => {
    if (MAKERS.includes(makerOf(tag) ?? ''))
      styles.push(quasi.quasis.map(({ value }) => value.raw).join('$'));
  };
  new Visitor({ TaggedTemplateExpression: note }).visit(parseSync(path, text).program);
  return styles;
};

/** Of a media query the head is a value or an at-rule: what stands in it weighs no more. */
const isQuery = (head: string): boolean => /^[@$]/.test(head);

/** `> *` alone weighs as much as a child's own class. */
const isUndecided = (head: string): boolean =>
  head.split(',').some((part) => /^(& )?> \*$/.test(part.trim()));

/** The selectors of a style that stand in no other one. */
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
      stylesIn(text, path)
        .flatMap(selectorsOf)
        .filter(isUndecided)
        .map((selector) => ({
          place: path,
          advice: `${selector} wants to yield (:where(& > *)) or to win (&& > *)`,
        })),
    );
