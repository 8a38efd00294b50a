import { WebhookEventLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import { webhooksText as t } from './webhooks.words.ts';

type Delivery = components['schemas']['WebhookDelivery'];

/** What a message tells. */
export const eventText = ({ event }: Delivery): string =>
  event === null ? t((w) => w.log.test) : WebhookEventLabel[event];

/** 204（42ミリ秒） */
export const answerText = ({ responseStatus, responseMs }: Delivery): string =>
  responseStatus === null
    ? t((w) => w.log.noAnswer)
    : t((w) => w.log.answerOf, { status: String(responseStatus), ms: formatInteger(responseMs ?? 0) });
