import type { AdminRole } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import { loadContractDocument, mountedOperations, type OperationId } from '#bff/core/contractDocument.ts';
import type { components } from '#bff/generated/contract/types.ts';
import { unknownCondition, unreadableCondition } from '#bff/text/lists/views.ts';
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
  ['threads', 'listThreads'],
  ['mails', 'listMails'],
  ['issuedPapers', 'listIssuedPapers'],
]);

export const LIST_NAMES: readonly ListName[] = [...OPERATIONS.keys()];

/** Which columns are shown; the only words of an address that no operation knows. */
const COLUMNS = ['show', 'hide'];

/** A page is no part of a view: its cursor is gone with the next row. */
const PAGE = ['limit', 'cursor'];

type Parameter = {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly schema?: Record<string, unknown>;
};

type Condition = { readonly name: string; readonly schema: Record<string, unknown> };

/** The query of an operation, as the contract has it. */
const queryOf = (operation: OperationId): readonly Condition[] => {
  const { paths, components: shared } = loadContractDocument();
  const mounted = mountedOperations().find(({ operationId }) => operationId === operation);
  const written = paths[mounted?.path ?? '']?.[mounted?.method ?? ''] as {
    parameters?: readonly Parameter[];
  };
  return (written.parameters ?? [])
    .map(({ $ref, ...inline }) => shared.parameters[$ref?.split('/').at(-1) ?? ''] ?? inline)
    .flatMap(({ in: place, name, schema = {} }: Parameter) =>
      place === 'query' && name !== undefined ? [{ name, schema }] : [],
    );
};

/** The documents over all my pages are a list of their own on the same page, which their address says. */
const DOCUMENTS = { list: 'sections' } as const;

/** Whether an address of the list of my pages lists documents. */
export const listsDocuments = (list: ListName, search: string): boolean =>
  list === 'myPages' && new URLSearchParams(search).get('list') === DOCUMENTS.list;

const lists = (list: ListName, search: string): OperationId | undefined =>
  listsDocuments(list, search) ? 'listSections' : OPERATIONS.get(list);

const conditionNames = (operation: OperationId): readonly string[] => [
  ...queryOf(operation)
    .map(({ name }) => name)
    .filter((name) => !PAGE.includes(name)),
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
  const operation = lists(list, search);
  const mounted = mountedOperations().find(({ operationId }) => operationId === operation);
  if (operation === undefined || !mounted?.security.some(({ adminSession }) => adminSession?.includes(role)))
    throw new ApiError('ACCESS_DENIED');
  const known = conditionNames(operation);
  const unknown = [...params.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) throw invalidField('/search', unknownCondition(unknown));
};

/** What an address says beside its conditions: how the rows are shown. */
const SHOWN = [...COLUMNS, ...PAGE, 'sort', 'view'];

type Value = number | boolean | string;

const resolved = ({ $ref, ...schema }: Record<string, unknown>): Record<string, unknown> =>
  typeof $ref === 'string'
    ? { ...loadContractDocument().components.schemas[$ref.split('/').at(-1) ?? ''], ...schema }
    : schema;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** One value of an address by its schema; undefined for what it does not allow. */
const readValue = (schema: Record<string, unknown>, text: string): Value | undefined => {
  const { type, format, minimum, maximum, maxLength, enum: words } = resolved(schema);
  if (type === 'boolean') return { true: true, false: false }[text];
  if (type !== 'integer') {
    const isKnown = !Array.isArray(words) || words.includes(text);
    const fits = format === 'date' ? isDay(text) : text.length <= Number(maxLength ?? 1000);
    return isKnown && fits && text !== '' ? text : undefined;
  }
  const number = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  const isKnown = !Array.isArray(words) || words.includes(number);
  const isWithin = number >= Number(minimum ?? -Infinity) && number <= Number(maximum ?? Infinity);
  return isKnown && isWithin ? number : undefined;
};

/**
 * The conditions of a list's address as its operation's query has them: numbers, words, lists of them.
 * @param search what follows its question mark; how the rows are shown is left out
 * @throws ACCESS_DENIED, INVALID_PARAMETER as `assertConditions`, and for a value that the list does not know
 */
export const readConditions = (
  role: AdminRole,
  list: ListName,
  search: string,
): Readonly<Record<string, Value | readonly Value[]>> => {
  assertConditions(role, list, search);
  const params = new URLSearchParams(search);
  const operation = lists(list, search);
  const known = operation === undefined ? [] : queryOf(operation);
  const names = [...new Set(params.keys())].filter((name) => !SHOWN.includes(name));
  return Object.fromEntries(
    known.flatMap(({ name, schema }) => {
      if (!names.includes(name)) return [];
      const { type, items } = resolved(schema);
      const each = type === 'array' ? resolved(items as Record<string, unknown>) : schema;
      const values = params.getAll(name).map((text) => readValue(each, text));
      const good = values.filter((value) => value !== undefined);
      const [first] = good;
      if (first === undefined || good.length < values.length)
        throw invalidField('/search', unreadableCondition(name));
      return [[name, type === 'array' ? good : first] as const];
    }),
  );
};
