import { FileClock, Mail, MailOpen, Replace } from 'lucide-react';
import { IssuedPaperStatus, IssuedPaperStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from '../statusTag.tsx';

/** Whether a paper was read; not in LOOK.md, in the same language. */
const issuedPaperStatusLooks: Record<IssuedPaperStatus, StatusLook> = {
  [IssuedPaperStatus.Making]: { tone: 'neutral', icon: FileClock },
  [IssuedPaperStatus.Unopened]: { tone: 'info', icon: Mail },
  [IssuedPaperStatus.Opened]: { tone: 'success', icon: MailOpen },
  [IssuedPaperStatus.Replaced]: { tone: 'neutral', icon: Replace },
};

/** `<IssuedPaperStatusTag status={…} />`: word, icon and tone from this one place. */
export const IssuedPaperStatusTag = statusTag(issuedPaperStatusLooks, IssuedPaperStatusLabel);
