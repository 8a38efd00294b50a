import { roleOf } from '../core/actor.ts';
import { ApiError } from '../core/apiError.ts';
import { contextOf } from '../middleware/requestContext.ts';
import { SESSION_SCHEMES } from '../middleware/sessionHeaders.ts';
import { recordRefusal } from '../services/audit/recordRefusal.ts';
import { assertProven } from '../services/secondFactors/standing.ts';
import { restoreActor } from '../services/sessions/sessions.ts';
import type { ScopeFactory } from './scopeFactory.ts';
import type { Authenticate } from './secure.ts';

/** Looks at the session of the scheme, at the roles that stand beside it, and at `x-step-up`. */
export const authenticateBy =
  (scopes: ScopeFactory): Authenticate =>
  async (request, { operation, scheme, roles }) => {
    const known = SESSION_SCHEMES.get(scheme);
    if (known === undefined) throw new Error(`the contract names an unknown security scheme: ${scheme}`);
    const scope = scopes.forRequest(request, scopes.database.client);
    const actor = await restoreActor(scope, known.context, operation.awaitsFactor ?? false);
    if (!roles.includes(roleOf(actor))) {
      const error = new ApiError('ACCESS_DENIED');
      await recordRefusal(scope, { actor, operationId: operation.operationId, error });
      throw error;
    }
    if (operation.stepUp) await assertProven(scope, actor, operation);
    contextOf(request).actor = actor;
  };
