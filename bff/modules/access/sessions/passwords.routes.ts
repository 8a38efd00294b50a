import type { Family, SessionContext } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { familyHandlers } from '#bff/http/familyHandlers.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { noContent, ok } from '#bff/http/reply.ts';
import { requestPasswordReset } from './passwordResetRequests.service.ts';
import {
  changeOwnPassword,
  type ResetPlace,
  setPasswordByReset,
  verifyPasswordReset,
} from './passwords.service.ts';

type Body<T> = { readonly body: T };

const change =
  (context: SessionContext) =>
  async ({ body }: Body<{ currentPassword: string; newPassword: string }>, scope: Scope) => {
    await changeOwnPassword(scope, context, body);
    return noContent();
  };

const send = async (scope: Scope, place: ResetPlace, email: string) => {
  await requestPasswordReset(scope, place, email);
  return noContent();
};

const verify = async (scope: Scope, place: ResetPlace, token: string) => {
  const { email, expiresAt } = await verifyPasswordReset(scope, place, token);
  return ok({ email, expiresAt: expiresAt.toISOString() });
};

const use = async (scope: Scope, place: ResetPlace, given: { token: string; password: string }) => {
  return noContent({ cookies: await setPasswordByReset(scope, place, given) });
};

type InProject = { readonly path: { readonly projectId: number } };

/** Resets of everybody but administrators belong to a project. */
const inProject = (context: 'user' | Family) => {
  const place = ({ path }: InProject): ResetPlace => ({ context, projectId: path.projectId });
  return {
    send: (request: InProject & Body<{ email: string }>, scope: Scope) =>
      send(scope, place(request), request.body.email),
    verify: (request: InProject & Body<{ token: string }>, scope: Scope) =>
      verify(scope, place(request), request.body.token),
    use: (request: InProject & Body<{ token: string; password: string }>, scope: Scope) =>
      use(scope, place(request), request.body),
  };
};

const admin: ResetPlace = { context: 'admin' };
const user = inProject('user');

/** Changing one's own password and setting a forgotten one by a mailed link (spec 5, 7). */
export const passwordRoutes = {
  changeAdminPassword: change('admin'),
  changeUserPassword: change('user'),
  sendAdminPasswordReset: ({ body }, scope) => send(scope, admin, body.email),
  verifyAdminPasswordReset: ({ body }, scope) => verify(scope, admin, body.token),
  useAdminPasswordReset: ({ body }, scope) => use(scope, admin, body),
  sendUserPasswordReset: user.send,
  verifyUserPasswordReset: user.verify,
  useUserPasswordReset: user.use,
  ...familyHandlers({
    'change{Family}ApplicationPassword': (family) => change(family),
    'send{Family}ApplicationPasswordReset': (family) => inProject(family).send,
    'verify{Family}ApplicationPasswordReset': (family) => inProject(family).verify,
    'use{Family}ApplicationPasswordReset': (family) => inProject(family).use,
  }),
} satisfies Partial<Handlers>;
