import type { AdminRole } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import { loadContractDocument, mountedOperations, type OperationId } from '#bff/core/contractDocument.ts';
import type { components } from '#bff/generated/contract/types.ts';
import { unknownCondition } from '#bff/text/lists/views.ts';
import { FAMILIES, FAMILY_LINES } from '#rules/families.ts';

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
]);

export const LIST_NAMES: readonly ListName[] = [...OPERATIONS.keys()];

/** Which columns are shown; the only words of an address that no operation knows. */
const COLUMNS = ['show', 'hide'];

/** A page is no part of a view: its cursor is gone with the next row. */
const PAGE = ['limit', 'cursor'];

type Parameter = { readonly $ref?: string; readonly name?: string; readonly in?: string };

/** The names of an operation's query, as the contract has them. */
const queryOf = (operation: OperationId): readonly string[] => {
  const { paths, components: shared } = loadContractDocument();
  const mounted = mountedOperations().find(({ operationId }) => operationId === operation);
  const written = paths[mounted?.path ?? '']?.[mounted?.method ?? ''] as {
    parameters?: readonly Parameter[];
  };
  return (written.parameters ?? [])
    .map(({ $ref, ...inline }) => shared.parameters[$ref?.split('/').at(-1) ?? ''] ?? inline)
    .flatMap(({ in: place, name }) => (place === 'query' && name !== undefined ? [name] : []));
};

/** The documents over all my pages are a list of their own on the same page, which their address says. */
const DOCUMENTS = { list: 'sections' } as const;

const lists = (list: ListName, params: URLSearchParams): OperationId | undefined =>
  list === 'myPages' && params.get('list') === DOCUMENTS.list ? 'listSections' : OPERATIONS.get(list);

const conditionNames = (operation: OperationId): readonly string[] => [
  ...queryOf(operation).filter((name) => !PAGE.includes(name)),
  ...(operation === 'listSections' ? Object.keys(DOCUMENTS) : []),
  ...COLUMNS,
];

/**
 * Refuses what the address of a list does not say.
 * @param search what follows its question mark
 * @throws ACCESS_DENIED for a list that the role does not read, INVALID_PARAMETER for a condition that it does not have
 */
export const assertConditions = (role: AdminRole, list: ListName, search: string): void => {
  const params = new URLSearchParams(search);
  const operation = lists(list, params);
  const mounted = mountedOperations().find(({ operationId }) => operationId === operation);
  if (operation === undefined || !mounted?.security.some(({ adminSession }) => adminSession?.includes(role)))
    throw new ApiError('ACCESS_DENIED');
  const known = conditionNames(operation);
  const unknown = [...params.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) throw invalidField('/search', unknownCondition(unknown));
};
