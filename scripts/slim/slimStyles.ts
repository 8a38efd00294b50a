import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const MAKERS: readonly string[] = ['styled', 'css', 'keyframes', 'createGlobalStyle'];

/** `styled.div`, `styled(Card)`, `styled.button.attrs({ … })`, `css`: the name that it begins with. */
const makerOf = (tag: ESTree.Expression): string | undefined => {
  if (tag.type === 'Identifier') return tag.name;
  if (tag.type === 'CallExpression') return makerOf(tag.callee);
  return tag.type === 'MemberExpression' ? makerOf(tag.object) : undefined;
};

/** Outside quotes: ends of lines and what separates stand alone; a colon only where a declaration begins. */
const slimmedWords = (words: string): string =>
  words
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/([{};])([\w-]+): /g, '$1$2:');

/**
 * A part of a style between two values, without what only its readers need. A part in which a quote begins and does not
 * end stays as it is, and so does a line that is commented out.
 */
export const slimmedPart = (part: string): string => {
  const pieces = part.split(/("[^"]*"|'[^']*')/);
  const isPlain = pieces.every((piece, at) => at % 2 === 1 || !/["'`]|\/\//.test(piece));
  return isPlain ? pieces.map((piece, at) => (at % 2 === 1 ? piece : slimmedWords(piece))).join('') : part;
};

type Part = { readonly start: number; readonly end: number };

/** Where the parts of styles stand in a file; the words alone, without what opens and closes them. */
export const stylePartsOf = (code: string, path: string): Part[][] => {
  const styles: Part[][] = [];
  const note = ({ tag, quasi }: ESTree.TaggedTemplateExpression): void => {
    if (!MAKERS.includes(makerOf(tag) ?? '')) return;
    styles.push(
      quasi.quasis.map(({ start, end, value }) => {
        const at = code.slice(start, end).indexOf(value.raw) + start;
        return { start: at, end: at + value.raw.length };
      }),
    );
  };
  new Visitor({ TaggedTemplateExpression: note }).visit(parseSync(path, code).program);
  return styles;
};

/** A file with its styles made slim; a style begins with a declaration and ends with no space. */
export const slimmedStyles = (code: string, path: string): string => {
  const parts = stylePartsOf(code, path).flatMap((style) =>
    style.map(({ start, end }, at) => {
      const part = code.slice(start, end);
      const slim = at === 0 ? slimmedPart(`;${part}`).slice(1) : slimmedPart(part);
      return { start, end, left: at === style.length - 1 ? slim.trimEnd() : slim };
    }),
  );
  // Styles stand inside styles: the last first, so that no place moves.
  return parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, part) => left.slice(0, part.start) + part.left + left.slice(part.end), code);
};

/** Styles without the indents and comments of their sources. */
export const slimStyles = (): Plugin => ({
  name: 'slim-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/](web|ui-kit)[\\/].*\.tsx?$/, code: 'styled-components' },
    handler: (code, id) => slimmedStyles(code, id),
  },
});

/** Styles for the browsers of the target need no prefixed twins: neither the table of them nor who asks it. */
export const withoutPrefixes = (): Plugin => ({
  name: 'without-prefixes',
  apply: 'build',
  transform: {
    filter: { id: /stylis[\\/]src[\\/](Prefixer|Middleware)\.js$/ },
    handler: (code, id) =>
      id.endsWith('Prefixer.js')
        ? 'export const prefix = (value) => value;'
        : code.replace(/export function prefixer .*?\n\}\n/s, 'export const prefixer = () => {};\n'),
  },
});
