import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MachineScope, WebhookEvent } from '#bff/generated/contract/enums.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { type Acts, logIn } from './acts.ts';

/** As long as a name may be. */
const LONG_NAME = '農林水産省補助事業実績集計基盤（令和八年度試行）データ連携基盤システム一式用';

const { MyPages, Payments, Applications } = MachineScope;

/** Keys of other systems: one that is used, one that is being changed over, one on trial, one that is stopped. */
export const makeKeys = async ({ act, ask, keep }: Acts, session: TestSession): Promise<void> => {
  const few = { scopes: [MyPages, Payments], projectIds: [5] };
  const accounting = { ...few, name: '会計システム', expiresOn: '2027-03-31' };
  const { key, token } = await keep('createMachineKey', { session, body: accounting });
  const second = await logIn(act, 'jmac2');
  await act('listMyPages', { headers: { authorization: `Bearer ${token}` } });
  const allowedAddresses = ['192.0.2.0/24'];
  await keep('updateMachineKey', { session, path: { id: key.id }, body: { allowedAddresses } });
  const all = { name: LONG_NAME, scopes: Object.values(MachineScope), projectIds: null };
  const ministry = await act('createMachineKey', { session, body: all });
  await act('rotateMachineKey', { session, path: { id: ministry.key.id }, body: { graceDays: 7 } });
  const trial = { ...few, name: '実績集計（試行）', scopes: [Applications], expiresOn: '2026-11-20' };
  await act('createMachineKey', { session, body: trial });
  const old = await act('createMachineKey', { session, body: { ...few, name: '旧会計システム' } });
  await keep('stopMachineKey', { session, path: { id: old.key.id } });
  // One waits for the other of JMAC, one for this one; one was declined.
  await ask('rotateMachineKey', { session, path: { id: key.id }, body: { graceDays: 7 } });
  await ask('createMachineKey', { session: second, body: { ...few, name: '国の実績集計' } });
  const declined = await ask('updateMachineKey', {
    session: second,
    path: { id: ministry.key.id },
    body: { requestsPerMinute: 3000 },
  });
  const path = { id: Object(declined).pendingActId as number };
  const reason = 'いまの上限で足りています。足りなくなったら、回数の記録を付けて依頼してください。';
  await keep('updatePendingAct', { session, path, body: { action: 'decline', reason } });
};

/** Another system on this machine, which takes every message. */
const startReceiver = async () => {
  const http = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hooks/hojo`, close: () => http.close() };
};

/** A system that is told of a payment, and is then sent a test; another that is told no more. */
export const tellOthers = async ({ server, act, keep }: Acts, session: TestSession): Promise<void> => {
  const { url, close } = await startReceiver();
  const told = { url, events: [WebhookEvent.PaymentPaid], projectIds: null };
  const old = await act('createWebhook', { session, body: { ...told, name: '旧会計システム' } });
  await act('updateWebhook', { session, path: { id: old.webhook.id }, body: { isActive: false } });
  const { webhook } = await keep('createWebhook', { session, body: { ...told, name: '会計システム' } });
  const paid = { action: 'settle', paidOn: '2026-11-20', reason: '銀行の画面で確認したため' } as const;
  await act('updatePayout', { session, path: { id: 8 }, body: paid });
  await server.runJobs('sealAudit', 'tellWebhooks', 'sendWebhooks');
  close();
  await keep('testWebhook', { session, path: { id: webhook.id } });
};
