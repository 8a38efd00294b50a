import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ClientMetadata, type Configuration, Provider } from 'oidc-provider';

/*
 * A real provider of OpenID Connect, in the process of the test. Who logs in to it is whom he says: the name that is
 * typed is his subject, and his address unless the test says otherwise.
 */

export type TestProvider = {
  readonly issuer: string;
  readonly client: { readonly clientId: string; readonly clientSecret: string };
  /** What the provider says of somebody beside his name: everywhere, or only when it is asked about him. */
  readonly describe: (name: string, claims: Record<string, unknown>, where?: 'userinfo') => void;
  readonly stop: () => Promise<void>;
};

/** A key of what is said in one place. */
const placed = (name: string, where: string | undefined): string =>
  where === undefined ? name : `${name} in ${where}`;

type Options = {
  /** The address that it listens on; 127.0.0.1, another site than localhost to a browser. */
  readonly port?: number;
  readonly redirectUris: readonly string[];
};

const SECRET = 'a-secret-of-the-client-for-tests';

/** Claims with their own scopes: of this product, `email` is enough. */
const claims = { email: ['email', 'email_verified'], openid: ['sub', 'amr'] };

const signingKey = (): object => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: randomUUID(),
  alg: 'RS256',
  use: 'sig',
});

const configurationOf = (
  client: ClientMetadata,
  described: ReadonlyMap<string, Record<string, unknown>>,
): Configuration => ({
  clients: [client],
  claims,
  conformIdTokenClaims: true,
  features: { devInteractions: { enabled: true } },
  jwks: { keys: [signingKey()] } as Configuration['jwks'],
  cookies: { keys: ['a key for the cookies of tests'] },
  pkce: { required: () => true },
  ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
  findAccount: (_context, id) => ({
    accountId: id,
    claims: (use) => ({
      sub: id,
      email: id,
      email_verified: true,
      ...described.get(id),
      ...described.get(placed(id, use)),
    }),
  }),
});

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** How somebody has logged in (`amr`) is what the test says of him: the provider's own forms ask for no more than a name. */
const tellMethods = (provider: Provider, described: ReadonlyMap<string, Record<string, unknown>>): void => {
  const finish = provider.interactionFinished.bind(provider);
  provider.interactionFinished = (request, response, { login, ...result }, options) => {
    const amr = described.get(login?.accountId ?? '')?.amr as string[] | undefined;
    const told = login === undefined ? result : { ...result, login: { ...login, ...(amr && { amr }) } };
    return finish(request, response, told, options);
  };
};

/** Starts a provider that knows this product as its client. */
export const startTestProvider = async ({ port = 0, redirectUris }: Options): Promise<TestProvider> => {
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listen(server, port)}`;
  const described = new Map<string, Record<string, unknown>>();
  const client = { clientId: 'hojo', clientSecret: SECRET };
  const provider = new Provider(
    issuer,
    configurationOf(
      { client_id: client.clientId, client_secret: SECRET, redirect_uris: [...redirectUris] },
      described,
    ),
  );
  tellMethods(provider, described);
  server.on('request', provider.callback());
  return {
    issuer,
    client,
    describe: (name, more, where) => void described.set(placed(name, where), more),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
