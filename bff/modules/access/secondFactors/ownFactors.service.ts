import { ADMIN_ROLES, adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { mailFactorChange } from './factorMails.service.ts';
import { countRecoveryCodes, replaceRecoveryCodeRows } from './recoveryCodes.data.ts';
import {
  deleteSecondFactorRow,
  findSecondFactor,
  listSecondFactors,
  lockAdminUser,
  renameSecondFactorRow,
  type SecondFactorRow,
} from './secondFactors.data.ts';
import { secondFactorMessages as messages } from './secondFactors.words.ts';
import { isDemandedOf } from './setting.data.ts';

const isDemanded = (scope: Scope): Promise<boolean> =>
  isDemandedOf(scope.db, ADMIN_ROLES.indexOf(adminOf(scope).role));

/** What the caller proves himself with. */
export const listOwnSecondFactors = async (scope: Scope) => {
  const { adminUserId } = adminOf(scope);
  return {
    items: await listSecondFactors(scope.db, adminUserId),
    recoveryCodesLeft: await countRecoveryCodes(scope.db, adminUserId),
    isDemanded: await isDemanded(scope),
  };
};

const requireOwn = async (scope: Scope, id: number): Promise<SecondFactorRow> => {
  const row = await findSecondFactor(scope.db, adminOf(scope).adminUserId, id);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

/** @throws NOT_FOUND for anybody else's, RECORD_CHANGED */
export const renameSecondFactor = async (
  scope: Scope,
  id: number,
  given: { readonly name: string },
  ifMatchVersion: number | undefined,
): Promise<SecondFactorRow> => {
  const before = await requireOwn(scope, id);
  assertVersion(before, ifMatchVersion);
  const name = given.name.trim();
  await writeVersioned(ifMatchVersion, (version) => renameSecondFactorRow(scope.db, { id, version }, name));
  const target = { kind: 'secondFactor', id } as const;
  await scope.audit({ action: 'updated', target, before: { name: before.name }, after: { name } });
  return requireOwn(scope, id);
};

/** @throws NOT_FOUND for anybody else's, RECORD_CHANGED, TRANSITION_NOT_ALLOWED for the last one that is demanded */
export const deleteSecondFactor = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const actor = adminOf(scope);
  await lockAdminUser(scope.db, actor.adminUserId);
  const row = await requireOwn(scope, id);
  assertVersion(row, ifMatchVersion);
  const isLast = (await listSecondFactors(scope.db, actor.adminUserId)).length === 1;
  if (isLast && (await isDemanded(scope)))
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: messages.lastStays });
  await writeVersioned(ifMatchVersion, (version) => deleteSecondFactorRow(scope.db, { id, version }));
  if (isLast) await replaceRecoveryCodeRows(scope.db, actor.adminUserId, { hashes: [], at: scope.now });
  const { kind, name } = row;
  await scope.audit({ action: 'deleted', target: { kind: 'secondFactor', id }, before: { kind, name } });
  await mailFactorChange(scope, actor, { kind: 'removed', name });
};
