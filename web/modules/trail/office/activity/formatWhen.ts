import { formatDate, formatDateTime, formatTime } from '#web/parts/text/format.ts';
import { activityText } from './activity.words.ts';

/** 本日 10:42 on the day itself, otherwise 2026/11/18（水）10:42. @param today YYYY-MM-DD in Japan */
export const formatWhen = (at: string, today: string): string =>
  formatDate(at) === formatDate(today)
    ? activityText((w) => w.today, { time: formatTime(at) })
    : formatDateTime(at);
