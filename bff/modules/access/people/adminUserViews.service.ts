import { adminOf } from '#bff/core/actor.ts';
import { type OfferedAction, offer } from '#bff/core/offeredAction.ts';
import type { Scope } from '#bff/core/scope.ts';
import { confirmedFrom, isConfirmed } from '#bff/parts/fourEyes/standing.service.ts';
import { secondFactorMessages } from '../secondFactors/secondFactors.words.ts';
import type { Account } from '../sessions/accounts.data.ts';
import type { AdminUserRow } from './adminUsers.data.ts';
import { adminUserMessages } from './adminUsers.words.ts';

/** An administrator as JMAC sees him. */
export type AdminUserView = Omit<AdminUserRow, 'standingSince' | 'standingById' | 'confirmedAt'> & {
  /** He counts as a second person. */
  readonly isConfirmed: boolean;
  /** From when he does so by himself; null: he was confirmed. */
  readonly confirmedFrom: Date | null;
  readonly availableActions: OfferedAction[];
};

/** What the audit trail keeps of an administrator. */
export const auditable = ({
  id: _id,
  version: _version,
  createdAt: _c,
  updatedAt: _u,
  hasSecondFactor: _has,
  standingSince: _since,
  standingById: _by,
  ...facts
}: AdminUserRow) => facts;

/** Why the caller does not confirm somebody; of himself it is told who has to confirm it when he tries. */
export const confirmProblemOf = (scope: Scope, row: AdminUserRow): string | undefined => {
  const { adminUserId } = adminOf(scope);
  if (isConfirmed(row, scope.now)) return adminUserMessages.confirmed;
  if (!row.isActive) return adminUserMessages.inactive;
  if (row.id === adminUserId) return adminUserMessages.confirmSelf;
  return row.standingById === adminUserId ? adminUserMessages.confirmOwn : undefined;
};

const resetProblemOf = ({ hasSecondFactor }: AdminUserRow, isSelf: boolean): string | undefined => {
  if (isSelf) return secondFactorMessages.resetSelf;
  return hasSecondFactor ? undefined : secondFactorMessages.nothingToReset;
};

/** The view of a row for the calling administrator. */
export const viewOf = (scope: Scope, row: AdminUserRow): AdminUserView => {
  const isSelf = adminOf(scope).adminUserId === row.id;
  const { standingSince: _since, standingById: _by, confirmedAt, ...told } = row;
  const isSure = isConfirmed(row, scope.now);
  return {
    ...told,
    isConfirmed: isSure,
    confirmedFrom: isSure && confirmedAt !== null ? null : confirmedFrom(row),
    availableActions: [
      offer('update'),
      offer('confirm', confirmProblemOf(scope, row)),
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
