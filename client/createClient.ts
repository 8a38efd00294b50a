import { ApiProblem } from './apiProblem.ts';
import { createCalls } from './calls.ts';
import type {
  Answer,
  AnswerOf,
  BodyOf,
  ChangeInit,
  DownloadPath,
  ListPath,
  Method,
  Optional,
  PathOf,
  ReadInit,
  ReadPath,
  RecordPath,
  RowOf,
  UploadPath,
} from './contractTypes.ts';
import { type Download, downloadOf, type UploadInit } from './files.ts';
import { sessionKinds } from './generated/facts.ts';
import { type Retries, USUAL_RETRIES } from './retries.ts';
import {
  type Credentials,
  type Fetch,
  keyCredentials,
  type Session,
  sessionCredentials,
} from './sessions.ts';
import { createTransport } from './transport.ts';

type Caller =
  | {
      /** Of a connected system: `hojo_….…`, as the office was shown it. */
      readonly key: string;
      readonly session?: undefined;
    }
  | { readonly session: Session; readonly key?: undefined }
  | { readonly key?: undefined; readonly session?: undefined };

/** Where the product is and who calls; without key and session only what is public answers. */
export type ClientOptions = Caller & {
  /** `https://…`, without `/api`. */
  readonly baseUrl: string;
  readonly retries?: Partial<Retries>;
  /** In the place of the platform's, e.g. through a proxy. */
  readonly fetch?: Fetch;
};

/** How often a change is tried again on the record as somebody else has left it meanwhile. */
const CHANGES_TRIED = 5;

/** Rows that the server answers at most. */
const LARGEST_PAGE = 200;

const isOutrun = (error: unknown): boolean => error instanceof ApiProblem && error.status === 412;

const credentialsOf = ({ key, session, baseUrl }: ClientOptions, fetch: Fetch): Credentials | undefined => {
  if (key !== undefined) return keyCredentials(key);
  return session && sessionCredentials(session, baseUrl, fetch);
};

type Calls = ReturnType<typeof createCalls>;

/** Calls with a method, and gives the answer the type that the contract names. */
const answering =
  <M extends Method>({ call }: Calls, method: M) =>
  async <P extends PathOf<M>>(path: P, init: object | undefined): Promise<Answer<AnswerOf<M, P>>> => {
    const { data, response } = await call(method, String(path), init);
    return { body: (data ?? null) as AnswerOf<M, P>, etag: response.headers.get('etag') };
  };

/** A change by its method, typed by the address. */
export type Change<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...[init]: Optional<ChangeInit<M, P>>
) => Promise<Answer<AnswerOf<M, P>>>;

const changing = <M extends Method>(calls: Calls, method: M): Change<M> => {
  const answer = answering(calls, method);
  return (path, ...[init]) => answer(path, init);
};

const createReads = (calls: Calls) => {
  const read = answering(calls, 'get');
  return {
    /** Reads a record or a page of a list. */
    get: <P extends ReadPath>(
      path: P,
      ...[init]: Optional<ReadInit<P>>
    ): Promise<Answer<AnswerOf<'get', P>>> => read(path, init),

    /** Every row of a list: a page is asked for when its first row is. */
    async *all<P extends ListPath>(
      path: P,
      ...[init]: Optional<ReadInit<P>>
    ): AsyncGenerator<RowOf<P>, void, undefined> {
      const given: { readonly query?: unknown } = init ?? {};
      let cursor: string | null = null;
      do {
        const query = Object.assign({ limit: LARGEST_PAGE }, given.query, cursor === null ? {} : { cursor });
        const { data } = await calls.call('get', path, { ...given, query });
        const page = data as { readonly items: readonly RowOf<P>[]; readonly nextCursor?: string | null };
        yield* page.items;
        cursor = page.nextCursor ?? null;
      } while (cursor !== null);
    },

    /** Fetches a file, an archive or an export. */
    download: async <P extends DownloadPath>(path: P, ...[init]: Optional<ReadInit<P>>): Promise<Download> =>
      downloadOf((await calls.call('get', path, init, 'stream')).response),
  };
};

const createChanges = (calls: Calls) => {
  const [read, patch] = [answering(calls, 'get'), answering(calls, 'patch')];
  return {
    post: changing(calls, 'post'),
    put: changing(calls, 'put'),
    patch: changing(calls, 'patch'),
    delete: changing(calls, 'delete'),

    /**
     * Reads a record, has it changed and sends the change back; when somebody else was faster, from the beginning.
     * @param changeOf answers what to send, or null when there is nothing to change
     * @returns the record as it is then
     */
    update: async <P extends RecordPath>(
      path: P,
      init: ReadInit<P>,
      changeOf: (record: AnswerOf<'get', P>) => BodyOf<'patch', P> | null,
    ): Promise<Answer<AnswerOf<'get', P> | AnswerOf<'patch', P>>> => {
      for (let tried = 1; ; tried += 1) {
        const current = await read(path, init);
        const body = changeOf(current.body);
        if (body === null) return current;
        try {
          return await patch(path, { ...init, query: undefined, body, ifMatch: current.etag });
        } catch (error) {
          if (!isOutrun(error) || tried === CHANGES_TRIED) throw error;
        }
      }
    },

    /** Sends a file. */
    upload: async <P extends UploadPath>(path: P, init: UploadInit<P>): Promise<AnswerOf<'post', P>> =>
      (await calls.send(path, init)).json(),
  };
};

/** Ends the session that there is; nobody logs in for it, also where it has ended by itself. */
const endingSession =
  (credentials: Credentials, callsAs: (credentials: Credentials) => Calls) =>
  async (kind: Session['kind']): Promise<void> => {
    if (credentials.held() === null) return;
    const calls = callsAs({ ...credentials, renewed: async () => null });
    try {
      await calls.call('post', `${sessionKinds[kind].path}/invalidate`);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    }
    credentials.forget();
  };

/**
 * A client of the product. Every call throws ApiProblem when it is refused, a TypeError when no answer came, and the
 * reason of its signal when it was ended.
 */
export const createClient = (options: ClientOptions) => {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const fetch: Fetch = options.fetch ?? ((request) => globalThis.fetch(request));
  const credentials = credentialsOf({ ...options, baseUrl }, fetch);
  const retries = { ...USUAL_RETRIES, ...options.retries };
  const callsAs = (caller: Credentials | undefined): Calls =>
    createCalls(baseUrl, createTransport(fetch, caller, retries));
  const calls = callsAs(credentials);

  return {
    ...createReads(calls),
    ...createChanges(calls),

    /** Ends the session on the server; the next call begins a new one where it can. Without a session, nothing. */
    logOut: async (): Promise<void> => {
      if (options.session === undefined || credentials === undefined) return;
      await endingSession(credentials, callsAs)(options.session.kind);
    },
  };
};

export type Client = ReturnType<typeof createClient>;
