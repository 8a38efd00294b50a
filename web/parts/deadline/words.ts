import { tokyoTimeOf } from '#rules/calendar.ts';
import { formatDateTime } from '#web/parts/text/format.ts';
import { deadlineText as t } from './deadline.words.ts';
import type { TimeLeft } from './timeLeft.ts';

/** What it is that ends: the close of a call, or what was asked for by a time. */
export type DeadlineKind = 'close' | 'due';

const nameOf = (what: DeadlineKind): string => t((w) => w.what[what]);

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/** 3時間20分, 12分05秒. */
export const spanOf = (left: Extract<TimeLeft, { phase: 'today' | 'lastHour' }>): string =>
  left.phase === 'today'
    ? t((w) => w.left.hours, { hours: left.hours, minutes: twoDigits(left.minutes) })
    : t((w) => w.left.minutes, { minutes: left.minutes, seconds: twoDigits(left.seconds) });

export const serverTime = (now: Date): string => tokyoTimeOf(now, 'seconds');

/** The line of a form. `left` and `now` are null while the server's time is not known. */
export const lineOf = (
  what: DeadlineKind,
  deadline: Date,
  now: Date | null,
  left: TimeLeft | null,
): string => {
  const name = nameOf(what);
  const at = formatDateTime(deadline.toISOString());
  if (now === null || left === null) return t((w) => w.line.at, { what: name, at });
  switch (left.phase) {
    case 'days':
      return t((w) => w.line.days, { what: name, at, days: left.days });
    case 'today':
      return t((w) => w.line.today, { what: name, left: spanOf(left), time: tokyoTimeOf(deadline) });
    case 'lastHour':
      return t((w) => w.line.lastHour, { what: name, left: spanOf(left), now: serverTime(now) });
    case 'past':
      return t((w) => w.line.past, { what: name, now: serverTime(now) });
  }
};

/** @param minutes of `minuteToAnnounce` */
export const announcementOf = (what: DeadlineKind, minutes: number): string =>
  minutes === 0
    ? t((w) => w.said.past, { what: nameOf(what) })
    : t((w) => w.said.minutes, { what: nameOf(what), minutes });

export const pastOf = (what: DeadlineKind): string => t((w) => w.card.past, { what: nameOf(what) });
