import { adminOf } from '#bff/core/actor.ts';
import { ApiError } from '#bff/core/apiError.ts';
import { nullableOf } from '#bff/core/contractDocument.ts';
import type { Scope } from '#bff/core/scope.ts';
import {
  assertNoFieldErrors,
  fieldError,
  normaliseTexts,
  type TextRule,
  textRules,
} from '#bff/core/texts/textRules.ts';
import { recordAudits } from '#bff/modules/trail/index.ts';
import { visibleProjectIdsOf } from '#bff/parts/ownership/access.service.ts';
import { lockMyPagesOf } from '#bff/parts/ownership/locks.data.ts';
import { searchTextOf } from '#bff/parts/records/searchText.service.ts';
import { assertVersion, returnVersioned } from '#bff/parts/records/versioned.service.ts';
import { isProblem } from '#bff/platform/database/errors.ts';
import { mapPage, type Page, type PageRequest } from '#bff/platform/database/paging.ts';
import { digitsOf, toHalfWidth } from '#rules/text.ts';
import { corporationErrors } from './corporationRules.service.ts';
import {
  type CorporationChange,
  type CorporationFilter,
  type CorporationRow,
  findCorporation,
  insertCorporation,
  insertCorporations,
  listCorporationIds,
  listCorporationRows,
  type NewCorporation,
  type OwnColumns,
  updateCorporationRow,
  withNothing,
} from './corporations.data.ts';
import { corporationMessages } from './corporations.words.ts';
import { deleteUsersOfCorporation } from './corporationUsers.data.ts';
import { auditable, type CorporationView, deleteRefusal, viewOf } from './corporationViews.service.ts';

export type CorporationInput = Partial<NewCorporation>;

export type CorporationSearch = Omit<CorporationFilter, 'search' | 'ids' | 'rounds'> & {
  readonly q?: string | undefined;
};

const invoiceNumber: TextRule = {
  normalise: (text) => toHalfWidth(text).replaceAll(/[-\s]/g, '').toUpperCase(),
};

const normalised = <Input extends CorporationInput>(input: Input): Input =>
  normaliseTexts<CorporationInput & Input>(
    input,
    {
      corporateNumber: textRules.corporateNumber,
      nameKana: textRules.kana,
      representativeNameKana: textRules.kana,
      postalCode: textRules.postalCode,
      phone: textRules.phone,
      fax: textRules.phone,
      invoiceNumber,
    },
    nullableOf('CorporationUpdate'),
  );

const refuseTakenNumber = (error: unknown): never => {
  if (!isProblem(error, 'unique', 'corporation_corporate_number_key')) throw error;
  const detail = corporationMessages.numberTaken;
  const errors = [fieldError('/corporateNumber', detail)];
  throw new ApiError('ALREADY_EXISTS', { detail, errors, cause: error });
};

/** @throws NOT_FOUND */
export const requireCorporation = async (scope: Scope, id: number): Promise<CorporationRow> => {
  const row = await findCorporation(scope.db, id, visibleProjectIdsOf(scope));
  if (row === null) throw new ApiError('NOT_FOUND');
  return row;
};

const MAX_CODE_DIGITS = 9;

/** Codes of corporations are their ids with zeros before them. */
const filterOf = (scope: Scope, { q, ...others }: CorporationSearch): CorporationFilter => {
  const digits = digitsOf(q ?? '');
  const isCode = /^\d+$/.test(digits) && digits.length <= MAX_CODE_DIGITS;
  return {
    ...others,
    search: searchTextOf(q),
    ids: isCode ? [Number(digits)] : [],
    rounds: visibleProjectIdsOf(scope),
  };
};

export const listCorporations = async (
  scope: Scope,
  search: CorporationSearch,
  request: PageRequest,
): Promise<Page<CorporationView>> =>
  mapPage(await listCorporationRows(scope.db, filterOf(scope, search), request), (row) => viewOf(scope, row));

/** The ids of all that `listCorporations` has for the same search, one more than the limit where there are more. */
export const idsOfCorporations = (
  scope: Scope,
  search: CorporationSearch,
  limit: number,
): Promise<number[]> => listCorporationIds(scope.db, filterOf(scope, search), limit);

/** @throws NOT_FOUND */
export const getCorporation = async (scope: Scope, id: number): Promise<CorporationView> =>
  viewOf(scope, await requireCorporation(scope, id));

