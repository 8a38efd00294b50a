import { ADMIN_ROLES, type AdminRole } from '#bff/core/actor.ts';
import type { Scope } from '#bff/core/scope.ts';
import { officeNames } from './offices.words.ts';

/** Who acted, as it is kept. */
type Act = {
  /** admin, user, applicant or system. */
  readonly kind: string | null;
  readonly name: string;
  /** Of an administrator, where it is known; otherwise he acted for the desk. */
  readonly role?: AdminRole | undefined;
};

/** The role behind the contract's AdminType. */
export const roleOfType = (adminType: number | null): AdminRole | undefined => ADMIN_ROLES[adminType ?? -1];

const officeOf = (role: AdminRole | undefined): string => {
  if (role === 'MAFF') return officeNames.ministry;
  return role === 'Inspector' ? officeNames.inspection : officeNames.desk;
};

/** Who acted, as the caller reads it: an official stands for his office, and only the offices name him. */
export const nameFor = ({ actor }: Pick<Scope, 'actor'>, { kind, name, role }: Act): string => {
  if (kind === 'system') return officeNames.system;
  return kind !== 'admin' || actor?.kind === 'admin' ? name : officeOf(role);
};

/** An administrator beside whom a record keeps his type. */
type AdminPerson = { readonly name: string; readonly type: number };

/** An administrator, as the caller reads him. */
export const adminName = (scope: Pick<Scope, 'actor'>, { name, type }: AdminPerson): string =>
  nameFor(scope, { kind: 'admin', name, role: roleOfType(type) });

/** The same where nobody may have acted yet. */
export const adminNameOrNone = (
  scope: Pick<Scope, 'actor'>,
  person: AdminPerson | null | undefined,
): string | null => (person ? adminName(scope, person) : null);
