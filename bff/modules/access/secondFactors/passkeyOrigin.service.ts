import type { Config } from '#bff/core/config.ts';

const clientDataOf = (clientDataJSON: string): { readonly origin?: unknown } | null => {
  try {
    return JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
};

/** A host of the domain, reached as the product is: by the same scheme and on the same port. */
const isOurs = (
  origin: string,
  { publicOrigin, passkeyDomain }: Pick<Config, 'publicOrigin' | 'passkeyDomain'>,
) => {
  if (!URL.canParse(origin)) return false;
  const [given, own] = [new URL(origin), new URL(publicOrigin)];
  const isInDomain = given.hostname === passkeyDomain || given.hostname.endsWith(`.${passkeyDomain}`);
  return isInDomain && given.protocol === own.protocol && given.port === own.port;
};

/**
 * The origin that a passkey's answer has to be of. Several hosts serve the product (its variants), and a browser lets
 * each use the passkeys of the domain above: any of them will do.
 * @returns what the answer names when it is ours, else the product's own, which it then does not fit
 */
export const originOfPasskey = (
  config: Pick<Config, 'publicOrigin' | 'passkeyDomain'>,
  clientDataJSON: string,
): string => {
  const origin = clientDataOf(clientDataJSON)?.origin;
  return typeof origin === 'string' && isOurs(origin, config) ? origin : new URL(config.publicOrigin).origin;
};
