import type { Schemas } from './contractTypes.ts';

/** What a notification tells: which record it is about. Read the record with a key. */
export type WebhookMessage = Schemas['WebhookMessage'] & {
  /** Of `webhook-id`: an event that comes again comes under the same. */
  readonly id: string;
};

/** A notification that is not to be believed; answer it 401. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

type Options = {
  /** For tests. */
  readonly now?: Date;
  /** How far its timestamp may be off. Seconds. */
  readonly toleranceSeconds?: number;
};

const PREFIX = 'whsec_';

const readHeader = (headers: WebhookHeaders, name: string): string => {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookRefused(`${name} is missing`);
  return value;
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);

const tryBytes = (base64: string): Uint8Array<ArrayBuffer> => {
  try {
    return bytesOf(base64);
  } catch {
    return new Uint8Array();
  }
};

/** @throws Error when it is not what the office was shown */
const keyOf = (secret: string): Promise<CryptoKey> => {
  if (!secret.startsWith(PREFIX)) throw new Error(`A secret begins with ${PREFIX}`);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', bytesOf(secret.slice(PREFIX.length)), hmac, false, ['verify']);
};

const versionOne = (header: string): Uint8Array<ArrayBuffer>[] =>
  header
    .split(' ')
    .filter((signature) => signature.startsWith('v1,'))
    .map((signature) => tryBytes(signature.slice('v1,'.length)));

/** Compares in the time of the longer one: `subtle.verify` does. */
const isSigned = async (secrets: readonly string[], signatures: string, signed: string): Promise<boolean> => {
  const content = new TextEncoder().encode(signed);
  const keys = await Promise.all(secrets.map(keyOf));
  const checks = keys.flatMap((key) =>
    versionOne(signatures).map((signature) => crypto.subtle.verify('HMAC', key, signature, content)),
  );
  return (await Promise.all(checks)).includes(true);
};

/**
 * Reads a notification (Standard Webhooks) after its signature and its time have been found in order.
 *
 * @param body the bytes as they came, before anything parsed them
 * @param secret as the office was shown it, `whsec_…`; during a rotation both
 * @throws WebhookRefused when it is not from the product, was changed on its way, or is old
 */
export const verifyWebhook = async (
  headers: WebhookHeaders,
  body: string | Uint8Array,
  secret: string | readonly string[],
  { now = new Date(), toleranceSeconds = 300 }: Options = {},
): Promise<WebhookMessage> => {
  const id = readHeader(headers, 'webhook-id');
  const timestamp = readHeader(headers, 'webhook-timestamp');
  const offSeconds = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!(offSeconds <= toleranceSeconds)) throw new WebhookRefused('webhook-timestamp is too far off');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signatures = readHeader(headers, 'webhook-signature');
  const secrets = typeof secret === 'string' ? [secret] : secret;
  if (!(await isSigned(secrets, signatures, `${id}.${timestamp}.${text}`))) {
    throw new WebhookRefused('webhook-signature does not fit');
  }
  const message: Schemas['WebhookMessage'] = JSON.parse(text);
  return { ...message, id };
};
