import { ApplicationStatus, BulkRowOutcome } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { publicProject } from '../applicantCall.ts';
import { nothing } from './bulkRows.ts';

type Schemas = components['schemas'];
type Row = Schemas['BulkRunRow'];

const { Able, Unable } = BulkRowOutcome;
const { Draft, Submitted, Withdrawn } = ApplicationStatus;

type Of = Pick<Row, 'code' | 'name'>;

/** One who gets the letter. */
const able = (line: number, of: Of, to: string): Row => ({
  ...nothing,
  ...of,
  ...{ id: 400 + line, line, targetId: 40 + line, status: Draft, outcome: Able },
  ...{ message: '送れます', makes: `宛先：${to}` },
});

/** One who is left out. */
const unable = (line: number, of: Of, status: number, message: string): Row => ({
  ...nothing,
  ...of,
  ...{ id: 400 + line, line, targetId: 40 + line, status, outcome: Unable, reasonCode: 'rule', message },
});

/** Drafts that are reminded before the close, and those who need no reminder. */
export const letterRows: readonly Row[] = [
  able(1, { code: null, name: '海風 花子' }, '海風 花子（hanako@example.jp）'),
  able(2, { code: null, name: '株式会社例示フーズ' }, '見本 一郎（ichiro@example.jp）'),
  able(
    3,
    { code: '4041', name: '合同会社そば処つきの' },
    '月野 冬子（fuyuko.tsukino.planning-division@long-name-of-a-company.example.jp）',
  ),
  unable(4, { code: '4031', name: '株式会社みらい食堂' }, Submitted, 'すでに提出されているため、送りません'),
  unable(
    5,
    { code: null, name: '屋台 見本' },
    Draft,
    'メールアドレスの確認が済んでいないため、送れません。ほかの方法で連絡してください',
  ),
  unable(6, { code: '4036', name: '有限会社山びこ' }, Withdrawn, '取り下げられているため、送りません'),
];

/** The first letter as it will stand. */
export const letterExample: NonNullable<Schemas['BulkRun']['messageExample']> = {
  name: '海風 花子',
  title: `【${publicProject.shortName} 事務局】応募の締切のご案内`,
  body: [
    '海風 花子 様',
    `平素より大変お世話になっております。\n${publicProject.shortName} 事務局です。`,
    `${publicProject.shortName}の応募は、まだ提出されていません。締切は、令和8年12月1日（火）17時です。`,
    '【残っていること】\n・事業計画（あと3件）\n・添付書類（あと2件）\n・内容の確認と提出',
    '応募者ページにログインのうえ、締切までにご提出ください。締切を過ぎると、提出できません。',
    'すでにご提出いただいている場合は、行き違いをご容赦ください。',
    '応募者ページは下記からご覧いただけます。\nhttps://example.jp/application/project/3',
    `－－－－－－－－－－－－－－－－－－－－\n${publicProject.shortName} 事務局\n電話：03-0000-0000（受付時間：平日 9:00–17:30）\n－－－－－－－－－－－－－－－－－－－－`,
  ].join('\n\n'),
};
