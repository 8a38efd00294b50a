import { createRequire } from 'node:module';
import { operationFacts } from '../generated/contract/operations.ts';
import type { components, operations } from '../generated/contract/types.ts';

export type OperationId = keyof operations;

/**
 * Whose transaction a change runs in: one of its request, those that its service opens, or a short one after its slow
 * work (`x-transaction`, explained at the head of openapi.yaml).
 */
export type TransactionMode = 'request' | 'own' | 'phases';

/** An operation of the contract as the router mounts it. */
export type MountedOperation = {
  readonly operationId: OperationId;
  readonly method: 'get' | 'put' | 'post' | 'patch' | 'delete';
  /** As written in the contract, for example /api/admin/project/{id}. */
  readonly path: string;
  /** Alternatives: any of these sessions, each with the roles that may call. Empty means no session is needed. */
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly transaction: TransactionMode;
  /** A list as a file, which is read at a replica where there is one (`x-may-be-late`). */
  readonly allowsStaleReads: boolean;
  /** Requires a recent second factor (`x-step-up`) of users who have one or must have one. */
  readonly stepUp?: true;
  /** An archive that is made while it is sent, which takes a turn of its caller's (`x-archive`). */
  readonly isArchive?: true;
  /** Also for a log-in that awaits its second factor (`x-awaits-factor`). */
  readonly awaitsFactor?: true;
  /** The list whose rows are counted while an operation export… makes its file (`x-counted-by`); else its own. */
  readonly countedBy?: string;
  /** Of a list that is answered whole, or in parts when asked: what tells its items apart (`x-parts-by`). */
  readonly partsBy?: readonly string[];
};

const require = createRequire(import.meta.url);

/**
 * The parsed contract. It was read and checked when it was generated (`npm run generate`), not at start. One object for
 * everybody, who reads it and changes nothing.
 */
export const loadContractDocument = (): ContractDocument =>
  require('../generated/contract/document.json') as ContractDocument;

type RequestBodyObject = { readonly $ref?: string; readonly content?: Readonly<Record<string, unknown>> };

/** The parts of the document that the server reads itself. */
export type ContractDocument = {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  /** What came with which version, the newest first. */
  readonly 'x-change-log': readonly {
    readonly version: string;
    /** 2026-11-26 */
    readonly day: string;
    readonly changes: readonly {
      readonly kind: 'added' | 'changed' | 'deprecated' | 'removed';
      readonly text: string;
    }[];
  }[];
  readonly paths: Record<string, Record<string, unknown>>;
  readonly components: {
    readonly schemas: Record<string, Record<string, unknown>>;
    readonly securitySchemes: Record<string, unknown>;
    readonly requestBodies: Record<string, RequestBodyObject>;
    readonly parameters: Record<string, { readonly name: string; readonly in: string }>;
  };
};

/** The media types in which an operation takes a body; none when it takes no body. */
export const contentTypesOf = (
  document: ContractDocument,
  { path, method }: Pick<MountedOperation, 'path' | 'method'>,
): string[] => {
  const operation = document.paths[path]?.[method] as { requestBody?: RequestBodyObject } | undefined;
  const name = operation?.requestBody?.$ref?.split('/').at(-1);
  const body = name === undefined ? operation?.requestBody : document.components.requestBodies[name];
  return Object.keys(body?.content ?? {});
};

const weight = (path: string): string =>
  path
    .split('/')
    .map((segment) => (segment.startsWith('{') ? '~' : segment))
    .join('/');

/** Every operation, fixed paths before those with parameters, so that `/self` is never read as an id. */
export const mountedOperations = (): MountedOperation[] =>
  (Object.entries(operationFacts) as [OperationId, Omit<MountedOperation, 'operationId'>][])
    .map(([operationId, facts]) => ({ operationId, ...facts }))
    .sort((a, b) => (weight(a.path) < weight(b.path) ? -1 : 1));

/** Whether administrators of this role may call an operation. */
export const isOpenTo = (operationId: OperationId, role: string): boolean => {
  const { security }: Omit<MountedOperation, 'operationId'> = operationFacts[operationId];
  return security.some(({ adminSession }) => adminSession?.includes(role));
};

type Schemas = components['schemas'];

const isNull = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && Reflect.get(part, 'type') === 'null';

/** The properties of a schema that may be null: what a form may leave empty. */
export const nullableOf = <Name extends keyof Schemas>(
  name: Name,
): readonly (keyof Schemas[Name] & string)[] => {
  const { properties } = loadContractDocument().components.schemas[name] as {
    readonly properties: Readonly<Record<keyof Schemas[Name] & string, Record<string, unknown>>>;
  };
  const names = Object.keys(properties) as (keyof Schemas[Name] & string)[];
  return names.filter((one) => {
    const { type, anyOf } = properties[one];
    return [type].flat().includes('null') || [anyOf].flat().some(isNull);
  });
};
