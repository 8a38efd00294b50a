import ts from 'typescript';
import type { Source } from '../sources.ts';

export type FoundPattern = { readonly place: string; readonly pattern: RegExp };

/** `^${name}:` with a word in the place of what is put in. */
const withWords = (node: ts.Expression | undefined): string | null => {
  if (node === undefined) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.templateSpans.reduce((text, { literal }) => `${text}x${literal.text}`, node.head.text);
};

/** What `new RegExp` makes; null where it makes it of what only its caller knows. */
const madeBy = ({ arguments: given }: ts.NewExpression): RegExp | null => {
  const [text, flags] = [withWords(given?.[0]), withWords(given?.[1]) ?? ''];
  return text === null ? null : new RegExp(text, flags);
};

/** Every pattern that a source writes down, or makes of words. */
export const patternsIn = ({ path, text }: Source): FoundPattern[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: FoundPattern[] = [];
  const add = (node: ts.Node, pattern: RegExp): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
    found.push({ place: `${path}:${line + 1}`, pattern });
  };
  const look = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
      const written = node.getText(file);
      const end = written.lastIndexOf('/');
      add(node, new RegExp(written.slice(1, end), written.slice(end + 1)));
    }
    if (ts.isNewExpression(node) && node.expression.getText(file) === 'RegExp') {
      const made = madeBy(node);
      if (made !== null) add(node, made);
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return found;
};
