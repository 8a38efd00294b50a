import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type AdminRole, adminOf } from '#bff/core/actor.ts';
import { ApiError, invalidField } from '#bff/core/apiError.ts';
import {
  loadContractDocument,
  type MountedOperation,
  mountedOperations,
} from '#bff/core/contractDocument.ts';
import type { Scope } from '#bff/core/scope.ts';
import { exportRunMessages } from '#bff/text/lists/exportRuns.ts';

/*
 * What is asked for as a file, held against the contract as the request itself would be. The values of an address are
 * texts; the schemas say what they stand for.
 */

type Schema = Readonly<Record<string, unknown>>;
type Parameter = {
  readonly $ref?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
};
type Operation = { readonly summary: string; readonly parameters?: readonly Parameter[] };

const written = ({ path, method }: MountedOperation): Operation =>
  // The generated edge: the contract's own document.
  loadContractDocument().paths[path]?.[method] as unknown as Operation;

const parametersOf = (operation: MountedOperation): Parameter[] => {
  const shared: Readonly<Record<string, Parameter>> = loadContractDocument().components.parameters;
  return (written(operation).parameters ?? []).map(
    (parameter) => shared[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter,
  );
};

const compile = (operation: MountedOperation): ValidateFunction => {
  const ajv = new Ajv2020({ strict: false, coerceTypes: 'array' });
  addFormats.default(ajv);
  const parameters = parametersOf(operation);
  return ajv.compile({
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
    components: { schemas: loadContractDocument().components.schemas },
  });
};

const compiled = new Map<string, ValidateFunction>();

const validatorOf = (operation: MountedOperation): ValidateFunction => {
  const known = compiled.get(operation.operationId) ?? compile(operation);
  compiled.set(operation.operationId, known);
  return known;
};

/** Reads a list and answers a file, to administrators of this role. */
const mayOrder = ({ operationId, method, path, security }: MountedOperation, role: AdminRole): boolean =>
  operationId.startsWith('export') &&
  method === 'get' &&
  !path.includes('{') &&
  security.some(({ adminSession }) => adminSession?.includes(role));

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
export const orderedQuery = (scope: Scope, operationId: string, search: string) => {
  const operation = requireOrdered(adminOf(scope).role, operationId);
  const params = new URLSearchParams(search);
  const query: Record<string, unknown> = {};
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name);
    query[name] = values.length > 1 ? values : values[0];
  }
  if (!validatorOf(operation)(query)) throw invalidField('/search', exportRunMessages.unknownQuery);
  return query;
};

/** The list that an operation saves, as the contract calls it. */
export const listTitle = (operationId: string): string => {
  const operation = mountedOperations().find((mounted) => mounted.operationId === operationId);
  return operation === undefined ? operationId : exportRunMessages.listOf(written(operation).summary);
};
