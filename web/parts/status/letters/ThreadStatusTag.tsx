import { CircleCheck, MessageCircleQuestion, Reply } from 'lucide-react';
import { ThreadStatus, ThreadStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from '../statusTag.tsx';

/** Whose turn it is: only what waits for the office asks somebody to act. */
const threadStatusLooks: Record<ThreadStatus, StatusLook> = {
  [ThreadStatus.WaitingOffice]: { tone: 'info', icon: MessageCircleQuestion },
  [ThreadStatus.Answered]: { tone: 'success', icon: Reply, isQuiet: true },
  [ThreadStatus.Closed]: { tone: 'neutral', icon: CircleCheck, isQuiet: true },
};

/** `<ThreadStatusTag status={…} />`: word, icon and tone from this one place. */
export const ThreadStatusTag = statusTag(threadStatusLooks, ThreadStatusLabel);
