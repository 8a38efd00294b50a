import { countStatus } from '#web/modules/sections/company/sections/cards.ts';
import { DocumentCheckStatus } from '#web/parts/api/generated/enums.ts';
import { useMyPage } from '#web/parts/company/useMyPage.ts';

/** What waits for the company, for the menu: papers that came back, unread notifications and answers; a member has fewer pages. */
export const useWaitingCounts = (): {
  readonly returned: number;
  readonly unread: number;
  readonly unreadThreads: number;
  readonly unreadAnnouncements: number;
  readonly isMember: boolean;
} => {
  const myPage = useMyPage().data?.body;
  return {
    returned: countStatus(myPage?.sections ?? [], DocumentCheckStatus.Rejected),
    unread: myPage?.unreadNotificationCount ?? 0,
    unreadThreads: myPage?.unreadThreadCount ?? 0,
    unreadAnnouncements: myPage?.unreadAnnouncementCount ?? 0,
    isMember: typeof myPage?.memberId === 'number',
  };
};
