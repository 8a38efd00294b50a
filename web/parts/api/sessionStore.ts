import { createCell } from '#web/parts/watched/createCell.ts';
import { CONTEXTS, SESSION_CONTEXTS, type SessionContext, STATE_NAMES } from './contexts.ts';
import { type CookieJar, clearCookie, readCookie, writeCookie } from './cookies.ts';
import { ApiError, isOtherAccount } from './errors.ts';
import {
  type InvalidReason,
  invalidReasonOf,
  preferredReason,
  type ReasonMemory,
  rememberReason,
} from './invalidReason.ts';
import { type AdminSession, NOBODY, type Sessions, type State, withSession } from './sessionState.ts';

type Ports = {
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

/** What the server gives out; anything else in a cookie is damaged, and as good as none. */
const TOKEN = /^[\w-]+\.[\w-]+$/;

/** The part of a token `{sessionId}.{secret}` that may stand in an address. */
const sessionIdOf = (token: string): string => token.split('.', 1)[0] ?? '';

/** The session behind a cookie, or why it is none any more. */
const readSession = async <Context extends SessionContext>(
  read: Ports['read'],
  context: Context,
  token: string,
): Promise<Sessions[Context] | InvalidReason> => {
  try {
    return await read(context, sessionIdOf(token));
  } catch (error) {
    const reason = invalidReasonOf(error);
    if (reason !== null) return reason;
    // Of a session look-up every 401 means "not logged in", also one without a code (spec 4, 8).
    if (error instanceof ApiError && error.status === 401) return 'unauthorised';
    throw error;
  }
};

/** What this browser holds of the sessions, without asking the server: their cookies and their state. */
const createHeldSessions = ({ jar, isHttps, memory }: Pick<Ports, 'jar' | 'isHttps' | 'memory'>) => {
  const { get: getState, subscribe, put } = createCell<State>(NOBODY);
  const tokenOf = (context: SessionContext): string | null => {
    const token = readCookie(jar, CONTEXTS[context].cookie);
    return token !== null && TOKEN.test(token) ? token : null;
  };

  /** Ends a session in this browser only: the cookie goes, the state is reset, the reason stays. */
  const invalidate = (context: SessionContext, reason: InvalidReason): void => {
    const kept = preferredReason(getState()[STATE_NAMES[context]].invalidReason, reason);
    clearCookie(jar, CONTEXTS[context].cookie, isHttps);
    rememberReason(memory, kept);
    put(withSession(getState(), context, null, kept));
  };

  /** Ends a session on this page only: the cookie is by now somebody else's, who stays logged in. */
  const endHere = (context: SessionContext): void => put(withSession(getState(), context, null, 'loggedOut'));

  /** Takes over a session whose cookie is there. */
  const resume = <Context extends SessionContext>(context: Context, session: Sessions[Context]): void =>
    put(withSession(getState(), context, session));

  /** Takes over a log-in: the token goes to the cookie, the rest to the state. */
  const accept = <Context extends SessionContext>(
    context: Context,
    session: Sessions[Context],
    token: string,
  ): void => {
    writeCookie(jar, CONTEXTS[context].cookie, token, isHttps);
    resume(context, session);
  };

  /** Goes on as somebody of whom nothing answers whether he is still logged in; the server decides at the next call. */
  const assumeAdmin = (adminUser: AdminSession['adminUser']): void =>
    put({ ...getState(), adminSession: { isLoggedIn: true, adminUser, invalidReason: null } });

  return { getState, subscribe, tokenOf, invalidate, endHere, resume, accept, assumeAdmin };
};

/**
 * The six sessions of this browser (spec 4 "Session"): cookie, state and their life.
 * Plain and without React; `useSessions` subscribes to it.
 */
export const createSessionStore = ({ read, end, ...ports }: Ports) => {
  const { endHere, resume, ...held } = createHeldSessions(ports);
  const { tokenOf, invalidate } = held;
  const restoreOne = async (context: SessionContext): Promise<void> => {
    const token = tokenOf(context);
    if (token === null) return;
    const session = await readSession(read, context, token);
    // A log-in that came meanwhile, as of a provider's answer, stays: this was about the session before.
    if (tokenOf(context) !== token) return;
    if (typeof session === 'string') invalidate(context, session);
    else resume(context, session);
  };
  /**
   * Restores every session that has a cookie; done on each page load (spec 4).
   * @throws ApiError or TypeError for anything but a 401, which means "not logged in"
   */
  const restore = async (): Promise<void> => {
    await Promise.all(SESSION_CONTEXTS.map(restoreOne));
  };

  /**
   * Logs out here and on the server. A server that cannot be reached keeps nobody logged in here.
   * @param beforeReset called once the server has answered, before the state says "logged out": the place to
   *   leave for the log-in page, ahead of any guard that would do so by its own rules
   */
  const logOut = async (context: SessionContext, beforeReset: () => void = () => {}): Promise<void> => {
    let isOther = false;
    try {
      await end(context);
    } catch (error) {
      isOther = isOtherAccount(error);
      if (!isOther) throw error;
    } finally {
      beforeReset();
      (isOther ? endHere : invalidate)(context, 'loggedOut');
    }
  };

  return { ...held, restore, logOut };
};

export type Store = ReturnType<typeof createSessionStore>;
