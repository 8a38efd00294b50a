import { adminOf } from '#bff/core/actor.ts';
import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { secondFactorMessages } from '../secondFactors/secondFactors.words.ts';
import type { Account } from '../sessions/accounts.data.ts';
import type { AdminUserRow } from './adminUsers.data.ts';
import { adminUserMessages } from './adminUsers.words.ts';

/** An administrator as JMAC sees him. */
export type AdminUserView = AdminUserRow & { readonly availableActions: OfferedAction[] };

/** What the audit trail keeps of an administrator. */
export const auditable = ({
  id: _id,
  version: _version,
  createdAt: _c,
  updatedAt: _u,
  hasSecondFactor: _has,
  ...facts
}: AdminUserRow) => facts;

const resetProblemOf = ({ hasSecondFactor }: AdminUserRow, isSelf: boolean): string | undefined => {
  if (isSelf) return secondFactorMessages.resetSelf;
  return hasSecondFactor ? undefined : secondFactorMessages.nothingToReset;
};

/** The view of a row for the calling administrator. */
export const viewOf = (scope: Scope, row: AdminUserRow): AdminUserView => {
  const isSelf = adminOf(scope).adminUserId === row.id;
  return {
    ...row,
    availableActions: [
      offer('update'),
      offer(row.isActive ? 'disable' : 'enable', isSelf ? adminUserMessages.disableSelf : undefined),
      offer('sendPasswordReset', row.isActive ? undefined : adminUserMessages.inactive),
      offer('resetSecondFactors', resetProblemOf(row, isSelf)),
      offer('delete', isSelf ? adminUserMessages.deleteSelf : undefined),
    ],
  };
};

/** The account that the password mails go to. */
export const accountOf = ({
  id,
  name,
  email,
  isActive,
  type,
  assignedPrefectures,
}: AdminUserRow): Account => ({
  kind: 'admin',
  id,
  name,
  email,
  isActive,
  passwordHash: null,
  adminType: type,
  prefectures: assignedPrefectures,
});
