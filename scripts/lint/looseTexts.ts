import { type ESTree, parseSync, Visitor } from 'vite';
import type { Offence, Source } from './sources.ts';

/** What a child of an element draws: nothing, an element, a text; `comes` and goes, or stays. */
type Drawn = { readonly kind: 'nothing' | 'element' | 'text'; readonly comes: boolean; readonly at: number };

/** Names that hold elements, not texts. */
const NODES =
  /^(?:children|about|ask|choice|dialog|item|parts?|save|skeleton|templates|value|waiting|render\w*)$/;

const nothing = (at: number): Drawn => ({ kind: 'nothing', comes: false, at });
const element = (at: number, comes = false): Drawn => ({ kind: 'element', comes, at });
const text = (at: number): Drawn => ({ kind: 'text', comes: false, at });

/** One of two: it comes and goes unless both are of one kind, and then too where both are elements. */
const either = (one: Drawn, other: Drawn, at: number): Drawn => {
  if (one.kind === other.kind) return { ...one, comes: one.comes || one.kind === 'element', at };
  const isText = [one, other].some(({ kind }) => kind === 'text');
  return { kind: isText ? 'text' : 'element', comes: true, at };
};

/** The last name of what is read or called: `words.title`, `formatDay(…)`. */
const nameOf = (node: ESTree.Node): string => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return node.type === 'CallExpression' ? nameOf(node.callee) : '';
};

const isVoid = (node: ESTree.Node): boolean =>
  (node.type === 'Literal' && (node.value === null || node.value === false || node.value === '')) ||
  (node.type === 'Identifier' && node.name === 'undefined');

const drawnBy = (node: ESTree.Node): Drawn => {
  const at = node.start;
  if (isVoid(node)) return nothing(at);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return element(at);
    case 'ParenthesizedExpression':
      return drawnBy(node.expression);
    case 'ConditionalExpression':
      return either(drawnBy(node.consequent), drawnBy(node.alternate), at);
    case 'LogicalExpression':
      return node.operator === '&&'
        ? { ...drawnBy(node.right), comes: true, at }
        : either(drawnBy(node.left), drawnBy(node.right), at);
    case 'CallExpression':
      return nameOf(node) === 'map' ? element(at, true) : named(node);
    default:
      return named(node);
  }
};

const named = (node: ESTree.Node): Drawn =>
  NODES.test(nameOf(node)) ? element(node.start) : text(node.start);

/** Parts of a fragment are children of what it stands in. */
const childrenOf = (children: readonly ESTree.JSXChild[]): Drawn[] =>
  children.flatMap((child) => {
    if (child.type === 'JSXFragment') return childrenOf(child.children);
    if (child.type === 'JSXText') return child.value.trim() === '' ? [] : [text(child.start)];
    if (child.type !== 'JSXExpressionContainer') return [element(child.start)];
    return child.expression.type === 'JSXEmptyExpression' ? [] : [drawnBy(child.expression)];
  });

/** The text before which something is put in, or that goes itself, beside others. */
const looseIn = (children: readonly Drawn[]): Drawn | undefined => {
  if (children.length < 2) return undefined;
  const going = children.find(({ kind, comes }) => kind === 'text' && comes);
  if (going !== undefined) return going;
  return children.find(({ kind, comes }, index) => {
    if (kind !== 'text' || comes) return false;
    return children[index - 1]?.comes === true;
  });
};

const lineAt = (source: string, at: number): number => source.slice(0, at).split('\n').length;

const looseInFile = ({ path, text: source }: Source): Offence[] => {
  const found: Offence[] = [];
  const look = ({ children }: { readonly children: readonly ESTree.JSXChild[] }): void => {
    const loose = looseIn(childrenOf(children));
    if (loose === undefined) return;
    const place = `${path}:${lineAt(source, loose.at)}`;
    found.push({ place, advice: 'a text beside what comes and goes wants to stand in a TextPart' });
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(path, source).program);
  return found;
};

/**
 * A browser that translates a page puts nodes of its own in place of texts. React fails where it takes such a text away, or
 * puts something in before it; a text that is an element's only child it writes anew (docs/adding/component.md).
 */
export const looseTexts = (sources: readonly Source[]): Offence[] =>
  sources
    .filter(({ path }) => /^(?:ui-kit|web)\/.*\.tsx$/.test(path) && !/\.(?:test|stories)\.tsx$/.test(path))
    .flatMap(looseInFile);
