import { Check, CircleAlert, CircleMinus, TriangleAlert } from 'lucide-react';
import { WebhookStatus, WebhookStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from '../statusTag.tsx';

/** An automatically disabled webhook needs action, hence its tone. */
const webhookStatusLooks: Record<WebhookStatus, StatusLook> = {
  [WebhookStatus.Active]: { tone: 'success', icon: Check },
  [WebhookStatus.Failing]: { tone: 'warning', icon: TriangleAlert },
  [WebhookStatus.Disabled]: { tone: 'danger', icon: CircleAlert },
  [WebhookStatus.Off]: { tone: 'neutral', icon: CircleMinus, isQuiet: true },
};

/** `<WebhookStatusTag status={…} />`: word, icon and tone from this one place. */
export const WebhookStatusTag = statusTag(webhookStatusLooks, WebhookStatusLabel);
