import { Check, CircleAlert, CircleMinus, Hourglass, Layers, MailX, RotateCw } from 'lucide-react';
import { MailStatus, MailStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from '../statusTag.tsx';

/** What became of a mail: only what did not arrive asks somebody to act. */
const mailStatusLooks: Record<MailStatus, StatusLook> = {
  [MailStatus.Waiting]: { tone: 'neutral', icon: Hourglass, isQuiet: true },
  [MailStatus.Retrying]: { tone: 'warning', icon: RotateCw },
  [MailStatus.Sent]: { tone: 'neutral', icon: Check, isQuiet: true },
  [MailStatus.Failed]: { tone: 'danger', icon: CircleAlert },
  [MailStatus.Bounced]: { tone: 'danger', icon: MailX },
  [MailStatus.GivenUp]: { tone: 'neutral', icon: CircleMinus, isQuiet: true },
  [MailStatus.Held]: { tone: 'neutral', icon: Layers, isQuiet: true },
  [MailStatus.InDigest]: { tone: 'neutral', icon: Check, isQuiet: true },
};

/** `<MailStatusTag status={…} />`: word, icon and tone from this one place. */
export const MailStatusTag = statusTag(mailStatusLooks, MailStatusLabel);
