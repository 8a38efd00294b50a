import type { CalendarDay } from '#rules/calendar.ts';
import { formatEraDay } from '#rules/japaneseDate.ts';
import * as applicationsWords from '#rules/words/applications.ts';
import * as inspectionsWords from '#rules/words/inspections.ts';
import * as sectionsWords from '#rules/words/sections.ts';

/** What a day is called by which something is to be done. */
export const reminderDayNames = {
  document: sectionsWords.sectionDueOn,
  finding: '再提出期限',
  inspection: inspectionsWords.inspectionInspectedOn,
  recovery: '納付期限',
  draft: applicationsWords.applicationClosesAt,
} as const;

const acts = {
  document: '期限までにご提出ください。',
  finding: '指摘された点をご確認のうえ、期限までに再提出してください。',
  inspection: '当日のご準備をお願いいたします。',
  recovery: '期限までに納付してください。',
  draft: '締切を過ぎると提出できません。お早めに提出してください。',
} as const;

const lateActs = {
  document: '至急ご提出ください。提出が難しいときは、事務局へご連絡ください。',
  finding: '至急再提出してください。再提出が難しいときは、事務局へご連絡ください。',
  inspection: '日程を変更するときは、事務局へご連絡ください。',
  recovery: '至急納付してください。納付が難しいときは、事務局へご連絡ください。',
  draft: '',
} as const;

/** What is to be done by a day, as far as it is told in other words. */
export type ReminderWords = keyof typeof acts;

/** Business days to the day, as `businessDaysLeft` counts them, in words. */
const leftText = (left: number): string => {
  if (left === 0) return '本日';
  return left > 0 ? `あと${left}営業日` : `${-left}営業日経過`;
};

/** Sentences of reminders, before and after the due day. */
export const reminderTexts = {
  left: leftText,
  recovery: (kind: string): string => `補助金の返還（${kind}）`,
  draft: '応募の提出',
  returnedApplication: '応募内容の修正',
  title: (name: string, words: ReminderWords): string => `${name}の${reminderDayNames[words]}のお知らせ`,
  body: (words: ReminderWords, day: CalendarDay, left: number): string =>
    left < 0
      ? `${reminderDayNames[words]}（${formatEraDay(day)}）を過ぎています。${lateActs[words]}`
      : `${reminderDayNames[words]}は${formatEraDay(day)}です（${leftText(left)}）。${acts[words]}`,
  /** Of a draft the day alone does not say until when. */
  draftBody: (closes: string, left: number): string =>
    `応募がまだ提出されていません。締切は${closes}です（${leftText(left)}）。${acts.draft}`,
} as const;

export const reminderMessages = {
  order: '末日は、初日以降の日付を入力してください',
  tooLong: '期間は100日以内にしてください',
  kindTwice: '同じ種類は1つだけ送ってください',
  neverAfter: 'この種類は、期限の前だけお知らせします',
  untilPassed: '今日以降の日付を入力してください',
  reasonRequired: '止める理由を入力してください',
  held: (name: string): string =>
    `すでに${name}さんが止めています。画面を読み込み直して、理由を確認してください`,
  sent: '送信済みのリマインドは止められません',
} as const;
