import { problemOf } from './apiProblem.ts';
import type { BodyOf } from './contractTypes.ts';
import { sessionKinds } from './generated/facts.ts';

/** How a request goes out: the platform's fetch, or one in its place. */
export type Fetch = (request: Request) => Promise<Response>;

type Kinds = typeof sessionKinds;

/** Who logs in: the office, a business, or an applicant of one of the families. */
export type SessionKind = keyof Kinds;

/** What a log-in of this kind asks for. */
export type LogInOf<Kind extends SessionKind> = BodyOf<'post', Kinds[Kind]['path']>;

type SecondFactor<Kind> = Kind extends 'admin'
  ? {
      /** Six digits of the app, where the account has a second factor; asked at each log-in. */
      readonly oneTimeCode?: () => string | Promise<string>;
    }
  : { readonly oneTimeCode?: undefined };

/** A session that is there already, or the log-in for one. One that has ended is begun anew where `logIn` is given. */
export type SessionOf<Kind extends SessionKind> = {
  readonly kind: Kind;
  readonly token?: string;
  readonly logIn?: LogInOf<Kind>;
} & SecondFactor<Kind>;

export type Session = { [Kind in SessionKind]: SessionOf<Kind> }[SessionKind];

/** How calls say who sends them. */
export type Credentials = {
  readonly header: string;
  /** What to send; null when nobody is logged in and nobody can be. */
  readonly token: () => Promise<string | null>;
  /** A new token after the one that was sent has run out; null when there is no way to one. */
  readonly renewed: (spent: string | null) => Promise<string | null>;
  /** The token that there is; null where the next call would have to log in first. */
  readonly held: () => string | null;
  readonly forget: () => void;
};

type Posted = { readonly headers?: Record<string, string>; readonly body: object };

/** Once, without retries: a log-in counts its failures. @throws ApiProblem when it is refused */
const createPost =
  (baseUrl: string, fetch: Fetch) =>
  async (address: string, { headers, body }: Posted): Promise<Record<string, unknown>> => {
    const init = {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(new Request(`${baseUrl}${address}`, init));
    if (!response.ok) throw await problemOf(response);
    return response.json();
  };

type Post = ReturnType<typeof createPost>;

/** Logs in, and proves the second factor where the answer asks for it. */
const begin = async ({ kind, logIn, oneTimeCode }: Session, post: Post): Promise<string> => {
  const { path, header, token: member } = sessionKinds[kind];
  const answer = await post(path, { body: logIn ?? {} });
  const token = String(answer[member]);
  if (answer.secondFactor === undefined) return token;
  if (oneTimeCode === undefined) throw new Error('This log-in has a second factor: give oneTimeCode');
  await post(`${path}/second_factor/code`, {
    headers: { [header]: token },
    body: { code: await oneTimeCode() },
  });
  return token;
};

/** The token of one session, kept and begun anew; calls that come together wait for one log-in. */
export const sessionCredentials = (session: Session, baseUrl: string, fetch: Fetch): Credentials => {
  const post = createPost(baseUrl, fetch);
  let token = session.token ?? null;
  let beginning: Promise<string> | null = null;

  const logIn = async (): Promise<string | null> => {
    if (session.logIn === undefined) return null;
    beginning ??= begin(session, post).finally(() => {
      beginning = null;
    });
    token = await beginning;
    return token;
  };

  return {
    header: sessionKinds[session.kind].header,
    token: async () => token ?? logIn(),
    renewed: async (spent) => (token !== null && token !== spent ? token : logIn()),
    held: () => token,
    forget: () => {
      token = null;
    },
  };
};

/** The key of a connected system: it is sent as it is, and nothing makes it valid again. */
export const keyCredentials = (key: string): Credentials => ({
  header: 'authorization',
  token: async () => `Bearer ${key}`,
  renewed: async () => null,
  held: () => key,
  forget: () => undefined,
});
