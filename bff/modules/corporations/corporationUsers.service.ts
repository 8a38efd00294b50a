import { ApiError, invalidField } from '#bff/core/apiError.ts';
import type { Scope } from '#bff/core/scope.ts';
import { assertNoFieldErrors, fieldError, normaliseTexts, textRules } from '#bff/core/texts/textRules.ts';
import { endSessionsOf, issuePasswordLink, leaveOldAddress } from '#bff/modules/access/index.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { assertVersion, writeVersioned } from '#bff/parts/records/versioned.service.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { isMobile } from '#rules/contact.ts';
import { requireCorporation } from './corporations.service.ts';
import { corporationUserMessages } from './corporations.words.ts';
import {
  type CorporationUserChange,
  type CorporationUserKey,
  type CorporationUserRow,
  clearPrimaryContact,
  corporationUserRows,
  findCorporationUser,
  findUserOfAnyCorporation,
  insertCorporationUser,
  type NewCorporationUser,
  projectExists,
  updateCorporationUserRow,
} from './corporationUsers.data.ts';
import {
  accountOf,
  auditable,
  type CorporationUserView,
  targetOf,
  viewOf,
} from './corporationUserViews.service.ts';

export type CorporationUserInput = Omit<CorporationUserChange, 'deletedAt'>;

export type NewCorporationUserInput = Omit<NewCorporationUser, 'corporationId'> & {
  readonly sendPasswordMail?: boolean;
};

type UserSearch = {
  readonly corporationId: number;
  readonly projectId?: number | undefined;
  readonly q?: string | undefined;
};

const optional = ['department', 'title', 'mobile'] as const;

const normalised = <Input extends CorporationUserInput>(input: Input): Input => {
  const { email, phone, kana: nameKana } = textRules;
  const mobile = { normalise: phone.normalise };
  const result = normaliseTexts<CorporationUserInput & Input>(
    input,
    { email, phone, nameKana, mobile },
    optional,
  );
  const isWrong = typeof result.mobile === 'string' && !isMobile(result.mobile);
  assertNoFieldErrors(isWrong ? [fieldError('/mobile', corporationUserMessages.mobile)] : []);
  return result;
};

const refuseTakenEmail = (error: unknown): never => {
  if (!isProblem(error, 'unique', 'corporation_user_email_key')) throw error;
  const message = corporationUserMessages.emailTaken;
  throw new ApiError('EMAIL_ALREADY_EXISTS', {
    detail: message,
    errors: [{ pointer: '/email', code: 1009, message }],
    cause: error,
  });
};

