import { WebhookEventLabel } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { formatInteger } from '#web/text/format.ts';
import { webhooksText as t } from '#web/text/ja/webhooks.ts';

type Delivery = components['schemas']['WebhookDelivery'];

/** What a message tells. */
export const eventText = ({ event }: Delivery): string =>
  event === null ? t((w) => w.log.test) : WebhookEventLabel[event];

/** 204（42ミリ秒） */
export const answerText = ({ responseStatus, responseMs }: Delivery): string =>
  responseStatus === null
    ? t((w) => w.log.noAnswer)
    : t((w) => w.log.answerOf, { status: String(responseStatus), ms: formatInteger(responseMs ?? 0) });
