import type { ErrorCodeNumber } from '#web/api/errors.ts';
import { ErrorCode } from '#web/api/errors.ts';

/** A successful answer; `version` becomes the ETag. A Blob is sent as a file. */
export type MockReply<Body> = {
  readonly kind: 'reply';
  readonly body: Body | Blob;
  readonly version?: number;
};

/** A refusal as problem+json. */
export type MockProblem = {
  readonly kind: 'problem';
  readonly status: number;
  readonly code: ErrorCodeNumber;
  readonly detail: string;
  readonly errors?: readonly { readonly pointer: string; readonly code: number; readonly message: string }[];
  /** With 429 and 503: also sent as `Retry-After`, which is what the web reads. */
  readonly retryAfterSeconds?: number;
};

/** Answers `body`, with the ETag of `version` where one is given. */
export const reply = <Body>(body: Body | Blob, version?: number): MockReply<Body> => ({
  kind: 'reply',
  body,
  ...(version === undefined ? {} : { version }),
});

type ProblemInit = Omit<MockProblem, 'kind'>;

/** Refuses. @param init as in the contract's Problem: status, code, a sentence that says what to do, places */
export const problem = (init: ProblemInit): MockProblem => ({ kind: 'problem', ...init });

/** 404: no such thing, or none that this person may see. */
export const notFound = problem({ status: 404, code: ErrorCode.NOT_FOUND, detail: '見つかりませんでした。' });

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

const jsonResponse = (body: unknown, status: number, headers: Readonly<Record<string, string>>): Response =>
  new Response(JSON.stringify(body), { status, headers });

const problemResponse = ({ kind: _kind, ...init }: MockProblem): Response =>
  jsonResponse(
    { type: 'about:blank', title: init.detail, requestId: '00000000-0000-4000-8000-000000000000', ...init },
    init.status,
    {
      'content-type': 'application/problem+json',
      ...(init.retryAfterSeconds === undefined ? {} : { 'retry-after': String(init.retryAfterSeconds) }),
    },
  );

/** The HTTP answer of an outcome. */
export const responseOf = (outcome: MockReply<unknown> | MockProblem): Response => {
  if (outcome.kind === 'problem') return problemResponse(outcome);
  const { body, version } = outcome;
  if (body === null) return new Response(null, { status: 204 });
  if (body instanceof Blob) return new Response(body, { headers: { 'content-type': body.type } });
  const etag: Readonly<Record<string, string>> = version === undefined ? {} : { etag: `"v${version}"` };
  return jsonResponse(body, 200, { 'content-type': 'application/json', ...etag });
};
