import ts from 'typescript';
import type { Offence, Source } from './sources.ts';

const SIDES = {
  server: /^bff\/(?:.*\.words|platform\/mail\/texts\/\w+)\.ts$/,
  web: /^web\/(?:.*\.words|parts\/text\/\w+)\.ts$/,
};

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Sentences and verbs end like this, names do not. A sentence may be alike by chance, and change on one side alone. */
const SENTENCE = /[たるんいす]。?$/;

const SHORTEST_NAME = 3;

/** Alike, and the names of different things. */
const HOMONYMS = new Set([
  'いいえ',
  'メール',
  'ログイン',
  '停止中',
  '利用中',
  '未設定',
  '未登録',
  '並び順',
  '請求額',
  '補助事業',
  '終わった日時',
  '事務局からのお知らせ',
]);

const isName = (text: string): boolean =>
  JAPANESE.test(text) && [...text].length >= SHORTEST_NAME && !SENTENCE.test(text) && !HOMONYMS.has(text);

/** Name → where it stands first. */
const namesOf = (sources: readonly Source[], side: RegExp): Map<string, string> => {
  const names = new Map<string, string>();
  const visit = (file: ts.SourceFile, node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isName(node.text) && !names.has(node.text))
      names.set(
        node.text,
        `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`,
      );
    node.forEachChild((child) => visit(file, child));
  };
  for (const { path, text } of sources.filter((source) => side.test(source.path))) {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
    visit(file, file);
  }
  return names;
};

/** Names that both the server's texts and the browser's write for themselves. */
export const sharedWords = (sources: readonly Source[]): Offence[] => {
  const onServer = namesOf(sources, SIDES.server);
  return [...namesOf(sources, SIDES.web)].flatMap(([name, place]) => {
    const other = onServer.get(name);
    return other === undefined
      ? []
      : [
          {
            place,
            advice: `“${name}” stands in ${other} too: a name that both sides say belongs in rules/words`,
          },
        ];
  });
};
