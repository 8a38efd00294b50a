import { ThreadsEntryCard } from '#web/modules/correspondence/shared/threads/own/ThreadsEntryCard.tsx';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';

type ThreadsCardProps = Pick<MyPageBody, 'projectId' | 'unreadThreadCount'>;

/** The way to ask the office, and to what it answered. */
export const ThreadsCard = ({ projectId, unreadThreadCount }: ThreadsCardProps) => (
  <ThreadsEntryCard
    unreadCount={unreadThreadCount}
    listHref={userPaths.threads(projectId)}
    askHref={userPaths.newThread(projectId)}
  />
);
