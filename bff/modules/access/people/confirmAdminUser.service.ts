import { adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { secondPersonCheck } from '#bff/parts/fourEyes/secondPerson.service.ts';
import { mailJmac } from '#bff/parts/notices/mailJmac.service.ts';
import { adminConfirmedMail } from '#bff/platform/mail/texts/fourEyesMails.ts';
import { findAdminUser, updateAdminUserRow } from './adminUsers.data.ts';
import { type AdminUserView, confirmProblemOf, viewOf } from './adminUserViews.service.ts';

/**
 * Says that an administrator is who he says he is: from now on he counts as a second person (domain 12). All JMAC are told.
 * @throws NOT_FOUND, TRANSITION_NOT_ALLOWED for oneself, for who is not confirmed or has made or changed him
 */
export const confirmAdminUser = async (scope: Scope, id: number): Promise<AdminUserView> => {
  const actor = adminOf(scope);
  const row = await findAdminUser(scope.db, id);
  if (row === null) throw new ApiError('NOT_FOUND');
  const refusal =
    confirmProblemOf(scope, row) ?? (await secondPersonCheck(scope))(actor, [id, row.standingById]);
  if (refusal) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  const confirmation = { confirmedAt: scope.now, confirmedById: actor.adminUserId };
  await updateAdminUserRow(scope.db, { id, version: row.version }, confirmation);
  await scope.audit({ action: 'confirmed', target: { kind: 'adminUser', id }, after: confirmation });
  await mailJmac(scope, (frame) =>
    adminConfirmedMail({ ...frame, name: row.name, email: row.email, confirmedByName: actor.name }),
  );
  return viewOf(scope, { ...row, confirmedAt: scope.now, version: row.version + 1 });
};
