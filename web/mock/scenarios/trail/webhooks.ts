import { WebhookDeliveryStatus, WebhookEvent, WebhookStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { proposed, reply } from '../../reply.ts';
import { recordAsked, rowsAsked } from '../../rows.ts';
import { operationsWorld } from '../../world/world.ts';
import { aProposal, pendingActHandlers } from '../access/pendingActs.ts';
import { aProject, projectHandlers } from '../projects/project.ts';

type Schemas = components['schemas'];

const webhookCalled = (name: string): Schemas['Webhook'] => {
  const webhook = operationsWorld.saw('listWebhooks').items.find((one) => one.name === name);
  if (webhook === undefined) throw new Error(`the day of the office has no webhook ${name}`);
  return webhook;
};

/** Told of payments of every round. */
export const accountingWebhook = webhookCalled('会計システム');

/** In vain since yesterday; its name and address are as long as they come. */
const failing: Schemas['Webhook'] = {
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
const disabled: Schemas['Webhook'] = {
  ...accountingWebhook,
  ...{
    id: 4,
    name: '実績集計（試行）',
    status: WebhookStatus.Disabled,
    failingSince: '2026-11-15T03:10:00Z',
  },
};

const webhooks = [...operationsWorld.saw('listWebhooks').items, failing, disabled];

const test = operationsWorld.saw('testWebhook', accountingWebhook.id);
const others = operationsWorld
  .saw('listWebhookDeliveries', accountingWebhook.id)
  .items.filter(({ id }) => id !== test.id);

/** The test, after it was not taken twice. */
const waiting: Schemas['WebhookDelivery'] = {
  ...test,
  ...{ attempts: 2, lastAttemptAt: '2026-11-20T07:59:31Z', nextAttemptAt: '2026-11-20T08:14:31Z' },
  ...{ responseStatus: 503, responseMs: 1_204, responseText: '<html><h1>Service Unavailable</h1></html>' },
  problem: '受け取ったという応答（200番台）がありませんでした',
};

/** One of the day before, given up. */
const failed: Schemas['WebhookDelivery'] = {
  ...test,
  ...{ id: 30, webhookId: 'msg_0198f0d2-7c5e-7a51-9a0e-2f3c5b7d9e30', createdAt: '2026-11-19T01:00:00Z' },
  ...{ status: WebhookDeliveryStatus.Failed, attempts: 10, nextAttemptAt: null, responseMs: 10_000 },
  ...{ lastAttemptAt: '2026-11-20T05:04:31Z', problem: '10秒以内に応答がありませんでした' },
};

/** Addresses in every state, with messages in every state. */
export const webhookHandlers: MockHandlers = {
  listWebhooks: reply({ items: webhooks }),
  listProjects: projectHandlers.listProjects,
  getWebhook: recordAsked(webhooks),
  listPendingActs: pendingActHandlers.listPendingActs,
  createWebhook: proposed(aProposal),
  updateWebhook: reply(accountingWebhook, accountingWebhook.version + 1),
  rotateWebhookSecret: proposed(aProposal),
  testWebhook: reply(test),
  listWebhookDeliveries: ({ query }) => reply(rowsAsked([waiting, ...others, failed], query)),
  replayWebhookDeliveries: reply({ count: 3 }),
};
