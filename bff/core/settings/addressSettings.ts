import { isProduction } from './values.ts';

/** Where the product is found by those who use it. */
export type AddressSettings = {
  /** Links in mails are built from this, never from the Host header. */
  readonly publicOrigin: string;
  /** The domain whose pages may use a passkey: that of `publicOrigin`, or one above it that several hosts share. */
  readonly passkeyDomain: string;
};

/** Browsers take it for safe without TLS. */
export const isThisMachine = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(host);

const publicOriginOf = (env: NodeJS.ProcessEnv, port: number): string => {
  const origin = env.PUBLIC_ORIGIN;
  if (!origin) {
    if (isProduction(env)) throw new Error('PUBLIC_ORIGIN is needed when NODE_ENV=production');
    return `http://localhost:${port}`;
  }
  if (!/^https?:/.test(origin) || !URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(
      `PUBLIC_ORIGIN must be http or https and a host such as https://hojo.example.jp, not "${origin}"`,
    );
  // Without TLS cookies are not Secure, and anybody on the way reads log-ins.
  if (isProduction(env) && origin.startsWith('http:') && !isThisMachine(new URL(origin).hostname))
    throw new Error('PUBLIC_ORIGIN must be https when NODE_ENV=production');
  return origin;
};

const passkeyDomainOf = (env: NodeJS.ProcessEnv, publicOrigin: string): string => {
  const { hostname } = new URL(publicOrigin);
  const domain = env.PASSKEY_DOMAIN || hostname;
  if (domain !== hostname && !hostname.endsWith(`.${domain}`))
    throw new Error(`PASSKEY_DOMAIN must be ${hostname} or a domain above it, not "${domain}"`);
  return domain;
};

/** @throws Error naming the variable that is missing or makes no sense */
export const readAddressSettings = (env: NodeJS.ProcessEnv, port: number): AddressSettings => {
  const publicOrigin = publicOriginOf(env, port);
  return { publicOrigin, passkeyDomain: passkeyDomainOf(env, publicOrigin) };
};
