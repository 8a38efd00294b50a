import { tokyoDayOf, tokyoTimeOf } from '#rules/calendar.ts';

/** 2026-11-20 09:05, in Japan's time: spreadsheets read it as a day with its time. */
export const formatInstant = (at: Date): string => `${tokyoDayOf(at)} ${tokyoTimeOf(at)}`;
