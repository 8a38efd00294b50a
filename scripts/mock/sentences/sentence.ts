import type { CallOptions, CallResult, Problem, TestClient } from '#bff/testing/client.ts';

type AnyOperation = Parameters<TestClient>[0];
type AnyResult = CallResult<AnyOperation>;

/** What a partner has before him: the mock, or the product with the demo's data. */
export type Partner = {
  /** Holds every answer against the contract. */
  readonly call: TestClient;
  readonly url: string;
  /** Does something when so much time has passed. */
  readonly later: <Result>(minutes: number, work: () => Promise<Result>) => Promise<Result>;
};

/** A rule as a partner meets it, and what he sees of it: the same of both, whoever is asked. */
export type Sentence = {
  readonly says: string;
  /** Answers what was seen, without what is drawn by lot (tokens, request ids, times). */
  readonly ask: (partner: Partner) => Promise<unknown>;
  readonly sees: unknown;
};

/** A refusal: its status, its code, and the places that it names. */
export const refusalIn = ({ status, problem }: Pick<AnyResult, 'status' | 'problem'>) => {
  const { code, errors = [], status: said }: Partial<Problem> = problem ?? {};
  const places = errors.map((error) => `${error.pointer} ${error.code}`);
  return said === status ? { status, code, places } : { status, said };
};

/** What {@link refusalIn} answers. */
export const refused = (status: number, code: number, ...places: readonly string[]) => ({
  status,
  code,
  places,
});

/** A body that does not fit the contract, on purpose. */
export const wrongBody = (body: unknown): Pick<CallOptions<AnyOperation>, 'rawBody' | 'headers'> => ({
  rawBody: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
