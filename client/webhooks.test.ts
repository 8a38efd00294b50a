import { describe, expect, it } from 'vitest';
import { secretText, signedHeaders } from '#bff/platform/webhooks/sign.ts';
import { verifyWebhook, WebhookRefused } from './index.ts';

const secret = new Uint8Array(32).fill(7);
const now = new Date('2026-11-20T01:00:00Z');
const body =
  '{"type":"paymentPaid","timestamp":"2026-11-20T00:59:58Z","data":{"id":31,"url":"/api/admin/payment/31"}}';

/** As the product signs. */
const headersAt = (instant: Date, ...secrets: readonly Uint8Array[]) =>
  signedHeaders({ id: 'msg_1', seconds: instant.getTime() / 1000, body }, secrets);

describe('a notification', () => {
  it('that the product has signed is read, with the id that it comes again under', async () => {
    const message = await verifyWebhook(headersAt(now, secret), body, secretText(secret), { now });
    expect(message).toEqual({ ...JSON.parse(body), id: 'msg_1' });
  });

  it('is read from headers and bytes of the platform too, and during a rotation with either secret', async () => {
    const next = new Uint8Array(32).fill(8);
    const headers = new Headers(headersAt(now, next, secret));
    const bytes = new TextEncoder().encode(body);
    for (const one of [secret, next]) {
      const message = await verifyWebhook(headers, bytes, secretText(one), { now });
      expect(message.type).toBe('paymentPaid');
    }
    const both = [secretText(new Uint8Array(32)), secretText(next)];
    expect((await verifyWebhook(headersAt(now, next), body, both, { now })).data.id).toBe(31);
  });

  it.each([
    ['signed by somebody else', headersAt(now, new Uint8Array(32)), body],
    ['changed on its way', headersAt(now, secret), body.replace('31', '32')],
    ['of another id', { ...headersAt(now, secret), 'webhook-id': 'msg_2' }, body],
    ['older than five minutes', headersAt(new Date(now.getTime() - 301_000), secret), body],
    ['from the future', headersAt(new Date(now.getTime() + 301_000), secret), body],
    ['without a time', { ...headersAt(now, secret), 'webhook-timestamp': 'soon' }, body],
    ['without a signature', { ...headersAt(now, secret), 'webhook-signature': undefined }, body],
    [
      'with a signature that is none',
      { ...headersAt(now, secret), 'webhook-signature': 'v1,%%% v2,AA==' },
      body,
    ],
  ])('%s is refused', async (_what, headers, text) => {
    await expect(verifyWebhook(headers, text, secretText(secret), { now })).rejects.toThrow(WebhookRefused);
  });
});
