import { CONTEXTS, SESSION_CONTEXTS, type SessionContext } from './contexts.ts';
import { type CookieJar, clearCookie, readCookie, writeCookie } from './cookies.ts';
import {
  type InvalidReason,
  invalidReasonOf,
  preferredReason,
  type ReasonMemory,
  rememberReason,
} from './invalidReason.ts';

/** One of the client session states of spec 3 (adminSession, userSession, …). Never holds the token. */
export type SessionSlice<Session> = {
  readonly isLoggedIn: boolean;
  /** The session object of the contract with its person (adminUser, user, applicationUser), null when logged out. */
  readonly session: Session | null;
  readonly invalidReason: InvalidReason | null;
};

/** The session object of each context, without its token. */
export type SessionsByContext = Readonly<Record<SessionContext, { readonly id: string }>>;

export type SessionState<Sessions extends SessionsByContext> = {
  readonly [Context in SessionContext]: SessionSlice<Sessions[Context]>;
};

type Ports<Sessions extends SessionsByContext> = {
  readonly jar: CookieJar;
  readonly isHttps: boolean;
  readonly memory: ReasonMemory;
  /** GET …/session/{id}; rejects with an ApiError. */
  readonly read: <Context extends SessionContext>(
    context: Context,
    sessionId: string,
  ) => Promise<Sessions[Context]>;
  /** POST …/session/invalidate. */
  readonly end: (context: SessionContext) => Promise<unknown>;
};

const LOGGED_OUT = { isLoggedIn: false, session: null, invalidReason: null } as const;

const NOBODY = {
  admin: LOGGED_OUT,
  user: LOGGED_OUT,
  application: LOGGED_OUT,
  applicationIngredient: LOGGED_OUT,
  applicationNoto: LOGGED_OUT,
  applicationInclusive: LOGGED_OUT,
} as const;

/** The part of a token `{sessionId}.{secret}` that may stand in an address. */
const sessionIdOf = (token: string): string => token.split('.', 1)[0] ?? '';

/**
 * The six sessions of this browser (spec 4 "Session"): cookie, state and their life.
 * Plain and without React; `useSessions` subscribes to it.
 */
export const createSessionStore = <Sessions extends SessionsByContext>(ports: Ports<Sessions>) => {
  const { jar, isHttps, memory } = ports;
  const listeners = new Set<() => void>();
  let state: SessionState<Sessions> = NOBODY;

  const put = <Context extends SessionContext>(
    context: Context,
    slice: SessionSlice<Sessions[Context]>,
  ): void => {
    state = { ...state, [context]: slice };
    for (const listener of listeners) listener();
  };

  const tokenOf = (context: SessionContext): string | null => readCookie(jar, CONTEXTS[context].cookie);

  /** Ends a session in this browser only: the cookie goes, the state is reset, the reason stays. */
  const invalidate = (context: SessionContext, reason: InvalidReason): void => {
    const kept = preferredReason(state[context].invalidReason, reason);
    clearCookie(jar, CONTEXTS[context].cookie, isHttps);
    rememberReason(memory, kept);
    put(context, { ...LOGGED_OUT, invalidReason: kept });
  };

  const restoreOne = async (context: SessionContext): Promise<void> => {
    const token = tokenOf(context);
    if (token === null) return;
    try {
      put(context, {
        isLoggedIn: true,
        session: await ports.read(context, sessionIdOf(token)),
        invalidReason: null,
      });
    } catch (error) {
      const reason = invalidReasonOf(error);
      if (reason === null) throw error;
      invalidate(context, reason);
    }
  };

  return {
    getState: (): SessionState<Sessions> => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tokenOf,
    invalidate,

    /**
     * Restores every session that has a cookie; done on each page load (spec 4).
     * @throws ApiError or TypeError for anything but a 401, which means "not logged in"
     */
    restore: async (): Promise<void> => {
      await Promise.all(SESSION_CONTEXTS.map(restoreOne));
    },

    /** Takes over a log-in: the token goes to the cookie, the rest to the state. */
    accept: <Context extends SessionContext>(
      context: Context,
      session: Sessions[Context],
      token: string,
    ): void => {
      writeCookie(jar, CONTEXTS[context].cookie, token, isHttps);
      put(context, { isLoggedIn: true, session, invalidReason: null });
    },

    /**
     * Logs out here and on the server. A server that cannot be reached keeps nobody logged in here.
     * @param beforeReset called once the server has answered, before the state says "logged out": the place to
     *   leave for the log-in page, ahead of any guard that would do so by its own rules
     */
    logOut: async (context: SessionContext, beforeReset: () => void = () => {}): Promise<void> => {
      try {
        await ports.end(context);
      } finally {
        beforeReset();
        invalidate(context, 'loggedOut');
      }
    },
  };
};

export type SessionStore<Sessions extends SessionsByContext> = ReturnType<
  typeof createSessionStore<Sessions>
>;
