import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok } from '#bff/http/reply.ts';
import { replayDeliveries, testWebhook } from './webhookDeliveries.service.ts';
import {
  changeWebhook,
  createWebhook,
  getWebhook,
  type IssuedWebhook,
  listWebhooks,
  rotateWebhookSecret,
} from './webhooks.service.ts';
import type { DeliveryView, WebhookView } from './webhookViews.service.ts';

const present = (view: WebhookView) => wire(view);
const presentDelivery = (view: DeliveryView) => wire(view);
const presentIssued = ({ webhook, secret }: IssuedWebhook) => ({ webhook: present(webhook), secret });

const instantOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

export const webhookRoutes = {
  listWebhooks: async (_request, scope) => ok({ items: (await listWebhooks(scope)).map(present) }),
  createWebhook: async ({ body }, scope) => {
    const issued = await createWebhook(scope, body);
    const { id, version } = issued.webhook;
    return created(presentIssued(issued), { version, location: `/api/admin/webhook/${id}` });
  },
  getWebhook: async ({ path }, scope) => {
    const view = await getWebhook(scope, path.id);
    return ok(present(view), { version: view.version });
  },
  updateWebhook: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await changeWebhook(scope, path.id, body, ifMatchVersion);
    return ok(present(view), { version: view.version });
  },
  rotateWebhookSecret: async ({ path }, scope) => {
    const issued = await rotateWebhookSecret(scope, path.id);
    return ok(presentIssued(issued), { version: issued.webhook.version });
  },
  testWebhook: async ({ path }, scope) => created(presentDelivery(await testWebhook(scope, path.id))),
  replayWebhookDeliveries: async ({ path, body }, scope) => {
    const choice = { id: body.deliveryId, from: instantOf(body.from), to: instantOf(body.to) };
    return ok({ count: await replayDeliveries(scope, path.id, choice) });
  },
} satisfies Partial<Handlers>;
