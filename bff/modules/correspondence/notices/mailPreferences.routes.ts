import type { Scope } from '#bff/core/scope.ts';
import { familyHandlers } from '#bff/http/familyHandlers.ts';
import type { Handlers, RequestOf } from '#bff/http/handlers.ts';
import { ok } from '#bff/http/reply.ts';
import { changeOwnMailPreferences, ownMailPreferences } from './mailPreferences.service.ts';

type Change = Pick<RequestOf<'updateUserMailPreferences'>, 'body'>;

const read = async (_request: unknown, scope: Scope) => ok(await ownMailPreferences(scope));
const change = async ({ body }: Change, scope: Scope) =>
  ok(await changeOwnMailPreferences(scope, body.items));

export const mailPreferenceRoutes = {
  getAdminMailPreferences: read,
  updateAdminMailPreferences: change,
  getUserMailPreferences: read,
  updateUserMailPreferences: change,
  ...familyHandlers({
    'get{Family}ApplicationMailPreferences': () => read,
    'update{Family}ApplicationMailPreferences': () => change,
  }),
} satisfies Partial<Handlers>;
