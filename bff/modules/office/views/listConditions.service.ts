import type { AdminRole } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import { mountedOperations, type OperationId } from '#bff/core/contractDocument.ts';
import type { components } from '#bff/generated/contract/types.ts';
import { type AddressQuery, addressReader } from '#bff/parts/records/addressQuery.service.ts';
import { FAMILIES, FAMILY_LINES } from '#rules/families.ts';
import { unknownCondition, unreadableCondition } from './views.words.ts';

export type ListName = components['schemas']['ListName'];

/** The operation that answers a list's rows: its query has the list's conditions. */
const OPERATIONS: ReadonlyMap<ListName, OperationId> = new Map<ListName, OperationId>([
  ['myPages', 'listMyPages'],
  ...FAMILIES.map(
    (family) => [`${family}Applications`, `list${FAMILY_LINES[family].title}Applications`] as const,
  ),
  ['corporations', 'listCorporations'],
  ['adminUsers', 'listAdminUsers'],
  ['projects', 'listProjects'],
  ['reports', 'listMyPageReports'],
  ['duties', 'listDuties'],
  ['changes', 'listChangeRequests'],
  ['amounts', 'listAmountProposals'],
  ['recoveries', 'listRecoveries'],
  ['payouts', 'listPayouts'],
  ['properties', 'listProperties'],
  ['disposals', 'listDisposals'],
  ['threads', 'listThreads'],
  ['mails', 'listMails'],
  ['issuedPapers', 'listIssuedPapers'],
]);

export const LIST_NAMES: readonly ListName[] = [...OPERATIONS.keys()];

/** Which columns are shown; the only words of an address that no operation knows. */
const COLUMNS = ['show', 'hide'];

/** A page is no part of a view: its cursor is gone with the next row. */
const PAGE = ['limit', 'cursor'];

/** The documents over all my pages are a list of their own on the same page, which their address says. */
const DOCUMENTS = { list: 'sections' } as const;

/** Whether an address of the list of my pages lists documents. */
export const listsDocuments = (list: ListName, search: string): boolean =>
  list === 'myPages' && new URLSearchParams(search).get('list') === DOCUMENTS.list;

const lists = (list: ListName, search: string): OperationId | undefined =>
  listsDocuments(list, search) ? 'listSections' : OPERATIONS.get(list);

const conditionNames = (operation: OperationId): readonly string[] => [
  ...addressReader(operation).names.filter((name) => !PAGE.includes(name)),
  ...(operation === 'listSections' ? Object.keys(DOCUMENTS) : []),
  ...COLUMNS,
];

/**
 * Refuses what the address of a list does not say.
 * @param search what follows its question mark
 * @returns the operation that answers the rows
 * @throws ACCESS_DENIED for a list that the role does not read, INVALID_PARAMETER for a condition that it does not have
 */
export const assertConditions = (role: AdminRole, list: ListName, search: string): OperationId => {
  const operation = lists(list, search);
  const mounted = mountedOperations().find(({ operationId }) => operationId === operation);
  if (operation === undefined || !mounted?.security.some(({ adminSession }) => adminSession?.includes(role)))
    throw new ApiError('ACCESS_DENIED');
  const known = conditionNames(operation);
  const unknown = [...new URLSearchParams(search).keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) throw invalidField('/search', unknownCondition(unknown));
  return operation;
};

/** What an address says beside its conditions: which rows are meant, and how they are shown. */
const SHOWN = [...Object.keys(DOCUMENTS), ...COLUMNS, 'sort', 'view'];

/**
 * The conditions of a list's address as its operation's query has them: numbers, words, lists of them.
 * @param search what follows its question mark; how the rows are shown is left out
 * @throws ACCESS_DENIED, INVALID_PARAMETER as `assertConditions`, and for a value that the list does not know
 */
export const readConditions = (role: AdminRole, list: ListName, search: string): AddressQuery => {
  const operation = assertConditions(role, list, search);
  const params = new URLSearchParams(search);
  for (const name of SHOWN) params.delete(name);
  const reading = addressReader(operation).read(params);
  if (reading.unreadable !== undefined)
    throw invalidField('/search', unreadableCondition(reading.unreadable));
  return reading.query;
};
