import { WebhookDeliveryStatus, WebhookEvent, WebhookStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { recordAsked, rowsAsked } from '../rows.ts';
import { aProject } from './project.ts';

type Webhook = components['schemas']['Webhook'];
type Delivery = components['schemas']['WebhookDelivery'];

/** Told of payments of every round. */
export const accountingWebhook: Webhook = {
  id: 2,
  version: 1,
  createdAt: '2026-11-02T01:00:00Z',
  updatedAt: '2026-11-20T05:04:30Z',
  name: '会計システム',
  url: 'https://accounting.example.jp/hooks/hojo',
  events: [WebhookEvent.PaymentPaid],
  projectIds: null,
  status: WebhookStatus.Active,
  failingSince: null,
  previousUntil: null,
  createdByName: '事務局 花子',
};

/** In vain since yesterday; its name and address are as long as they come. */
const failing: Webhook = {
  ...accountingWebhook,
  id: 3,
  name: '農林水産省補助事業実績集計基盤（令和八年度試行）データ連携基盤システム一式用',
  url: 'https://jisseki-shuukei-kiban.data-renkei.example.jp/api/v1/organizations/1234567890/webhooks/hojo',
  events: Object.values(WebhookEvent),
  projectIds: [aProject.id],
  status: WebhookStatus.Failing,
  failingSince: '2026-11-19T03:10:00Z',
};

/** Turned off by itself. */
export const disabledWebhook: Webhook = {
  ...accountingWebhook,
  id: 4,
  name: '実績集計（試行）',
  status: WebhookStatus.Disabled,
  failingSince: '2026-11-15T03:10:00Z',
};

const off: Webhook = { ...accountingWebhook, id: 1, name: '旧会計システム', status: WebhookStatus.Off };

const webhooks = [accountingWebhook, failing, disabledWebhook, off];

const paid: Delivery = {
  id: 31,
  webhookId: 'msg_0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e31',
  event: WebhookEvent.PaymentPaid,
  status: WebhookDeliveryStatus.Delivered,
  createdAt: '2026-11-20T05:04:30Z',
  attempts: 1,
  lastAttemptAt: '2026-11-20T05:04:31Z',
  nextAttemptAt: null,
  responseStatus: 204,
  responseMs: 42,
  responseText: null,
  problem: null,
  body: '{"type":"paymentPaid","timestamp":"2026-11-20T05:04:30.000Z","data":{"id":31,"url":"/api/admin/payment/31","projectId":12,"mypageId":5,"status":4}}',
};

const waiting: Delivery = {
  ...paid,
  id: 32,
  webhookId: 'msg_0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e32',
  event: WebhookEvent.MyPageStatusChanged,
  status: WebhookDeliveryStatus.Waiting,
  attempts: 2,
  nextAttemptAt: '2026-11-20T05:19:31Z',
  responseStatus: 503,
  responseMs: 1_204,
  responseText: '<html><h1>Service Unavailable</h1></html>',
  problem: '受け取ったという応答（200番台）がありませんでした',
};

const failed: Delivery = {
  ...paid,
  id: 30,
  webhookId: 'msg_0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e30',
  event: null,
  status: WebhookDeliveryStatus.Failed,
  createdAt: '2026-11-19T01:00:00Z',
  attempts: 10,
  responseStatus: null,
  responseMs: 10_000,
  problem: '10秒以内に応答がありませんでした',
  body: '{"type":"test","timestamp":"2026-11-19T01:00:00.000Z","data":{"id":null,"url":null}}',
};

const issued: components['schemas']['NewWebhook'] = {
  webhook: accountingWebhook,
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=',
};

/** Addresses in every state, with messages in every state. */
export const webhookHandlers: MockHandlers = {
  listWebhooks: reply({ items: webhooks }),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
  getWebhook: recordAsked(webhooks),
  createWebhook: reply(issued, 1),
  updateWebhook: reply({ ...accountingWebhook, version: 2 }),
  rotateWebhookSecret: reply(issued, 2),
  testWebhook: reply({ ...waiting, id: 33, event: null, attempts: 0 }),
  listWebhookDeliveries: ({ query }) => reply(rowsAsked([waiting, paid, failed], query)),
  replayWebhookDeliveries: reply({ count: 3 }),
};
