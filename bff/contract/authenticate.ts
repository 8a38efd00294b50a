import type { Request } from 'express';
import { roleOf } from '../core/actor.ts';
import { ApiError } from '../core/apiError.ts';
import { toApiError } from '../middleware/problem.ts';
import { contextOf } from '../middleware/requestContext.ts';
import { isSessionScheme, SESSION_SCHEMES } from '../middleware/sessionHeaders.ts';
import { recordRefusal } from '../services/audit/recordRefusal.ts';
import { restoreActor } from '../services/sessions/sessions.ts';
import type { ScopeFactory } from './scopeFactory.ts';
import type { SecurityRequirement } from './validator.ts';

/**
 * The security handler of the contract: the session of the scheme, and the roles that stand beside it.
 * It keeps the reason of a refusal with the request, because the validator only hands on a status.
 */
export const authenticateBy =
  (scopes: ScopeFactory) =>
  async (request: Request, { operationId, scheme, roles }: SecurityRequirement): Promise<void> => {
    const context = contextOf(request);
    try {
      if (!isSessionScheme(scheme))
        throw new Error(`the contract names an unknown security scheme: ${scheme}`);
      const scope = scopes.forRequest(request, scopes.database.client);
      const actor = await restoreActor(scope, SESSION_SCHEMES[scheme].context);
      if (!roles.includes(roleOf(actor))) {
        const error = new ApiError('ACCESS_DENIED');
        await recordRefusal(scope, { actor, operationId, error });
        throw error;
      }
      context.actor ??= actor;
    } catch (error) {
      const reason = toApiError(error);
      context.authenticationError = reason;
      throw { status: reason.status, message: reason.failure };
    }
  };
