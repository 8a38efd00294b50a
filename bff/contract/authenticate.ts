import { roleOf } from '../core/actor.ts';
import { ApiError } from '../core/apiError.ts';
import { contextOf } from '../middleware/requestContext.ts';
import { SESSION_SCHEMES } from '../middleware/sessionHeaders.ts';
import { recordRefusal } from '../services/audit/recordRefusal.ts';
import { restoreActor } from '../services/sessions/sessions.ts';
import type { ScopeFactory } from './scopeFactory.ts';
import type { Authenticate } from './secure.ts';

/** Looks at the session of the scheme, and at the roles that stand beside it. */
export const authenticateBy =
  (scopes: ScopeFactory): Authenticate =>
  async (request, { operationId, scheme, roles }) => {
    const known = SESSION_SCHEMES.get(scheme);
    if (known === undefined) throw new Error(`the contract names an unknown security scheme: ${scheme}`);
    const scope = scopes.forRequest(request, scopes.database.client);
    const actor = await restoreActor(scope, known.context);
    if (!roles.includes(roleOf(actor))) {
      const error = new ApiError('ACCESS_DENIED');
      await recordRefusal(scope, { actor, operationId, error });
      throw error;
    }
    contextOf(request).actor = actor;
  };
