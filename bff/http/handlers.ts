import type { OperationId } from '#bff/core/contractDocument.ts';
import type { ChooseRange } from '#bff/core/fileRange.ts';
import type { Scope } from '#bff/core/scope.ts';
import type { SecondPhase } from '#bff/core/secondPhase.ts';
import type { operationFacts } from '#bff/generated/contract/operations.ts';
import type { operations } from '#bff/generated/contract/types.ts';
import type { UploadedFile } from '#bff/platform/files/uploadEngine.ts';
import type { Reply } from './reply.ts';

type Empty = Record<never, never>;

type ParametersOf<Id extends OperationId, Place extends 'path' | 'query'> = operations[Id] extends {
  parameters: infer P;
}
  ? Place extends keyof P
    ? [NonNullable<P[Place]>] extends [never]
      ? Empty
      : NonNullable<P[Place]>
    : Empty
  : Empty;

type ContentOf<T> = T extends { content: infer C }
  ? C extends { 'application/json': infer Json }
    ? Json
    : C extends { 'multipart/form-data': infer Form }
      ? Omit<Form, 'file'>
      : undefined
  : undefined;

type RequestBodyOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer B }
  ? ContentOf<NonNullable<B>>
  : undefined;

/** A request as its handler sees it: everything validated against the contract. */
export type RequestOf<Id extends OperationId> = {
  readonly path: ParametersOf<Id, 'path'>;
  readonly query: ParametersOf<Id, 'query'>;
  readonly body: RequestBodyOf<Id>;
  /** What lies in quarantine before the handler runs (multipart operations only). */
  readonly file: UploadedFile | undefined;
  /** The version in If-Match; undefined when the caller sent none (then the last write wins). */
  readonly ifMatchVersion: number | undefined;
  /** What Range and If-Range ask for, once the file is known. */
  readonly chooseRange: ChooseRange;
};

/** 202 is no handler's: the router answers it where a second person decides (`ProposedError`). */
type SuccessOf<Id extends OperationId> = operations[Id] extends { responses: infer R }
  ? { [Status in keyof R]: Status extends 200 | 201 | 204 ? ContentOf<R[Status]> : never }[keyof R]
  : never;

/**
 * Enumerations come out of the database as plain numbers; its CHECKs keep them in range and the tests validate
 * every answer, so an answer's type asks for a number and not for one of its values.
 */
type WithPlainNumbers<T> = T extends number
  ? number
  : T extends readonly (infer Item)[]
    ? readonly WithPlainNumbers<Item>[]
    : T extends object
      ? { [Name in keyof T]: WithPlainNumbers<T[Name]> }
      : T;

/** The success bodies of an operation; `undefined` for 204 and for binary answers. */
export type BodyOf<Id extends OperationId> = WithPlainNumbers<SuccessOf<Id>>;

export type Handler<Id extends OperationId> = (
  request: RequestOf<Id>,
  scope: Scope,
) => Promise<Reply<BodyOf<Id>>>;

/** Operations with `x-transaction: phases`. */
export type PhasedOperationId = {
  [Id in OperationId]: (typeof operationFacts)[Id] extends { transaction: 'phases' } ? Id : never;
}[OperationId];

/** Does the slow work without a transaction, and hands on what is to be done in one. */
export type PhasedHandler<Id extends OperationId> = (
  request: RequestOf<Id>,
  scope: Scope,
) => Promise<SecondPhase<Reply<BodyOf<Id>>>>;

/** One handler for each operation of the contract: a missing one does not compile. */
export type Handlers = {
  readonly [Id in OperationId]: Id extends PhasedOperationId ? PhasedHandler<Id> : Handler<Id>;
};
