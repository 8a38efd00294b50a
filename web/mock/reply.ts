import { ErrorCode } from '#web/parts/api/errors.ts';
import { ErrorReason } from '#web/parts/api/generated/enums/ErrorReason.ts';
import { answerOf, type OperationId, successStatusOf } from './contract.ts';

/** A successful answer; `version` becomes the ETag where the record has none itself. A Blob is sent as a file. */
export type MockReply<Body> = {
  readonly kind: 'reply';
  readonly body: Body | Blob;
  readonly version?: number;
  /** Where it is not the usual one of the operation. */
  readonly status?: 202;
};

/** A refusal as problem+json. */
export type MockProblem = {
  readonly kind: 'problem';
  readonly status: number;
  readonly code: ErrorCode;
  readonly detail: string;
  /** What tells apart what one code stands for. */
  readonly reason?: ErrorReason;
  readonly errors?: readonly { readonly pointer: string; readonly code: number; readonly message: string }[];
  /** With 429 and 503: also sent as `Retry-After`, which is what the web reads. */
  readonly retryAfterSeconds?: number;
};

/** Answers `body`. @param version of the ETag, where it is not the record's own */
export const reply = <Body>(body: Body | Blob, version?: number): MockReply<Body> => ({
  kind: 'reply',
  body,
  ...(version === undefined ? {} : { version }),
});

/** 202: it is not done, a second person decides it (domain 12). */
export const proposed = <Body>(body: Body): MockReply<Body> => ({ kind: 'reply', body, status: 202 });

type ProblemInit = Omit<MockProblem, 'kind'>;

/** Refuses. @param init as in the contract's Problem: status, code, a sentence that says what to do, places */
export const problem = (init: ProblemInit): MockProblem => ({ kind: 'problem', ...init });

/** 404: no such thing, or none that this person may see. */
export const notFound = problem({ status: 404, code: ErrorCode.NOT_FOUND, detail: '見つかりませんでした。' });

/** 409: somebody else has logged in since the page was drawn. */
export const otherAccount = problem({
  status: 409,
  code: ErrorCode.INVALID_PARAMETER,
  reason: ErrorReason.OtherAccount,
  detail: 'このブラウザーでは、いま別の方がログインしています。',
});

/** 500: the generic error of every screen. */
export const broken = problem({
  status: 500,
  code: ErrorCode.INTERNAL_ERROR,
  detail: 'サーバーでエラーが発生しました。',
});

/** Never answers: the loading state. Ends when the page gives up. */
export const pending = ({ signal }: { readonly signal: AbortSignal }): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** No answer comes: the line is broken. */
export const offline = (): never => {
  throw new TypeError('Failed to fetch');
};

const problemResponse = ({ kind: _kind, retryAfterSeconds, ...init }: MockProblem): Response =>
  Response.json(
    {
      type: `/api/docs/errors/${init.code}`,
      title: init.detail,
      requestId: '00000000-0000-4000-8000-000000000000',
      ...init,
    },
    {
      status: init.status,
      headers: {
        'content-type': 'application/problem+json',
        ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
      },
    },
  );

const FACTS = ['id', 'version'] as const;

/** The numbers of a record that its headers repeat. */
const factsOf = (body: unknown): Readonly<Record<(typeof FACTS)[number], string | undefined>> => {
  const values = typeof body === 'object' && body !== null ? new Map(Object.entries(body)) : new Map();
  const textOf = (name: string) => (values.has(name) ? String(values.get(name)) : undefined);
  return { id: textOf('id'), version: textOf('version') };
};

/** A file is told from another one by its SHA-256. */
const FILE_ETAG = `"${'0'.repeat(64)}"`;

/** What the server derives from a record: its version as ETag, the place of a new one. */
const headersOf = (
  declared: readonly string[],
  pathname: string,
  { body, version }: MockReply<unknown>,
): Headers => {
  const headers = new Headers();
  const facts = factsOf(body);
  const etag = version === undefined ? facts.version : String(version);
  if (etag !== undefined && (version !== undefined || declared.includes('ETag'))) {
    headers.set('etag', `"v${etag}"`);
  }
  if (declared.includes('Location')) headers.set('location', [pathname, facts.id ?? []].flat().join('/'));
  if (declared.includes('Content-Disposition')) headers.set('content-disposition', 'attachment');
  if (declared.includes('Accept-Ranges')) {
    headers.set('accept-ranges', 'bytes');
    headers.set('etag', FILE_ETAG);
  }
  return headers;
};

/**
 * The HTTP answer of an outcome, with the status and the headers that the contract promises.
 * @param pathname asked for
 */
export const responseOf = (
  id: OperationId,
  pathname: string,
  outcome: MockReply<unknown> | MockProblem,
): Response => {
  if (outcome.kind === 'problem') return problemResponse(outcome);
  const status = outcome.status ?? successStatusOf(id);
  const declared = Object.keys(answerOf(id, status)?.value.headers ?? {});
  const headers = headersOf(declared, pathname, outcome);
  if (outcome.body === null) return new Response(null, { status, headers });
  if (outcome.body instanceof Blob) return new Response(outcome.body, { status, headers });
  return Response.json(outcome.body, { status, headers });
};
