import type { Request } from 'express';
import { type Actor, mayCall } from '#bff/core/actor.ts';
import { ApiError, type ApiErrorOptions } from '#bff/core/apiError.ts';
import type { Allowance } from '#bff/core/limitStore.ts';
import { assertPageOwner } from '#bff/core/pageOwner.ts';
import type { Scope } from '#bff/core/scope.ts';
import { contextOf } from '#bff/http/middleware/requestContext.ts';
import { MACHINE_SCHEME, SESSION_SCHEMES } from '#bff/http/middleware/sessionHeaders.ts';
import { recordRefusal } from '#bff/http/recordRefusal.ts';
import type { ScopeFactory } from '#bff/http/scopeFactory.ts';
import type { Authenticate, SecurityRequirement } from '#bff/http/secure.ts';
import { machineKeyMessages } from './machineKeys/machineKeys.words.ts';
import { recordMachineRead, restoreMachine } from './machineKeys/restoreMachine.service.ts';
import { assertProven } from './secondFactors/requiredFactor.service.ts';
import { restoreActor } from './sessions/sessions.service.ts';

/** @throws ACCESS_DENIED, which is in the trail */
const refuse = async (
  scope: Scope,
  refused: { readonly actor: Actor; readonly operationId: string },
  options?: ApiErrorOptions,
): Promise<never> => {
  const error = new ApiError('ACCESS_DENIED', options);
  await recordRefusal(scope, { ...refused, error });
  throw error;
};

/** What is left of a key's limit, in the headers of draft-ietf-httpapi-ratelimit-headers. */
const setAllowanceHeaders =
  (request: Request) =>
  ({ limit, remaining, resetSeconds }: Allowance): void => {
    request.res?.set({
      'RateLimit-Policy': `"minute";q=${limit};w=60`,
      RateLimit: `"minute";r=${remaining};t=${resetSeconds}`,
    });
  };

const letMachineIn = async (
  request: Request,
  scope: Scope,
  { operation: { operationId }, roles }: SecurityRequirement,
): Promise<void> => {
  const { actor, isFromItsPlace } = await restoreMachine(scope, setAllowanceHeaders(request));
  if (!isFromItsPlace) await refuse(scope, { actor, operationId }, { detail: machineKeyMessages.elsewhere });
  if (!mayCall(actor, roles)) await refuse(scope, { actor, operationId });
  await recordMachineRead(scope, actor, operationId);
  contextOf(request).actor = actor;
};

/** Looks at the session or key of the scheme, at the roles or scopes that stand beside it, and at `x-step-up`. */
export const authenticateBy =
  (scopes: ScopeFactory): Authenticate =>
  async (request, requirement) => {
    const { operation, scheme, roles } = requirement;
    const scope = scopes.forRequest(request, scopes.database.client);
    if (scheme === MACHINE_SCHEME) return letMachineIn(request, scope, requirement);
    const known = SESSION_SCHEMES.get(scheme);
    if (known === undefined) throw new Error(`the contract names an unknown security scheme: ${scheme}`);
    const actor = await restoreActor(scope, known.context, operation.awaitsFactor ?? false);
    assertPageOwner(request.get('x-page-owner'), actor);
    if (!mayCall(actor, roles)) await refuse(scope, { actor, operationId: operation.operationId });
    if (operation.stepUp) await assertProven(scope, actor, operation);
    contextOf(request).actor = actor;
  };
