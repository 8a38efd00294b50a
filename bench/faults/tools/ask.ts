import { performance } from 'node:perf_hooks';
import type { Stage } from '../frame/stage.ts';

/** One HTTP call; a body that is no text is sent as JSON. */
export type Question = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body?: object;
  readonly form?: () => FormData;
};

export type Answer = {
  /** 0: there was no answer. */
  readonly status: number;
  readonly ms: number;
  /** When it came, on the clock of `performance`. */
  readonly at: number;
  readonly retryAfter: string | null;
  readonly contentType: string;
  /** The bytes; without an answer, why there is none. */
  readonly bytes: Buffer;
};

const contentOf = ({ body, form, headers = {} }: Question): RequestInit => {
  if (form !== undefined) return { headers, body: form() };
  if (body === undefined) return { headers };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
};

/** 「UND_ERR_CONNECT_TIMEOUT」, 「ECONNREFUSED」; what fetch itself says tells nothing. */
const causeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(error);
};

/** Asks once; a server that is killed meanwhile is an answer of status 0, not an error. */
export const ask = async (url: string, question: Question): Promise<Answer> => {
  const sentAt = performance.now();
  const answer = (rest: Omit<Answer, 'ms' | 'at'>): Answer => {
    const at = performance.now();
    return { ...rest, at, ms: at - sentAt };
  };
  try {
    const response = await fetch(`${url}${question.path}`, {
      method: question.method ?? 'GET',
      ...contentOf(question),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const retryAfter = response.headers.get('retry-after');
    const contentType = response.headers.get('content-type') ?? '';
    return answer({ status: response.status, retryAfter, contentType, bytes });
  } catch (error) {
    const bytes = Buffer.from(causeOf(error));
    return answer({ status: 0, retryAfter: null, contentType: '', bytes });
  }
};

export const isOk = ({ status }: Pick<Answer, 'status'>): boolean => status >= 200 && status < 300;

/** The JSON of an answer, in the shape that its operation promises. */
export const read = <Body>({ bytes }: Answer): Body => JSON.parse(bytes.toString()) as Body;

/** @throws Error when the answer is no success, with what it says */
export const must = async <Body>(url: string, question: Question): Promise<Body> => {
  const answer = await ask(url, question);
  if (!isOk(answer)) throw new Error(`${question.path} answers ${answer.status} ${answer.bytes}`);
  return (answer.bytes.length === 0 ? undefined : read<Body>(answer)) as Body;
};

export type Asking = {
  /** What has been answered until now. */
  readonly answers: readonly Answer[];
  readonly end: () => Promise<readonly Answer[]>;
};

type AskingOptions = {
  readonly url: string;
  readonly callers: number;
  readonly next: (index: number) => Question;
};

/** A refused connection is refused at once; nobody asks again without taking a breath. */
const PAUSE_MS = 20;

/** So many callers that ask again and again until they are told to end. */
export const keepAsking = (stage: Stage, { url, callers, next }: AskingOptions): Asking => {
  const answers: Answer[] = [];
  let isOver = false;
  let index = 0;
  const caller = async (): Promise<void> => {
    while (!isOver) {
      index += 1;
      const answer = await ask(url, next(index));
      answers.push(answer);
      stage.moved();
      if (answer.status === 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const all = Promise.all(Array.from({ length: callers }, caller));
  const end = async (): Promise<readonly Answer[]> => {
    isOver = true;
    await all;
    return answers;
  };
  stage.later(end);
  return { answers, end };
};

/** How many answers there were of each status, as words. */
export const tally = (answers: readonly Answer[]): string =>
  [...Map.groupBy(answers, ({ status }) => status)]
    .toSorted(([one], [other]) => one - other)
    .map(([status, { length }]) => `${length} × ${status === 0 ? 'no answer' : status}`)
    .join(', ');

/** Answers that are neither a success nor 503 with Retry-After. */
export const unwelcome = (answers: readonly Answer[]): string[] =>
  answers
    .filter((answer) => !isOk(answer) && !(answer.status === 503 && Number(answer.retryAfter) > 0))
    .map(({ status, bytes }) => `${status} ${bytes.toString().slice(0, 200)}`);
/** @param share 0.99: the time that one answer in a hundred was slower than */
export const quantileMs = (answers: readonly Pick<Answer, 'ms'>[], share: number): number => {
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
