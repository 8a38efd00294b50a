import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { ThreadSummary } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { DASH } from '#web/parts/text/format.ts';

/** What the office calls the other side: the company, or the applicant. */
export const partyNameOf = ({ mypage, member, application }: ThreadSummary): string =>
  member?.name ?? mypage?.corporationName ?? application?.name ?? DASH;

/** Since how many business days the other side waits. */
export const waitingText = ({ waitingBusinessDays: count }: ThreadSummary): string => {
  if (count === null) return DASH;
  return count === 0 ? t((w) => w.waitingToday) : t((w) => w.waitingDays, { count });
};
