import type { components, paths } from './generated/contract.ts';

/** Every schema of the contract by its name: `Schemas['ApplicationSummary']`. */
export type Schemas = components['schemas'];

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The addresses of the contract that take a method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Readonly<Record<M, unknown>> ? P : never;
}[keyof paths];

type OperationOf<M extends Method, P extends PathOf<M>> =
  paths[P] extends Readonly<Record<M, infer Operation>> ? Operation : never;

type Success<Operation> = Operation extends { responses: infer Answers }
  ? Answers[keyof Answers & (200 | 201 | 202 | 204)]
  : never;

type ContentOf<Given> = Given extends { content: infer Content } ? Content : never;

type JsonOf<Given> = Given extends { content: { 'application/json': infer Body } } ? Body : null;

/** The body of a successful answer; null where the contract answers 204. */
export type AnswerOf<M extends Method, P extends PathOf<M>> = JsonOf<Success<OperationOf<M, P>>>;

/** A successful answer. `etag` goes back as `ifMatch` of a change: it is refused when somebody was faster. */
export type Answer<Body> = { readonly body: Body; readonly etag: string | null };

/** A part of a call: needed, optional, or not taken at all, as the contract says. */
type Part<Name extends string, Source> = Source extends { readonly [Key in Name]?: infer Value }
  ? [Value] extends [undefined]
    ? { readonly [Key in Name]?: undefined }
    : object extends Pick<Source, Name>
      ? { readonly [Key in Name]?: Value }
      : { readonly [Key in Name]: Value }
  : { readonly [Key in Name]?: undefined };

type ParametersOf<Operation> = Operation extends { parameters: infer Value } ? Value : never;

/** Path and query of a call. */
export type Place<M extends Method, P extends PathOf<M>> = Part<'path', ParametersOf<OperationOf<M, P>>> &
  Part<'query', ParametersOf<OperationOf<M, P>>>;

/** A request body is there, or may be there, or is not taken. */
type BodyPart<Operation> = Operation extends { requestBody: infer Given }
  ? { readonly body: JsonOf<Given> }
  : Operation extends { requestBody?: infer Given }
    ? [Given] extends [undefined]
      ? { readonly body?: undefined }
      : { readonly body?: JsonOf<NonNullable<Given>> }
    : { readonly body?: undefined };

export type BodyOf<M extends Method, P extends PathOf<M>> = BodyPart<OperationOf<M, P>>['body'];

export type Stoppable = {
  /** Ends the call, also while it waits for its next attempt. */
  readonly signal?: AbortSignal | undefined;
};

export type ChangeOptions = Stoppable & {
  /** The ETag of the record as it was read; when it has been changed since, the answer is 412. */
  readonly ifMatch?: string | null | undefined;
  /** Of a POST: one for each thing to be done, kept over its repetitions. Without it, one is made for the call. */
  readonly idempotencyKey?: string | undefined;
};

export type ReadInit<P extends PathOf<'get'>> = Place<'get', P> & Stoppable;

export type ChangeInit<M extends Method, P extends PathOf<M>> = Place<M, P> &
  BodyPart<OperationOf<M, P>> &
  ChangeOptions;

/** An argument that may be left out when nothing in it is needed. */
export type Optional<Init> = object extends Init ? [init?: Init] : [init: Init];

/** The addresses that answer a record or a list as JSON. */
export type ReadPath = {
  [P in PathOf<'get'>]: [AnswerOf<'get', P>] extends [null] ? never : P;
}[PathOf<'get'>];

type Listed<Body> = Body extends { items: unknown[]; nextCursor?: string | null }
  ? 'nextCursor' & keyof Body
  : never;

/** The addresses of lists: turned page by page, or short and answered in parts when asked. */
export type ListPath = {
  [P in ReadPath]: [Listed<AnswerOf<'get', P>>] extends [never] ? never : P;
}[ReadPath];

export type RowOf<P extends ListPath> = AnswerOf<'get', P> extends { items: (infer Row)[] } ? Row : never;

/** The addresses that answer a file: documents, archives, exports as CSV or Excel. */
export type DownloadPath = {
  [P in PathOf<'get'>]: Exclude<
    keyof ContentOf<Success<OperationOf<'get', P>>>,
    'application/json'
  > extends never
    ? never
    : P;
}[PathOf<'get'>];

type MetaIn<Operation> = Operation extends {
  requestBody: { content: { 'multipart/form-data': { meta: infer Meta } } };
}
  ? Meta
  : never;

/** The addresses that take a file. */
export type UploadPath = {
  [P in PathOf<'post'>]: [MetaIn<OperationOf<'post', P>>] extends [never] ? never : P;
}[PathOf<'post'>];

/** What is told of a file that is sent to this address. */
export type MetaOf<P extends UploadPath> = MetaIn<OperationOf<'post', P>>;

/** The addresses whose record is read and changed in the same place. */
export type RecordPath = { [P in ReadPath & PathOf<'patch'>]: P }[ReadPath & PathOf<'patch'>];
