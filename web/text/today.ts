const tokyoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' });

/** Today in Tokyo, YYYY-MM-DD: deadlines are days there, wherever the browser is. */
export const todayInTokyo = (now: Date = new Date()): string => tokyoDay.format(now);
