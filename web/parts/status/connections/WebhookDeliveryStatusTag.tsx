import { Check, CircleAlert, Hourglass } from 'lucide-react';
import { WebhookDeliveryStatus, WebhookDeliveryStatusLabel } from '#web/parts/api/generated/enums.ts';
import { type StatusLook, statusTag } from '../statusTag.tsx';

/** Whether a message has arrived. */
const webhookDeliveryStatusLooks: Record<WebhookDeliveryStatus, StatusLook> = {
  [WebhookDeliveryStatus.Waiting]: { tone: 'info', icon: Hourglass },
  [WebhookDeliveryStatus.Delivered]: { tone: 'neutral', icon: Check, isQuiet: true },
  [WebhookDeliveryStatus.Failed]: { tone: 'danger', icon: CircleAlert },
};

/** `<WebhookDeliveryStatusTag status={…} />`: word, icon and tone from this one place. */
export const WebhookDeliveryStatusTag = statusTag(webhookDeliveryStatusLooks, WebhookDeliveryStatusLabel);
