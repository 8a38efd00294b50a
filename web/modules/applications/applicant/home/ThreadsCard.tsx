import { ThreadsEntryCard } from '#web/modules/correspondence/shared/threads/own/ThreadsEntryCard.tsx';
import type { Application } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';

/** The way to ask the office, and to what it answered. */
export const ThreadsCard = ({
  application: { projectId, unreadThreadCount = 0 },
}: {
  readonly application: Application;
}) => (
  <ThreadsEntryCard
    unreadCount={unreadThreadCount}
    listHref={applicantPaths.threads(projectId)}
    askHref={applicantPaths.newThread(projectId)}
  />
);
