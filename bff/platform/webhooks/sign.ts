import { createHmac } from 'node:crypto';

/** What is signed: which message, when it is sent (seconds since 1970), and its words. */
export type Signed = { readonly id: string; readonly seconds: number; readonly body: string };

/** Headers of Standard Webhooks: one signature (v1, HMAC-SHA256) for each secret that holds. */
export const signedHeaders = (
  { id, seconds, body }: Signed,
  secrets: readonly Uint8Array[],
): Record<string, string> => ({
  'content-type': 'application/json',
  'user-agent': 'hojo-webhooks/1',
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': secrets
    .map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`)
    .join(' '),
});

/** A secret as its receiver keeps it. */
export const secretText = (secret: Uint8Array): string => `whsec_${Buffer.from(secret).toString('base64')}`;
