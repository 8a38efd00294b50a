import type { components } from '#web/api/generated/types.ts';
import { mamekuraUndertaking as mypage } from '../mamekura.ts';

type Schemas = components['schemas'];
type Block = Schemas['PaperBlock'];

export const NOTHING = {
  level: null,
  text: null,
  align: null,
  facts: [],
  columns: [],
  rows: [],
  sums: [],
  photos: [],
};

export const text = (words: string, align: Block['align'] = null): Block => ({
  ...NOTHING,
  kind: 'text',
  text: words,
  align,
});
const heading = (level: 1 | 2, words: string): Block => ({ ...NOTHING, kind: 'heading', level, text: words });

const facts: Block = {
  ...NOTHING,
  kind: 'facts',
  facts: [
    { label: '管理番号', value: mypage.displayCode },
    { label: '事業計画名', value: mypage.planTitle },
    { label: '交付決定額', value: '23,100,000円' },
    { label: '交付決定日', value: '令和8年7月23日' },
  ],
};

const breakdown: Block = {
  ...NOTHING,
  kind: 'table',
  columns: [
    { label: '経費区分', isFigure: false },
    { label: '補助対象経費', isFigure: true },
    { label: '補助金の額', isFigure: true },
  ],
  rows: [
    ['機械装置費', '42,000,000円', '21,000,000円'],
    ['消耗品費', '4,200,000円', '2,100,000円'],
  ],
  sums: [['合計', '46,200,000円', '23,100,000円']],
};

/** What stands on 豆くら's decision letter. */
export const grantContent: Schemas['PaperContent'] = {
  over: mypage.projectName,
  title: '交付決定通知書',
  date: '交第12号\n令和8年7月23日',
  to: `${mypage.corporationName}　御中`,
  from: [
    { label: '発行', value: '補助事業事務局' },
    { label: '', value: '（公印省略）' },
  ],
  hasSealArea: false,
  hasSealPicture: false,
  blocks: [
    text('申請のありました補助金について、下記のとおり交付することに決定しましたので、通知します。'),
    text('記', 'center'),
    facts,
    heading(2, '条件'),
    text('1　経費の配分又は事業の内容を変更するときは、軽微な変更を除き、あらかじめ承認を受けてください。'),
    text('2　事業を中止し、又は廃止するときは、あらかじめ承認を受けてください。'),
    text('以上', 'right'),
    heading(1, '別紙　経費の区分ごとの内訳'),
    breakdown,
  ],
};
