import {
  BadgeCheck,
  Banknote,
  CircleMinus,
  FileOutput,
  Inbox,
  TriangleAlert,
  Undo2,
  UserCheck,
} from 'lucide-react';
import { PaymentStatus, PaymentStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from './statusTag.tsx';

/** The state of a payment (LOOK.md, Tones). */
const paymentStatusLooks: Record<PaymentStatus, StatusLook> = {
  [PaymentStatus.Draft]: { tone: 'warning', icon: Undo2 },
  [PaymentStatus.Requested]: { tone: 'neutral', icon: Inbox },
  [PaymentStatus.Checked]: { tone: 'info', icon: UserCheck },
  [PaymentStatus.Approved]: { tone: 'info', icon: BadgeCheck },
  [PaymentStatus.Exported]: { tone: 'info', icon: FileOutput },
  [PaymentStatus.Paid]: { tone: 'success', icon: Banknote },
  [PaymentStatus.Failed]: { tone: 'danger', icon: TriangleAlert },
  [PaymentStatus.Canceled]: { tone: 'neutral', icon: CircleMinus },
};

/** `<PaymentStatusTag status={…} />`: word, icon and tone from this one place. */
export const PaymentStatusTag = statusTag(paymentStatusLooks, PaymentStatusLabel);
