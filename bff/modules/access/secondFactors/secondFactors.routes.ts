import { adminOf } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SessionCookie } from '#bff/core/sessionCookie.ts';
import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, noContent, ok } from '#bff/http/reply.ts';
import { readOwnSession } from '../sessions/ownSessions.service.ts';
import { presentAdmin } from '../sessions/sessions.routes.ts';
import type { AddedFactor } from './addFactor.service.ts';
import { proveByCode } from './codes.service.ts';
import {
  getSecondFactorSetting,
  resetSecondFactors,
  updateSecondFactorSetting,
} from './factorPolicy.service.ts';
import { deleteSecondFactor, listOwnSecondFactors, renameSecondFactor } from './ownFactors.service.ts';
import { confirmPasskey, proveByPasskey, startPasskey, startPasskeyProof } from './passkeys.service.ts';
import { replaceRecoveryCodes } from './recoveryCodes.service.ts';
import { confirmTotp, startTotp } from './totps.service.ts';

const proven = async (scope: Scope, cookies: readonly SessionCookie[]) => {
  const session = await readOwnSession(scope, adminOf(scope).sessionId);
  return ok(await presentAdmin(scope, session), { cookies });
};

const added = ({ factor, recoveryCodes, cookies }: AddedFactor) =>
  created({ factor: wire(factor), recoveryCodes }, { cookies });

/** What administrators prove with, beside the password, that it is they. */
export const secondFactorRoutes = {
  proveByCode: async ({ body }, scope) => proven(scope, await proveByCode(scope, body.code)),
  startPasskeyProof: async (_request, scope) => ok(await startPasskeyProof(scope)),
  proveByPasskey: async ({ body }, scope) => proven(scope, await proveByPasskey(scope, body)),

  listOwnSecondFactors: async (_request, scope) => ok(wire(await listOwnSecondFactors(scope))),
  startTotp: async (_request, scope) => ok(await startTotp(scope)),
  confirmTotp: async ({ body }, scope) => added(await confirmTotp(scope, body)),
  startPasskey: async (_request, scope) => ok(await startPasskey(scope)),
  confirmPasskey: async ({ body }, scope) => added(await confirmPasskey(scope, body)),
  renameSecondFactor: async ({ path, body, ifMatchVersion }, scope) => {
    const factor = await renameSecondFactor(scope, path.id, body, ifMatchVersion);
    return ok(wire(factor), { version: factor.version });
  },
  deleteSecondFactor: async ({ path, ifMatchVersion }, scope) => {
    await deleteSecondFactor(scope, path.id, ifMatchVersion);
    return noContent();
  },
  replaceRecoveryCodes: async (_request, scope) => created({ codes: await replaceRecoveryCodes(scope) }),

  getSecondFactorSetting: async (_request, scope) => {
    const setting = await getSecondFactorSetting(scope);
    return ok(wire(setting), { version: setting.version });
  },
  updateSecondFactorSetting: async ({ body, ifMatchVersion }, scope) => {
    const setting = await updateSecondFactorSetting(scope, body.demandedTypes, ifMatchVersion);
    return ok(wire(setting), { version: setting.version });
  },
  resetSecondFactors: async ({ path }, scope) => {
    await resetSecondFactors(scope, path.id);
    return noContent();
  },
} satisfies Partial<Handlers>;
