import { BadgeCheck, CircleCheck, MailCheck, Send, Undo2 } from 'lucide-react';
import { AmountProposalStatus, AmountProposalStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** The state of a proposal of an amount; not in LOOK.md, in the same language. */
const amountProposalStatusLooks: Record<AmountProposalStatus, StatusLook> = {
  [AmountProposalStatus.Proposed]: { tone: 'info', icon: Send },
  [AmountProposalStatus.Checked]: { tone: 'special', icon: CircleCheck },
  [AmountProposalStatus.Approved]: { tone: 'success', icon: BadgeCheck },
  [AmountProposalStatus.Returned]: { tone: 'warning', icon: Undo2 },
  [AmountProposalStatus.Applied]: { tone: 'neutral', icon: MailCheck },
};

/** `<AmountProposalStatusTag status={…} />`: word, icon and tone from this one place. */
export const AmountProposalStatusTag = statusTag(amountProposalStatusLooks, AmountProposalStatusLabel);
