import text from '#web/mock/generated/contract.json?raw';
import { ApiError, ErrorCode, type Treatment, treatmentOf } from '#web/parts/api/errors.ts';
import { ErrorCodeLabel } from '#web/parts/api/generated/enums.ts';
import type { Operation } from './Calls.tsx';

type Answer = { readonly $ref?: string; readonly 'x-error-codes'?: readonly number[] };

type ContractOperation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, Answer>>;
};

type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Answer>> };
};

const METHODS = ['get', 'post', 'patch', 'put', 'delete'] as const;

// As JSON: to read the same as YAML takes a page some seconds.
const contract: Contract = JSON.parse(text);

const found = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    return operation === undefined ? [] : [{ path, method, operation }];
  }),
);

/** Every operation of the contract, in its order. */
export const operations: readonly Operation[] = found.map(({ path, method, operation }) => ({
  id: operation.operationId,
  summary: operation.summary,
  tag: operation.tags[0] ?? '',
  method,
  path,
}));

/** A code of the contract: with which status it comes, what is said, what the screens do. */
export type ErrorFact = {
  readonly code: number;
  readonly name: string;
  readonly label: string;
  readonly statuses: readonly string[];
  readonly operations: number;
  /** What a read and a change do about it. */
  readonly treatments: readonly [read: Treatment, change: Treatment];
};

const answersOf = ({ responses }: ContractOperation): [status: string, codes: readonly number[]][] =>
  Object.entries(responses).map(([status, answer]) => {
    const name = answer.$ref?.split('/').at(-1) ?? '';
    return [status, (contract.components.responses[name] ?? answer)['x-error-codes'] ?? []];
  });

const factOf = ([name, code]: readonly [string, ErrorCode]): ErrorFact => {
  const answers = found.map(({ operation }) =>
    answersOf(operation).filter(([, codes]) => codes.includes(code)),
  );
  const error = new ApiError({ status: 400, code });
  return {
    code,
    name,
    label: ErrorCodeLabel[code],
    statuses: [...new Set(answers.flat().map(([status]) => status))].toSorted(),
    operations: answers.filter(({ length }) => length > 0).length,
    treatments: [treatmentOf(error, 'read'), treatmentOf(error, 'change')],
  };
};

/** Every code of the contract, in the order of their numbers. */
export const errorFacts: readonly ErrorFact[] = Object.entries(ErrorCode).map(factOf);
