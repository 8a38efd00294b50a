import { operationFacts } from '#web/parts/api/generated/operations.ts';
import type { operations } from '#web/parts/api/generated/types.ts';
import text from './generated/contract.json?raw';

export type OperationId = keyof operations & keyof typeof operationFacts;

type Ref = { readonly $ref: string };
type Content = Readonly<Record<string, { readonly schema?: object }>>;

/** One answer that the contract knows. */
export type ContractAnswer = {
  readonly content?: Content;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly 'x-error-codes'?: readonly number[];
};
type RequestBody = { readonly required?: boolean; readonly content?: Content };

type Operation = {
  readonly responses: Readonly<Record<string, ContractAnswer | Ref>>;
  readonly requestBody?: RequestBody | Ref;
};

type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, object>>>>;
};

/** The contract as it is served, complete in itself. */
export const contract: Contract = JSON.parse(text);

/** Something of the contract and where it stands there, as a JSON pointer: the place of its schemas. */
export type Found<Value> = { readonly value: Value; readonly pointer: string };

const escaped = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** A pointer into the contract, of names as they stand there. */
export const pointerTo = (base: string, ...names: readonly string[]): string =>
  [base, ...names.map(escaped)].join('/');

const componentAt = (pointer: string): object | undefined => {
  const [, , kind = '', name = ''] = pointer.split('/');
  return contract.components[kind]?.[name];
};

/** Follows a reference to a component; anything else stays where it is. */
const follow = <Value extends object>(value: Value | Ref, pointer: string): Found<Value> => {
  if (!('$ref' in value)) return { value, pointer };
  // The generated edge: the document has been linted, a reference leads to a component of its kind.
  return { value: componentAt(value.$ref) as Value, pointer: value.$ref };
};

const operationOf = (id: OperationId): Found<Operation> => {
  const { path, method } = operationFacts[id];
  const value = contract.paths[path]?.[method];
  if (value === undefined) throw new Error(`The contract has no ${method} ${path}`);
  return { value, pointer: pointerTo('#', 'paths', path, method) };
};

/** The answer of an operation with a status; null when the contract knows none. */
export const answerOf = (id: OperationId, status: number): Found<ContractAnswer> | null => {
  const { value, pointer } = operationOf(id);
  const answer = value.responses[String(status)];
  return answer === undefined ? null : follow(answer, pointerTo(pointer, 'responses', String(status)));
};

/** What an operation takes; null when it takes no body. */
export const requestOf = (id: OperationId): Found<RequestBody> | null => {
  const { value, pointer } = operationOf(id);
  return value.requestBody === undefined
    ? null
    : follow(value.requestBody, pointerTo(pointer, 'requestBody'));
};

/** The one status with which an operation says that all is well: 200, 201 or 204. */
export const successStatusOf = (id: OperationId): number => {
  const status = Object.keys(operationOf(id).value.responses).find((key) => key.startsWith('2'));
  if (status === undefined) throw new Error(`The contract knows no success of ${id}`);
  return Number(status);
};
