import type { SessionContext } from '#bff/core/actor.ts';
import type { Db } from '#bff/core/database.ts';
import { batched } from '#bff/platform/database/batching/batched.ts';

/** Which table a context's people are in: the four applicant families share one. */
export type PersonKind = 'admin' | 'user' | 'applicant';

export const personKindOf = (context: SessionContext): PersonKind =>
  context === 'admin' || context === 'user' ? context : 'applicant';

/** A person who logs in, whichever of the three tables holds him. */
export type Account = {
  readonly kind: PersonKind;
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly isActive: boolean;
  readonly passwordHash: string | null;
  /** Administrators only: AdminType and the prefectures of an inspector. */
  readonly adminType?: number;
  readonly prefectures?: readonly number[];
  /** All others: the project they belong to. */
  readonly projectId?: number;
  readonly corporationId?: number;
  readonly family?: string;
  readonly applicationId?: number;
};

/** Where to look for somebody: administrators by e-mail alone, all others within one project. */
export type AccountAddress = {
  readonly context: SessionContext;
  readonly email: string;
  readonly projectId?: number;
};

const base = { id: true, name: true, email: true, isActive: true, passwordHash: true } as const;
const adminFields = { ...base, type: true, assignedPrefectures: true } as const;
const userFields = { ...base, projectId: true, corporationId: true } as const;
const applicantFields = {
  ...base,
  projectId: true,
  family: true,
  application: { select: { id: true } },
} as const;

type Base = { id: number; name: string; email: string; isActive: boolean; passwordHash: string | null };
type AdminRow = Base & { type: number; assignedPrefectures: number[] };
type UserRow = Base & { projectId: number; corporationId: number };
type ApplicantRow = Base & { projectId: number; family: string; application: { id: number } | null };

const fromAdmin = ({ type, assignedPrefectures, ...row }: AdminRow): Account => ({
  kind: 'admin',
  ...row,
  adminType: type,
  prefectures: assignedPrefectures,
});
const fromUser = (row: UserRow): Account => ({ kind: 'user', ...row });
const fromApplicant = ({ application, ...row }: ApplicantRow): Account => ({
  kind: 'applicant',
  ...row,
  applicationId: application?.id,
});

/** The account an e-mail belongs to; null when there is none (also none in this project, or of another family). */
export const findAccountByEmail = async (db: Db, address: AccountAddress): Promise<Account | null> => {
  const { context, email, projectId = 0 } = address;
  const kind = personKindOf(context);
  if (kind === 'admin') {
    const row = await db.adminUser.findFirst({ where: { email, deletedAt: null }, select: adminFields });
    return row && fromAdmin(row);
  }
  if (kind === 'user') {
    const where = { email, projectId, deletedAt: null, isActive: true };
    const row = await db.corporationUser.findFirst({ where, select: userFields });
    return row && fromUser(row);
  }
  const where = { email, projectId, family: context, deletedAt: null };
  const row = await db.applicationUser.findFirst({ where, select: applicantFields });
  return row && fromApplicant(row);
};

/** Every active account of corporation users with this e-mail, whatever the project. */
export const listUserAccountsByEmail = async (db: Db, email: string): Promise<Account[]> => {
  const where = { email, deletedAt: null, isActive: true };
  const rows = await db.corporationUser.findMany({
    where,
    select: userFields,
    orderBy: { projectId: 'desc' },
  });
  return rows.map(fromUser);
};

type AccountsById = (db: Db, ids: readonly number[]) => Promise<Account[]>;

const thereOf = (ids: readonly number[]) => ({ id: { in: [...ids] }, deletedAt: null });

const byId = (list: AccountsById) =>
  batched<number, Account | null>(async (db, ids) => {
    const accounts = new Map((await list(db, ids)).map((account) => [account.id, account]));
    return ids.map((id) => accounts.get(id) ?? null);
  });

const findById: { readonly [kind in PersonKind]: (db: Db, id: number) => Promise<Account | null> } = {
  admin: byId(async (db, ids) =>
    (await db.adminUser.findMany({ where: thereOf(ids), select: adminFields })).map(fromAdmin),
  ),
  user: byId(async (db, ids) =>
    (await db.corporationUser.findMany({ where: thereOf(ids), select: userFields })).map(fromUser),
  ),
  applicant: byId(async (db, ids) =>
    (await db.applicationUser.findMany({ where: thereOf(ids), select: applicantFields })).map(fromApplicant),
  ),
};

/** @returns null when the account is gone */
export const findAccountById = (db: Db, kind: PersonKind, id: number): Promise<Account | null> =>
  findById[kind](db, id);

type AccountChange = { passwordHash: string; passwordSetAt: Date } | { lastLoginAt: Date };

const updateAccount = async (
  db: Db,
  { kind, id }: Pick<Account, 'kind' | 'id'>,
  data: AccountChange,
): Promise<void> => {
  if (kind === 'admin') await db.adminUser.update({ where: { id }, data });
  else if (kind === 'user') await db.corporationUser.update({ where: { id }, data });
  else await db.applicationUser.update({ where: { id }, data });
};

/** Stores a new argon2id hash. */
export const setAccountPassword = (db: Db, account: Account, passwordHash: string, at: Date): Promise<void> =>
  updateAccount(db, account, { passwordHash, passwordSetAt: at });

export const setLastLogin = (db: Db, account: Pick<Account, 'kind' | 'id'>, at: Date): Promise<void> =>
  updateAccount(db, account, { lastLoginAt: at });

/** Adds an administrator without a password. @returns his id */
export const insertAdministrator = async (
  db: Db,
  administrator: { email: string; name: string; type: number },
): Promise<number> => (await db.adminUser.create({ data: administrator, select: { id: true } })).id;

export const findAdministratorByEmail = (db: Db, email: string) =>
  db.adminUser.findFirst({
    where: { email, deletedAt: null },
    select: { id: true, type: true, isActive: true },
  });
