import { ADMIN_ROLES, adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { normaliseTexts, textRules } from '#bff/core/texts/textRules.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { leaveOldAddress } from '../sessions/changedAddress.service.ts';
import { issuePasswordLink } from '../sessions/passwords.service.ts';
import { endSessionsOf } from '../sessions/sessions.data.ts';
import {
  type AdminUserChange,
  type AdminUserFilter,
  type AdminUserName,
  type AdminUserRow,
  adminUserRows,
  findAdminUser,
  insertAdminUser,
  listAdminUserNames,
  lockActiveJmacIds,
  updateAdminUserRow,
} from './adminUsers.data.ts';
import { adminUserMessages } from './adminUsers.words.ts';
import { type AdminUserView, accountOf, auditable, viewOf } from './adminUserViews.service.ts';

const JMAC = ADMIN_ROLES.indexOf('JMAC');
const INSPECTOR = ADMIN_ROLES.indexOf('Inspector');

export type AdminUserInput = {
  readonly type?: number;
  readonly name?: string;
  readonly email?: string;
  readonly organization?: string | null;
  readonly phone?: string | null;
  readonly assignedPrefectures?: readonly number[];
  readonly isActive?: boolean;
};

export type NewAdminUserInput = AdminUserInput & {
  readonly type: number;
  readonly name: string;
  readonly email: string;
  readonly sendPasswordMail?: boolean;
};

const normalised = <Input extends AdminUserInput>(input: Input): Input =>
  normaliseTexts<AdminUserInput & Input>(input, { email: textRules.email, phone: textRules.phone }, [
    'organization',
    'phone',
  ]);

/** Only inspectors have prefectures, and they need one at least. */
const prefecturesFor = (type: number, prefectures: readonly number[]): number[] => {
  if (type !== INSPECTOR) return [];
  if (prefectures.length === 0)
    throw invalidField('/assignedPrefectures', adminUserMessages.prefecturesRequired);
  return [...prefectures].sort((a, b) => a - b);
};

const refuseTakenEmail = (error: unknown): never => {
  if (!isProblem(error, 'unique', 'admin_user_email_key')) throw error;
  const message = adminUserMessages.emailTaken;
  throw new ApiError('EMAIL_ALREADY_EXISTS', {
    detail: message,
    errors: [{ pointer: '/email', code: 1009, message }],
    cause: error,
  });
};

const refuse = (detail: string): never => {
  throw new ApiError('TRANSITION_NOT_ALLOWED', { detail });
};

const requireAdminUser = async (scope: Scope, id: number): Promise<AdminUserRow> => {
  const row = await findAdminUser(scope.db, id);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

export type UserSearch = Omit<AdminUserFilter, 'words'> & { readonly q?: string | undefined };

export const listAdminUsers = async (
  scope: Scope,
  { q, ...search }: UserSearch,
  request: PageRequest,
): Promise<Page<AdminUserView>> => {
  const page = await adminUserRows.page(scope.db, { ...search, words: searchTextOf(q)?.words }, request);
  return mapPage(page, (row) => viewOf(scope, row));
};

/** Who may stand beside a record: names, which everybody of the office sees there anyway. */
export const listAssignees = (scope: Scope): Promise<AdminUserName[]> => listAdminUserNames(scope.db);

/** @throws NOT_FOUND */
export const getAdminUser = async (scope: Scope, id: number): Promise<AdminUserView> =>
  viewOf(scope, await requireAdminUser(scope, id));

/**
 * Registers an administrator and, unless told not to, mails him the link to set his password.
 * @throws EMAIL_ALREADY_EXISTS, INVALID_PARAMETER
 */
export const createAdminUser = async (scope: Scope, input: NewAdminUserInput): Promise<AdminUserView> => {
  const { sendPasswordMail = true, isActive = true, assignedPrefectures = [], ...person } = normalised(input);
  const prefectures = prefecturesFor(person.type, assignedPrefectures);
  const data = { ...person, ...newStanding(scope), isActive, assignedPrefectures: prefectures };
  const row = await insertAdminUser(scope.db, data).catch(refuseTakenEmail);
  await scope.audit({ action: 'created', target: { kind: 'adminUser', id: row.id }, after: auditable(row) });
  if (sendPasswordMail && row.isActive)
    await issuePasswordLink(scope, accountOf(row), 'admin', { kind: 'invited' });
  return viewOf(scope, row);
};

/** Who is another one than before counts as a second person when he was confirmed, or in seven days (domain 12). */
const newStanding = (scope: Scope) => ({
  standingSince: scope.now,
  standingById: adminOf(scope).adminUserId,
  confirmedAt: null,
  confirmedById: null,
});

const isAnotherOne = (row: AdminUserRow, { type, email, isActive }: AdminUserChange): boolean =>
  (type !== undefined && type !== row.type) ||
  (email !== undefined && email !== row.email) ||
  (isActive === true && !row.isActive);

/** Nobody takes his own rights away, and somebody of the secretariat can always log in. */
const assertKeepsJmac = async (scope: Scope, row: AdminUserRow, change: AdminUserChange): Promise<void> => {
  const isSelf = adminOf(scope).adminUserId === row.id;
  const isDisabled = change.isActive === false;
  if (isSelf && change.deletedAt) refuse(adminUserMessages.deleteSelf);
  if (isSelf && isDisabled) refuse(adminUserMessages.disableSelf);
  if (isSelf && change.type !== undefined && change.type !== row.type)
    refuse(adminUserMessages.changeOwnType);
  const leavesJmac = isDisabled || (change.type !== undefined && change.type !== JMAC);
  if (row.type !== JMAC || !row.isActive || !leavesJmac) return;
  const others = (await lockActiveJmacIds(scope.db)).filter((id) => id !== row.id);
  if (others.length === 0) refuse(adminUserMessages.lastJmac);
};

const write = async (
  scope: Scope,
  row: AdminUserRow,
  change: AdminUserChange,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  await assertKeepsJmac(scope, row, change);
  const standing = isAnotherOne(row, change) ? newStanding(scope) : {};
  await writeVersioned(ifMatchVersion, (version) =>
    updateAdminUserRow(scope.db, { id: row.id, version }, { ...change, ...standing }).catch(refuseTakenEmail),
  );
  if (change.isActive === false) {
    await endSessionsOf(scope.db, { kind: 'admin', id: row.id }, { at: scope.now, reason: 'disabled' });
  }
  if (change.email !== undefined && change.email !== row.email)
    await leaveOldAddress(scope, { kind: 'admin', id: row.id });
};

/**
 * Changes the properties that were sent; disabling, or another address, ends the person's sessions.
 * @throws NOT_FOUND, RECORD_CHANGED, EMAIL_ALREADY_EXISTS, TRANSITION_NOT_ALLOWED (oneself, the last JMAC)
 */
export const updateAdminUser = async (
  scope: Scope,
  id: number,
  input: AdminUserInput,
  ifMatchVersion: number | undefined,
): Promise<AdminUserView> => {
  const before = await requireAdminUser(scope, id);
  assertVersion(before, ifMatchVersion);
  const { assignedPrefectures, ...person } = normalised(input);
  const type = person.type ?? before.type;
  const prefectures = prefecturesFor(type, assignedPrefectures ?? before.assignedPrefectures);
  await write(scope, before, { ...person, assignedPrefectures: prefectures }, ifMatchVersion);
  const after = await requireAdminUser(scope, id);
  const target = { kind: 'adminUser', id } as const;
  await scope.audit({ action: 'updated', target, before: auditable(before), after: auditable(after) });
  return viewOf(scope, after);
};

/** Past actions keep the name. @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED (oneself, the last JMAC) */
export const deleteAdminUser = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const row = await requireAdminUser(scope, id);
  assertVersion(row, ifMatchVersion);
  await write(scope, row, { isActive: false, deletedAt: scope.now }, ifMatchVersion);
  await scope.audit({ action: 'deleted', target: { kind: 'adminUser', id }, before: auditable(row) });
};

/** Mails the link to set a password. @throws NOT_FOUND, TRANSITION_NOT_ALLOWED for a disabled account */
export const sendAdminUserPasswordReset = async (scope: Scope, id: number): Promise<void> => {
  const row = await requireAdminUser(scope, id);
  if (!row.isActive) refuse(adminUserMessages.inactive);
  await issuePasswordLink(scope, accountOf(row), 'admin', {
    kind: row.passwordSetAt === null ? 'invited' : 'reset',
  });
};
