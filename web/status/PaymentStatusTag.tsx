import {
  BadgeCheck,
  Banknote,
  CircleMinus,
  FileOutput,
  Inbox,
  PencilLine,
  TriangleAlert,
  UserCheck,
} from 'lucide-react';
import { PaymentStatus } from '#web/api/generated/enums.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/status.json' with { type: 'json' };
import { type StatusLook, statusTag } from './statusTag.tsx';

const t = texts('status', words);

/** The state of a payment (LOOK.md, Tones). */
export const paymentStatusLooks: Record<PaymentStatus, StatusLook> = {
  [PaymentStatus.Draft]: { tone: 'neutral', icon: PencilLine },
  [PaymentStatus.Requested]: { tone: 'neutral', icon: Inbox },
  [PaymentStatus.Checked]: { tone: 'info', icon: UserCheck },
  [PaymentStatus.Approved]: { tone: 'info', icon: BadgeCheck },
  [PaymentStatus.Exported]: { tone: 'info', icon: FileOutput },
  [PaymentStatus.Paid]: { tone: 'success', icon: Banknote },
  [PaymentStatus.Failed]: { tone: 'danger', icon: TriangleAlert },
  [PaymentStatus.Canceled]: { tone: 'neutral', icon: CircleMinus },
};

/** Which step a payment waits for, rather than which one is done (LOOK.md, Tones). */
export const paymentStatusWords: Record<PaymentStatus, string> = {
  [PaymentStatus.Draft]: t((w) => w.payment.draft),
  [PaymentStatus.Requested]: t((w) => w.payment.requested),
  [PaymentStatus.Checked]: t((w) => w.payment.checked),
  [PaymentStatus.Approved]: t((w) => w.payment.approved),
  [PaymentStatus.Exported]: t((w) => w.payment.exported),
  [PaymentStatus.Paid]: t((w) => w.payment.paid),
  [PaymentStatus.Failed]: t((w) => w.payment.failed),
  [PaymentStatus.Canceled]: t((w) => w.payment.canceled),
};

/** `<PaymentStatusTag status={…} />`: word, icon and tone from this one place. */
export const PaymentStatusTag = statusTag(paymentStatusLooks, paymentStatusWords);