const requireUser = async (scope: Scope, key: CorporationUserKey): Promise<CorporationUserRow> => {
  const row = await findCorporationUser(scope.db, key);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

/** Which corporation a user is of, and how he stands. @throws NOT_FOUND */
export const findUserAnywhere = async (
  scope: Scope,
  id: number,
): Promise<CorporationUserKey & Pick<CorporationUserRow, 'version' | 'isActive' | 'passwordSetAt'>> => {
  const row = await findUserOfAnyCorporation(scope.db, id);
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

/** @throws NOT_FOUND when the corporation is not there */
export const listCorporationUsers = async (
  scope: Scope,
  { corporationId, projectId, q }: UserSearch,
  request: PageRequest,
): Promise<Page<CorporationUserView>> => {
  await requireCorporation(scope, corporationId);
  const words = searchTextOf(q)?.words;
  const page = await corporationUserRows.page(scope.db, { corporationId, projectId, words }, request);
  return mapPage(page, (row) => viewOf(scope, row));
};

/** @throws NOT_FOUND, also for a user of another corporation */
export const getCorporationUser = async (
  scope: Scope,
  key: CorporationUserKey,
): Promise<CorporationUserView> => viewOf(scope, await requireUser(scope, key));

/**
 * Registers a user for one project and, unless told not to, mails him the link to set his password. The first
 * contact of a corporation in a project, or one made so, is its primary contact.
 * @throws NOT_FOUND, EMAIL_ALREADY_EXISTS within the project, INVALID_PARAMETER
 */
export const createCorporationUser = async (
  scope: Scope,
  corporationId: number,
  input: NewCorporationUserInput,
): Promise<CorporationUserView> => {
  await requireCorporation(scope, corporationId);
  const { sendPasswordMail = true, isActive = true, ...person } = normalised(input);
  if (!(await projectExists(scope.db, person.projectId)))
    throw invalidField('/projectId', corporationUserMessages.projectUnknown);
  const isPrimary = isActive && (person.isPrimary ?? false);
  if (isPrimary) await clearPrimaryContact(scope.db, { corporationId, projectId: person.projectId });
  const data = { ...person, corporationId, isActive, isPrimary };
  const row = await insertCorporationUser(scope.db, data).catch(refuseTakenEmail);
  await scope.audit({
    action: 'created',
    target: targetOf(row),
    after: auditable(row),
    projectId: row.projectId,
  });
  if (sendPasswordMail && row.isActive)
    await issuePasswordLink(scope, accountOf(row), 'user', { kind: 'invited' });
  return viewOf(scope, row);
};

const write = async (
  scope: Scope,
  row: CorporationUserRow,
  change: CorporationUserChange,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  if (change.isPrimary && !row.isPrimary) await clearPrimaryContact(scope.db, row);
  await writeVersioned(ifMatchVersion, (version) =>
    updateCorporationUserRow(scope.db, { id: row.id, version }, change).catch(refuseTakenEmail),
  );
  if (change.isActive === false) {
    await endSessionsOf(scope.db, { kind: 'user', id: row.id }, { at: scope.now, reason: 'disabled' });
  }
  if (change.email !== undefined && change.email !== row.email)
    await leaveOldAddress(scope, { kind: 'user', id: row.id });
};

/**
 * Changes the properties that were sent. Making one the primary contact takes it from the other; disabling, or
 * another address, ends the person's sessions.
 * @throws NOT_FOUND, RECORD_CHANGED, EMAIL_ALREADY_EXISTS
 */
export const updateCorporationUser = async (
  scope: Scope,
  key: CorporationUserKey,
  input: CorporationUserInput,
  ifMatchVersion: number | undefined,
): Promise<CorporationUserView> => {
  const before = await requireUser(scope, key);
  assertVersion(before, ifMatchVersion);
  const change = normalised(input);
  const isDisabled = change.isActive === false || (!before.isActive && change.isActive !== true);
  await write(scope, before, isDisabled ? { ...change, isPrimary: false } : change, ifMatchVersion);
  const after = await requireUser(scope, key);
  await scope.audit({
    action: 'updated',
    target: targetOf(after),
    before: auditable(before),
    after: auditable(after),
    projectId: after.projectId,
  });
  return viewOf(scope, after);
};

/** Ends the person's sessions; past actions keep the name. @throws NOT_FOUND, RECORD_CHANGED */
export const deleteCorporationUser = async (
  scope: Scope,
  key: CorporationUserKey,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const row = await requireUser(scope, key);
  assertVersion(row, ifMatchVersion);
  await write(scope, row, { isActive: false, isPrimary: false, deletedAt: scope.now }, ifMatchVersion);
  const { projectId } = row;
  await scope.audit({ action: 'deleted', target: targetOf(row), before: auditable(row), projectId });
};

/**
 * Mails the link to set a password.
 * @throws NOT_FOUND, INVALID_PARAMETER for another project, TRANSITION_NOT_ALLOWED for a disabled account
 */
export const sendCorporationUserPasswordReset = async (
  scope: Scope,
  key: CorporationUserKey,
  projectId: number,
): Promise<void> => {
  const row = await requireUser(scope, key);
  if (row.projectId !== projectId) throw invalidField('/projectID', corporationUserMessages.otherProject);
  if (!row.isActive)
    throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: corporationUserMessages.inactive });
  await issuePasswordLink(scope, accountOf(row), 'user', {
    kind: row.passwordSetAt === null ? 'invited' : 'reset',
  });
};
