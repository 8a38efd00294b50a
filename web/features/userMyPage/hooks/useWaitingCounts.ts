import { DocumentCheckStatus } from '#web/api/generated/enums.ts';
import { countStatus } from '../sections/cards.ts';
import { useMyPage } from './useMyPage.ts';

/** What waits for the company, for the menu: papers that came back and unread notifications. */
export const useWaitingCounts = (): { readonly returned: number; readonly unread: number } => {
  const myPage = useMyPage().data?.body;
  return {
    returned: countStatus(myPage?.sections ?? [], DocumentCheckStatus.Rejected),
    unread: myPage?.unreadNotificationCount ?? 0,
  };
};
