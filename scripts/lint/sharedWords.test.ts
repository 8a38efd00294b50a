import { expect, it } from 'vitest';
import { sharedWords } from './sharedWords.ts';

const onServer = (text: string) => ({ path: 'bff/modules/money/payouts/payouts.words.ts', text });
const inBrowser = (text: string) => ({ path: 'web/modules/money/shared/payouts/payouts.words.ts', text });

it('refuses a name that both sides write for themselves, with both places', () => {
  expect(
    sharedWords([onServer("const a = '支払方法';"), inBrowser("const w = {\n  method: '支払方法' };")]),
  ).toEqual([
    {
      place: 'web/modules/money/shared/payouts/payouts.words.ts:2',
      advice:
        '“支払方法” stands in bff/modules/money/payouts/payouts.words.ts:1 too: a name that both sides say belongs in rules/words',
    },
  ]);
});

it('takes what one side says, sentences that are alike, homonyms and names of two letters', () => {
  for (const word of ['確認しました', '入力してください', '請求額', '金額'])
    expect(sharedWords([onServer(`const a = '${word}';`), inBrowser(`const b = '${word}';`)]), word).toEqual(
      [],
    );
  expect(sharedWords([onServer("const a = '支払方法';"), inBrowser("const b = '支払の方法';")])).toEqual([]);
});

it('takes names in other files than the texts, which the check of stray words holds', () => {
  const name = "const a = '支払方法';";
  expect(sharedWords([{ path: 'bff/programmes/noto/form.ts', text: name }, inBrowser(name)])).toEqual([]);
});
