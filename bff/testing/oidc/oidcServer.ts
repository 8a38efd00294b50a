import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestSession } from '../client.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../server.ts';
import { logInAt } from './logInAt.ts';
import { startTestProvider, type TestProvider } from './provider.ts';

/** Where the pages of the product are, to a browser: two hosts of the four variants. */
export const ORIGIN = 'http://tool.example.jp';
export const OTHER_ORIGIN = 'http://ing-r6.tool.example.jp';

const areas = ['admin', 'user'] as const;
type Area = (typeof areas)[number];

const redirectUris = [ORIGIN, OTHER_ORIGIN].flatMap((origin) =>
  ['sso', 'hidden'].flatMap((key) => areas.map((area) => `${origin}/${area}/login/${key}`)),
);

/** The product and a provider that knows it. */
export type OidcServer = {
  readonly server: TestServer;
  readonly provider: TestProvider;
  readonly stop: () => Promise<void>;
};

type Facts = {
  /** In the place of what the file says of everything, or of the first provider. */
  readonly file?: object;
  readonly first?: object;
  /** Of the server itself. */
  readonly options?: TestServerOptions;
};

/** Starts the product with a file that names its providers; `hidden` is one to which nobody answers. */
export const startOidcServer = async ({
  file = {},
  first = {},
  options = {},
}: Facts = {}): Promise<OidcServer> => {
  const provider = await startTestProvider({ redirectUris });
  const folder = await mkdtemp(join(tmpdir(), 'hojo-oidc-'));
  const path = join(folder, 'oidc.json');
  const known = { ...provider.client, issuer: provider.issuer, for: areas };
  const content = {
    origins: [ORIGIN, OTHER_ORIGIN],
    providers: [
      { key: 'sso', label: '組織アカウント', ...known, ...first },
      { key: 'hidden', label: '休止中', ...known, issuer: 'http://127.0.0.1:9', for: ['admin'] },
    ],
    ...file,
  };
  await writeFile(path, JSON.stringify(content));
  const env = { ...options.env, OIDC_FILE: path, PUBLIC_ORIGIN: ORIGIN };
  const server = await startTestServer({ ...options, env });
  return {
    server,
    provider,
    stop: async () => {
      await server.stop();
      await provider.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** What a browser sends along: where its page is, and the cookie of the log-in that it began. */
export const fromBrowser = (cookie?: string, origin = ORIGIN): Record<string, string> => ({
  origin,
  'sec-fetch-site': 'same-origin',
  ...(cookie !== undefined && { cookie }),
});

/** The cookies that an answer sets, as a browser sends them again. */
export const cookiesOf = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

/** A log-in that has come as far as the provider. */
export type Begun = { readonly url: string; readonly cookie: string };

/** Begins an administrator's log-in. */
export const beginAdmin = async ({ server }: OidcServer, origin = ORIGIN): Promise<Begun> => {
  const { body, headers } = await server.call('startAdminProviderLogIn', {
    path: { provider: 'sso' },
    body: { returnUrl: null },
    headers: fromBrowser(undefined, origin),
  });
  return { url: body.url, cookie: cookiesOf(headers) };
};

/** Begins the log-in of a user of a business. @param projectID null: whatever round the account opens */
const beginUser = async ({ server }: OidcServer, projectID: number | null): Promise<Begun> => {
  const { body, headers } = await server.call('startUserProviderLogIn', {
    path: { provider: 'sso' },
    body: { projectID, returnUrl: null },
    headers: fromBrowser(),
  });
  return { url: body.url, cookie: cookiesOf(headers) };
};

/** Hands the provider's answer to the product. */
export const finishAdmin = ({ server }: OidcServer, { cookie }: Pick<Begun, 'cookie'>, answer: string) =>
  server.call('finishAdminProviderLogIn', {
    path: { provider: 'sso' },
    body: { answer },
    headers: fromBrowser(cookie),
  });

export const finishUser = ({ server }: OidcServer, { cookie }: Pick<Begun, 'cookie'>, answer: string) =>
  server.call('finishUserProviderLogIn', {
    path: { provider: 'sso' },
    body: { answer },
    headers: fromBrowser(cookie),
  });

/** An administrator's log-in from the button to the answer. @param name the account at the provider */
export const logInAdmin = async (oidc: OidcServer, name: string) => {
  const begun = await beginAdmin(oidc);
  const { answer } = await logInAt(begun.url, name);
  return finishAdmin(oidc, begun, answer);
};

export const logInUser = async (oidc: OidcServer, name: string, projectID: number | null) => {
  const begun = await beginUser(oidc, projectID);
  const { answer } = await logInAt(begun.url, name);
  return finishUser(oidc, begun, answer);
};

/** The session of a log-in that is whole. */
export const sessionOf = (context: Area, token: string | undefined): TestSession => ({
  context,
  token: token ?? '',
});

/** The headers of somebody's browser in which he is logged in. */
export const browserOf = (answer: { readonly headers: Headers }) => fromBrowser(cookiesOf(answer.headers));
