import {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import type { Answer, AnswerOf, CallInit, CallOptions, ChangeMethod, PathOf } from './client.ts';
import { ApiError, treatmentOf } from './errors.ts';
import { createIntentKeys } from './idempotencyKey.ts';
import { type DoneBody, isProposed } from './proposed.ts';
import { useServices } from './services.ts';

/** Milliseconds that a change waits for what is on the screen to come again: one slow list holds up no dialog. */
const REFRESH_MS = 2_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Nothing answered, or the server asked to come back later: a read may be tried again. */
const mayRetryRead = (failures: number, error: unknown): boolean =>
  failures < 2 && (!(error instanceof ApiError) || error.status === 503);

/**
 * Reads are tried again twice; changes never by themselves. Without a connection both fail at once instead of
 * waiting for it unseen: the page says so, keeps what was typed, and reads again when the line is back.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetryRead, staleTime: 10_000, networkMode: 'always', refetchOnReconnect: true },
    },
  });

export const QueryProvider = ({ children }: { children: ReactNode }) => {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
};

type ReadOptions<Body> = {
  /** False waits, e.g. for an id that is not known yet. */
  readonly isEnabled?: boolean;
  /** Shows the rows of the page before while the next one is on its way. */
  readonly keepsPrevious?: boolean;
  /** Reads again every so many milliseconds while the page is seen; a function says it of what was read, or false. */
  readonly everyMs?: number | ((body: Body) => number | false);
};

type Query<Body> = { readonly state: { readonly data?: Answer<Body> | null | undefined } };

const intervalOf =
  <Body,>(everyMs: NonNullable<ReadOptions<Body>['everyMs']>) =>
  ({ state }: Query<Body>): number | false => {
    if (typeof everyMs === 'number') return everyMs;
    return state.data ? everyMs(state.data.body) : false;
  };

/** The server answered, and neither with the record nor with a way on: that is said on every page (spec 7, 8). */
const isBroken = (error: unknown): boolean =>
  error instanceof ApiError && error.status > 0 && treatmentOf(error, 'read') === 'genericNotice';

/** Says once that a read failed; the page shows the place and the way to try again. */
const useFailureNotice = ({
  error,
  errorUpdatedAt,
}: Pick<UseQueryResult, 'error' | 'errorUpdatedAt'>): void => {
  const { show } = useSnackbar();
  const tell = useEffectEvent(() => {
    if (isBroken(error)) show({ message: shellText((w) => w.generic), severity: 'error' });
  });
  useEffect(() => {
    if (errorUpdatedAt > 0) tell();
  }, [errorUpdatedAt]);
};

/** What is asked, and under which key its answer is kept. */
export const useQuestion = <P extends PathOf<'get'>>(path: P, init: CallInit<'get', P>) => {
  const { api } = useServices();
  return {
    queryKey: [path, init.path ?? null, init.query ?? null],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => api.read(path, init, { signal }),
  };
};

/**
 * Reads what an address of the contract holds, and again after every change.
 * `data` is undefined while loading, null for NOT_FOUND and ACCESS_DENIED (spec 7), else `{ body, etag }`.
 */
export const useRead = <P extends PathOf<'get'>>(
  path: P,
  init: CallInit<'get', P>,
  { isEnabled = true, keepsPrevious = false, everyMs }: ReadOptions<AnswerOf<'get', P>> = {},
): UseQueryResult<Answer<AnswerOf<'get', P>> | null> => {
  const read = useQuery({
    ...useQuestion(path, init),
    enabled: isEnabled,
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(everyMs === undefined ? {} : { refetchInterval: intervalOf(everyMs) }),
  });
  useFailureNotice(read);
  return read;
};

/**
 * How a change ended. A failure that sends the user to the log-in is already being answered; one that a second person
 * decides is not done, and that has been said.
 */
export type ChangeResult<Body> =
  | ({ readonly isOk: true } & Answer<DoneBody<Body>>)
  | { readonly isOk: false; readonly error: ApiError | null; readonly isProposed?: boolean };

type ChangeOptions = {
  /** The page says what went wrong itself; otherwise a failure shows the generic snackbar (spec 8). */
  readonly isQuiet?: boolean;
};

/**
 * Changes something. `run` never throws, and says itself what a second person has to decide first; it sends the Idempotency-Key of the intent and, if given, `ifMatch`,
 * and afterwards every read on the screen is fetched anew.
 */
export const useChange = <M extends ChangeMethod, P extends PathOf<M>>(
  method: M,
  path: P,
  { isQuiet = false }: ChangeOptions = {},
) => {
  const { api } = useServices();
  const queries = useQueryClient();
  const { show } = useSnackbar();
  const keys = useMemo(() => createIntentKeys(), []);
  const [underWay, setUnderWay] = useState(0);
  const change = async (init: CallInit<M, P>, options: CallOptions) => {
    setUnderWay((count) => count + 1);
    try {
      const key = method === 'post' ? { idempotencyKey: keys.keyFor(init) } : {};
      return await api.change(method, path, init, { ...options, ...key });
    } finally {
      setUnderWay((count) => count - 1);
    }
  };

  const run = async (
    init: CallInit<M, P>,
    options: Pick<CallOptions, 'ifMatch' | 'kind'> = {},
  ): Promise<ChangeResult<AnswerOf<M, P>>> => {
    try {
      const answer = await change(init, options);
      keys.settle();
      await Promise.race([queries.invalidateQueries(), wait(REFRESH_MS)]);
      const { body, etag } = answer;
      if (!isProposed(body)) return { isOk: true, body: body as DoneBody<AnswerOf<M, P>>, etag };
      show({ message: shellText((w) => w.proposed), severity: 'info' });
      return { isOk: false, error: null, isProposed: true };
    } catch (error) {
      if (!isQuiet && treatmentOf(error, options.kind ?? 'change') === 'genericNotice') {
        show({ message: shellText((w) => w.generic), severity: 'error' });
      }
      return { isOk: false, error: error instanceof ApiError ? error : null };
    }
  };

  return { run, isBusy: underWay > 0 };
};
