import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { noContent, ok } from '#bff/http/reply.ts';
import { presentStartedAdmin, presentStartedUser } from '../sessions/sessions.routes.ts';
import { beginLogIn, finishedCookie } from './beginLogIn.service.ts';
import { finishLogIn } from './logInByProvider.service.ts';
import { deleteOwnIdentity, listOwnIdentities, startLink } from './ownIdentities.service.ts';
import { listLoginProviders } from './providers.service.ts';

const begun = ({ url, cookies }: Awaited<ReturnType<typeof beginLogIn>>) => ok({ url }, { cookies });

/** Log-in at providers of OpenID Connect, and the accounts that are linked. */
export const identityRoutes = {
  listLoginProviders: async (_request, scope) => ok(listLoginProviders(scope)),

  startAdminProviderLogIn: async ({ path, body: { returnUrl } }, scope) =>
    begun(
      await beginLogIn(scope, path.provider, {
        context: 'admin',
        projectId: null,
        sessionId: null,
        returnUrl,
      }),
    ),
  finishAdminProviderLogIn: async ({ path: { provider }, body: { answer } }, scope) => {
    const { returnUrl, session } = await finishLogIn(scope, { provider, context: 'admin', answer });
    const started = session && (await presentStartedAdmin(scope, session));
    return ok({ returnUrl, session: started }, { cookies: [finishedCookie, ...(session?.cookies ?? [])] });
  },
  startUserProviderLogIn: async ({ path, body: { projectID: projectId, returnUrl } }, scope) =>
    begun(await beginLogIn(scope, path.provider, { context: 'user', projectId, sessionId: null, returnUrl })),
  finishUserProviderLogIn: async ({ path: { provider }, body: { answer } }, scope) => {
    const { returnUrl, session, projects } = await finishLogIn(scope, { provider, context: 'user', answer });
    const started = session && (await presentStartedUser(scope, session));
    return ok(
      { returnUrl, session: started, projects },
      { cookies: [finishedCookie, ...(session?.cookies ?? [])] },
    );
  },

  listOwnIdentities: async (_request, scope) => ok(wire(await listOwnIdentities(scope))),
  startIdentityLink: async ({ path }, scope) => begun(await startLink(scope, path.provider)),
  deleteOwnIdentity: async ({ path }, scope) => {
    await deleteOwnIdentity(scope, path.id);
    return noContent();
  },
  listUserOwnIdentities: async (_request, scope) => ok(wire(await listOwnIdentities(scope))),
  startUserIdentityLink: async ({ path }, scope) => begun(await startLink(scope, path.provider)),
  deleteUserOwnIdentity: async ({ path }, scope) => {
    await deleteOwnIdentity(scope, path.id);
    return noContent();
  },
} satisfies Partial<Handlers>;
