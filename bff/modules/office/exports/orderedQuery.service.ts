import { type AdminRole, adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import {
  isOpenTo,
  loadContractDocument,
  type MountedOperation,
  mountedOperations,
} from '#bff/core/contractDocument.ts';
import type { Scope } from '#bff/core/scope.ts';
import { type AddressQuery, addressReader } from '#bff/parts/records/addressQuery.service.ts';
import { exportRunMessages } from './exportRuns.words.ts';

/** Reads a list and answers a file, to administrators of this role. */
const mayOrder = ({ operationId, method, path }: MountedOperation, role: AdminRole): boolean =>
  operationId.startsWith('export') && method === 'get' && !path.includes('{') && isOpenTo(operationId, role);

/** An operation of the contract that this role may order. @throws ACCESS_DENIED */
export const requireOrdered = (role: AdminRole, operationId: string): MountedOperation => {
  const operation = mountedOperations().find((mounted) => mounted.operationId === operationId);
  if (operation === undefined || !mayOrder(operation, role)) throw new ApiError('ACCESS_DENIED');
  return operation;
};

/**
 * The query of an operation as its handler takes it.
 * @param search what follows the question mark of its address
 * @throws ACCESS_DENIED, INVALID_PARAMETER for what the operation does not understand
 */
export const orderedQuery = (scope: Scope, operationId: string, search: string): AddressQuery => {
  const operation = requireOrdered(adminOf(scope).role, operationId);
  const { query } = addressReader(operation.operationId).read(new URLSearchParams(search));
  if (query === undefined) throw invalidField('/search', exportRunMessages.unknownQuery);
  return query;
};

/** The list that an operation saves, as the contract calls it. */
export const listTitle = (operationId: string): string => {
  const { path = '', method = '' } = mountedOperations().find((one) => one.operationId === operationId) ?? {};
  // The generated edge: the contract's own document.
  const written = loadContractDocument().paths[path]?.[method] as { readonly summary: string } | undefined;
  return written === undefined ? operationId : exportRunMessages.listOf(written.summary);
};
