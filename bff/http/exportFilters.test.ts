import { expect, it } from 'vitest';
import {
  loadContractDocument,
  type MountedOperation,
  mountedOperations,
  type OperationId,
} from '#bff/core/contractDocument.ts';
import { listOf } from '#bff/modules/office/exports/exportAnswers.routes.ts';

/*
 * A list and its file are asked for in the same words: who saves what he sees gets what he sees. A filter that a list
 * learns has to be learnt by its file, too; here the contract itself is asked.
 */

type Parameter = { readonly name: string; readonly in: string; readonly schema?: object };
type Written = { readonly parameters?: readonly ({ readonly $ref?: string } & Partial<Parameter>)[] };

const { paths, components } = loadContractDocument();

const shared = (reference: string | undefined) => components.parameters[reference?.split('/').at(-1) ?? ''];

/** The query of an operation: its names with what the contract says of each. */
const queryOf = (operationId: string): ReadonlyMap<string, object | undefined> => {
  const found = mountedOperations().find((mounted) => mounted.operationId === operationId);
  const { parameters = [] } = (paths[found?.path ?? '']?.[found?.method ?? ''] ?? {}) as Written;
  const known = parameters.map(({ $ref, ...own }) => ({ ...own, ...shared($ref) }) as Parameter);
  return new Map(known.flatMap((one) => (one.in === 'query' ? [[one.name, one.schema]] : [])));
};

/** Pages, and whether my pages come as a grid of documents: how rows are shown, not which. */
const SHOWN = ['limit', 'cursor', 'view'];

/** Files that no list of rows is behind. */
const WITHOUT_LIST: readonly OperationId[] = ['exportImportTemplate'];

/** The list of an undertaking's payments has no filter: both answer all of them. */
const isOfList = ({ operationId, method }: MountedOperation): boolean =>
  operationId.startsWith('export') && method === 'get' && !WITHOUT_LIST.includes(operationId);

const listed = mountedOperations()
  .filter(isOfList)
  .map(({ operationId, path }) => ({ operationId, path, list: listOf(operationId) }))
  .filter(({ list }) => mountedOperations().some(({ operationId }) => operationId === list));

it('every list that is saved is looked at', () => {
  expect(listed.length).toBeGreaterThanOrEqual(25);
});

it.each(listed)('$operationId is asked for with every condition of $list, and with nothing else', (one) => {
  const [file, list] = [queryOf(one.operationId), queryOf(one.list)];
  // A zip has folders, which have no order.
  const left = one.path.endsWith('/archive') ? [...SHOWN, 'sort'] : SHOWN;
  const conditions = [...list].filter(([name]) => !left.includes(name));
  const asked = [...file].filter(([name]) => !['format', 'columns'].includes(name));
  expect(new Map(asked)).toEqual(new Map(conditions));
});
