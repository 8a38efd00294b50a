/** How the kit writes figures and dates, and the words of the parts that are filled in. */

import { formatSlashDay, weekdayWordOf } from '#rules/japaneseDate.ts';

const figure = new Intl.NumberFormat('ja-JP');

/** `23100000` → `23,100,000`. */
export const formatFigure = (value: number): string => figure.format(value);

/** A date `YYYY-MM-DD` → `2026/11/30`. */
export const formatDate = formatSlashDay;

/** The weekday of a date `YYYY-MM-DD`, one letter. */
export const weekdayOf = weekdayWordOf;

/** `2026-11-30` → `（月）`. */
export const formatWeekday = (isoDate: string): string => `（${weekdayOf(isoDate)}）`;

export const textAreaText = {
  count: (used: number, max: number) => `${formatFigure(used)} / ${formatFigure(max)}文字`,
  /** Stands behind the count. */
  over: (over: number) => `　${formatFigure(over)}文字減らしてください`,
} as const;

export const fieldText = {
  unseen: '目に見えない文字が混じっています。保存するときに除きます。',
} as const;

export const selectText = { choose: '選んでください' } as const;

export const dateText = { openCalendar: 'カレンダーを開く' } as const;

export const moneyText = { unit: '円' } as const;

export const errorSummaryText = { title: (count: number) => `${count}か所を直してください` } as const;