/** @throws INVALID_PARAMETER, ALREADY_EXISTS when the corporate number is registered */
export const createCorporation = async (scope: Scope, input: NewCorporation): Promise<CorporationView> => {
  const data = normalised(input);
  assertNoFieldErrors(corporationErrors(data, data, scope.now));
  const row = await insertCorporation(scope.db, data).catch(refuseTakenNumber);
  await scope.audit({
    action: 'created',
    target: { kind: 'corporation', id: row.id },
    after: auditable(row),
  });
  return viewOf(scope, row);
};

/**
 * Many at once, as one alone.
 * @throws INVALID_PARAMETER, ALREADY_EXISTS when one of the numbers is registered
 */
export const createCorporations = async (
  scope: Scope,
  inputs: readonly NewCorporation[],
): Promise<OwnColumns[]> => {
  if (inputs.length === 0) return [];
  const data = inputs.map(normalised);
  for (const one of data) assertNoFieldErrors(corporationErrors(one, one, scope.now));
  const rows = await insertCorporations(scope.db, data).catch(refuseTakenNumber);
  await recordAudits(
    scope,
    rows.map((row) => ({
      action: 'created',
      target: { kind: 'corporation', id: row.id },
      after: auditable(withNothing(row)),
    })),
  );
  return rows;
};

/** The call centre keeps notes and changes nothing else. */
const assertMayChange = (scope: Scope, input: CorporationInput): void => {
  const isMemoOnly = Object.keys(input).every((name) => name === 'memo');
  if (adminOf(scope).role === 'JMAC' || isMemoOnly) return;
  throw new ApiError('ACCESS_DENIED', { detail: corporationMessages.memoOnly });
};

const write = (scope: Scope, id: number, change: CorporationChange, ifMatchVersion: number | undefined) =>
  returnVersioned(ifMatchVersion, (version) =>
    updateCorporationRow(scope.db, { id, version }, change).catch(refuseTakenNumber),
  );

/**
 * What is asked of an undertaking depends on how its business is taxed. Whatever changes a my page holds it first and
 * then writes what belongs to its corporation (a contact, words to be found by), so it is held here first as well:
 * nobody then waits for somebody who waits for him.
 */
const holdTaxedMyPages = async (scope: Scope, id: number, { taxStatus }: CorporationInput) =>
  taxStatus === undefined ? [] : lockMyPagesOf(scope.db, id);

/**
 * Changes the properties that were sent.
 * @throws NOT_FOUND, RECORD_CHANGED, ACCESS_DENIED (call centre beyond the memo), INVALID_PARAMETER
 */
export const updateCorporation = async (
  scope: Scope,
  id: number,
  input: CorporationInput,
  ifMatchVersion: number | undefined,
): Promise<CorporationView> => {
  assertMayChange(scope, input);
  const mypageIds = await holdTaxedMyPages(scope, id, input);
  const before = await requireCorporation(scope, id);
  assertVersion(before, ifMatchVersion);
  const change = normalised(input);
  assertNoFieldErrors(corporationErrors(change, { ...before, ...change }, scope.now));
  const after = { ...before, ...(await write(scope, id, change, ifMatchVersion)) };
  const target = { kind: 'corporation', id } as const;
  await scope.audit({ action: 'updated', target, before: auditable(before), after: auditable(after) });
  if (after.taxStatus !== before.taxStatus) await scope.tell('myPagesChanged', mypageIds);
  return viewOf(scope, after);
};

/**
 * Takes a corporation away together with the accounts of its users.
 * @throws NOT_FOUND, RECORD_CHANGED, TRANSITION_NOT_ALLOWED while it has a my page
 */
export const deleteCorporation = async (
  scope: Scope,
  id: number,
  ifMatchVersion: number | undefined,
): Promise<void> => {
  const row = await requireCorporation(scope, id);
  assertVersion(row, ifMatchVersion);
  const refusal = deleteRefusal(row);
  if (refusal !== undefined) throw new ApiError('TRANSITION_NOT_ALLOWED', { detail: refusal });
  await write(scope, id, { deletedAt: scope.now }, ifMatchVersion);
  await deleteUsersOfCorporation(scope.db, id, scope.now);
  await scope.audit({ action: 'deleted', target: { kind: 'corporation', id }, before: auditable(row) });
};
