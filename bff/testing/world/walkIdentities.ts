import type { TestSession } from '../client.ts';
import { logInAt } from '../oidc/logInAt.ts';
import { cookiesOf, fromBrowser } from '../oidc/oidcServer.ts';
import { makeAdmin, signIn } from '../people.ts';
import type { TestServer } from '../server.ts';
import { createWalk, type Walk } from './walk.ts';

const COMPANY = 'mamekura@example.jp';
const ROUND = 5;

const path = { provider: 'sso' };

type BeginsAtProvider =
  | 'startAdminProviderLogIn'
  | 'startUserProviderLogIn'
  | 'startIdentityLink'
  | 'startUserIdentityLink';

/** As far as the provider and back. @returns what the product is handed then */
const comeBack = async (
  { server, answered }: Walk,
  id: BeginsAtProvider,
  { name, body, session }: { name: string; body?: object; session?: TestSession },
) => {
  const options = { path, body, session, headers: fromBrowser() };
  const begun = await server.call(id, options as never);
  if (begun.status !== 200) throw new Error(`${id} answers ${begun.status} ${begun.problem.detail}`);
  answered.add(id);
  const { answer } = await logInAt(begun.body.url, name);
  return { path, body: { answer }, headers: fromBrowser(cookiesOf(begun.headers)) };
};

/**
 * An administrator and a user of the demo log in at the provider that the product knows, and link an account.
 * @returns the operations that were answered with success
 */
export const walkIdentities = async (server: TestServer): Promise<ReadonlySet<string>> => {
  const walk = createWalk(server);
  const { step } = walk;
  const { session: admin } = await makeAdmin(server, 'CS');
  const mamekura = { email: COMPANY, projectId: ROUND };
  const { id } = await server.database.client.corporationUser.findFirstOrThrow({ where: mamekura });
  const user = await signIn(server, 'user', id);
  await step('listLoginProviders');
  const body = { returnUrl: null };
  const ofAdmin = await comeBack(walk, 'startAdminProviderLogIn', { name: 'cs@example.jp', body });
  await step('finishAdminProviderLogIn', ofAdmin);
  const ofUser = await comeBack(walk, 'startUserProviderLogIn', {
    name: COMPANY,
    body: { projectID: ROUND, returnUrl: null },
  });
  await step('finishUserProviderLogIn', ofUser);

  await step(
    'finishAdminProviderLogIn',
    await comeBack(walk, 'startIdentityLink', { name: 'jmac', session: admin }),
  );
  const own = await step('listOwnIdentities', { session: admin });
  await step('deleteOwnIdentity', { session: admin, path: { id: own.items[0]?.id ?? 0 } });

  const first = await step('listUserOwnIdentities', { session: user });
  for (const link of first.items)
    await step('deleteUserOwnIdentity', { session: user, path: { id: link.id } });
  const linked = await comeBack(walk, 'startUserIdentityLink', { name: 'company', session: user });
  await step('finishUserProviderLogIn', linked);
  const later = await step('listUserOwnIdentities', { session: user });
  await step('deleteUserOwnIdentity', { session: user, path: { id: later.items[0]?.id ?? 0 } });
  return walk.answered;
};
