import type { Request, RequestHandler } from 'express';
import { ApiError } from '#bff/core/apiError.ts';
import type { MountedOperation } from '#bff/core/contractDocument.ts';
import { MACHINE_SCHEME, machineTokenOf, SESSION_SCHEMES } from './middleware/sessionHeaders.ts';

/** What an operation asks of its caller: a session or key of the scheme, and one of the roles or scopes. */
export type SecurityRequirement = {
  readonly operation: MountedOperation;
  readonly scheme: string;
  readonly roles: readonly string[];
};

/** Lets a caller in. @throws ApiError when he is refused */
export type Authenticate = (request: Request, requirement: SecurityRequirement) => Promise<void>;

const carriesToken = (request: Request, scheme: string): boolean => {
  if (scheme === MACHINE_SCHEME) return machineTokenOf(request) !== undefined;
  const known = SESSION_SCHEMES.get(scheme);
  return known !== undefined && request.headers[known.header] !== undefined;
};

/**
 * The contract's `security` of an operation: any one of its sessions lets the caller in; an empty requirement lets in
 * everybody, who is still known when he has a session.
 */
export const secure = (operation: MountedOperation, authenticate: Authenticate): RequestHandler => {
  const { security } = operation;
  const requirements = security
    .flatMap((alternative) => Object.entries(alternative))
    .map(([scheme, roles]) => ({ operation, scheme, roles }));
  const isOpen = requirements.length < security.length || security.length === 0;
  return async (request, _response, next) => {
    let refusal: unknown;
    for (const requirement of requirements) {
      if (!carriesToken(request, requirement.scheme)) continue;
      try {
        await authenticate(request, requirement);
        return next();
      } catch (error) {
        // Not with another of the page's sessions either: the page is somebody else's now.
        if (error instanceof ApiError && error.failure === 'OTHER_ACCOUNT') return next(error);
        refusal = error;
      }
    }
    next(isOpen ? undefined : (refusal ?? new ApiError('UNAUTHORIZED')));
  };
};
