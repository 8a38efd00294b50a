import { BulkRowOutcome } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { nothing } from './bulkRows.ts';

type Row = components['schemas']['BulkRunRow'];

const { Able, Unable, Unchanged } = BulkRowOutcome;

const MAMEKURA = { code: '00005', targetId: 5, name: '株式会社豆くら', status: null } as const;
const KOMUGI = { code: '00010', targetId: 10, name: '北のこむぎ製粉株式会社', status: null } as const;
const SOBA = { code: '00012', targetId: 12, name: '合同会社そば処つきの', status: null } as const;
const CAFE = { code: '00013', targetId: 13, name: 'カフェこもれび', status: null } as const;

/** What the first of them reads. */
export const mailExample = {
  name: '株式会社豆くら',
  title: '【R6補 外食 事務局】登録内容のご確認のお願い',
  body: [
    '株式会社豆くら',
    '豆田 太郎 様',
    '',
    '平素より大変お世話になっております。',
    'R6補 外食 事務局です。',
    '',
    '株式会社豆くら 様の所在地、代表者、ご担当者の登録内容をご確認ください。',
  ].join('\n'),
};

/** One that is reached, one of which not everybody is, one whose people are stopped, one that has none. */
export const mailRows: readonly Row[] = [
  {
    ...{ ...nothing, ...MAMEKURA, id: 601, line: 1, outcome: Able, message: '送れます' },
    makes: '宛先：豆田 太郎',
  },
  {
    ...{ ...nothing, ...KOMUGI, id: 602, line: 2, outcome: Able, message: '送れます' },
    makes: '宛先：白石 麦\n送らない人：見本 次郎（メールが届かない）',
  },
  {
    ...{ ...nothing, ...SOBA, id: 603, line: 3, outcome: Unable, reasonCode: 'rule' },
    message: '企業ユーザーが無効になっています（月野 そば）。有効に戻すか、ほかの人を登録してください',
  },
  {
    ...{ ...nothing, ...CAFE, id: 604, line: 4, outcome: Unable, reasonCode: 'rule' },
    message: '企業ユーザーが登録されていません。企業の画面で登録してください',
  },
];

const MAMEDA = {
  ...{ code: 'mamekura@example.jp', targetId: 5, name: '豆田 太郎', status: null },
  corporationName: '株式会社豆くら',
} as const;
const SHIRAISHI = {
  ...{ code: 'komugi@example.jp', targetId: 10, name: '白石 麦', status: null },
  corporationName: '北のこむぎ製粉株式会社',
} as const;

/** One who has no password yet, one who has, and a business that has nobody. */
export const invitedRows: readonly Row[] = [
  {
    ...{ ...nothing, ...SHIRAISHI, id: 611, line: 1, outcome: Able, message: '送れます' },
    makes: '宛先：白石 麦（komugi@example.jp）',
  },
  {
    ...{ ...nothing, ...MAMEDA, id: 612, line: 2, outcome: Unchanged, reasonCode: 'already' },
    message: 'すでにパスワードを決めています',
  },
  {
    ...{ ...nothing, ...CAFE, id: 613, line: 3, outcome: Unchanged, reasonCode: 'rule' },
    message: 'この事業の企業ユーザーはいません',
  },
];

/** Two who may log in, one who may not any more. */
export const stoppedRows: readonly Row[] = [
  { ...nothing, ...MAMEDA, id: 621, line: 1, outcome: Able, message: '無効にできます' },
  { ...nothing, ...SHIRAISHI, id: 622, line: 2, outcome: Able, message: '無効にできます' },
  {
    ...{ ...nothing, ...SHIRAISHI, id: 623, line: 3, outcome: Unchanged, reasonCode: 'already' },
    ...{ code: 'mihon@example.jp', name: '見本 次郎', message: 'すでに無効です' },
  },
];
