import ts from 'typescript';
import type { Offence, Source } from './sources.ts';

/** Where Japanese words may stand: texts, forms as data, messages of rules, and whatever is no part of the product. */
const AT_HOME = [
  /^(?:ui-kit|web\/parts)\/text\//,
  /\.words\.ts$/,
  /^bff\/parts\/guide\/text\//,
  // A program of its own, which an archive is handed out with.
  /\/verifyTrail\.mjs$/,
  /^bff\/programmes\//,
  /^bff\/platform\/mail\/texts\//,
  /^rules\//,
  /^web\/mock\//,
  /^(?:stories|e2e|bench|scripts|prisma|client\/examples)\//,
  /^(?:bff|web)\/testing\//,
  /^bff\/platform\/database\/constraints\//,
  /\.(?:test|stories)\.tsx?$|\/test[A-Z]\w*\.ts$/,
];

/** Hiragana, katakana, Han; punctuation and forms of full width are words as well. */
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);

/** As it is written; a text of a page with the spaces around it, which a space of full width is one of. */
const writtenIn = (node: ts.LiteralLikeNode): string => (ts.isJsxText(node) ? node.text : node.getText());

const textsIn = (node: ts.Node): ts.LiteralLikeNode[] => [
  ...(isText(node) && JAPANESE.test(writtenIn(node)) ? [node] : []),
  ...node.getChildren().flatMap(textsIn),
];

const offencesIn = ({ path, text }: Source): Offence[] => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return textsIn(file).map((node) => ({
    place: `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
    advice: `“${node.text.trim() || '\u3000'}” belongs in a text file (x.words.ts, web/parts/text, ui-kit/text)`,
  }));
};

/**
 * Japanese literals outside the texts: strings, templates and JSX. Comments and regular expressions do not count, nor
 * do letters written as \u escapes (a rule about letters is no word).
 */
export const strayWords = (sources: readonly Source[]): Offence[] =>
  sources
    .filter(({ path, text }) => JAPANESE.test(text) && !AT_HOME.some((home) => home.test(path)))
    .flatMap(offencesIn);
