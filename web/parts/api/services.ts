import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Api, type CallPorts, createApi } from './client.ts';
import type { SessionContext } from './contexts.ts';
import type { CookieJar } from './cookies.ts';
import type { ApiError } from './errors.ts';
import type { ReasonMemory } from './invalidReason.ts';
import { createKeeping, type Keeping, type Storages } from './keeping.ts';
import { createOwnerWatch, type OwnerWatch } from './ownerWatch.ts';
import { ownerIn } from './pageOwner.ts';
import { SESSION_CALLS } from './session.ts';
import type { State } from './sessionState.ts';
import { createSessionStore, type Store } from './sessionStore.ts';
import { createStepUp, type StepUp } from './stepUp.ts';

/** Everything a page uses of the world outside React. Stories give their own. */
export type Services = {
  readonly api: Api;
  /** What files come and go with: see `useFiles`. */
  readonly line: Line;
  readonly sessions: Store;
  /** What pages keep in this browser for their person, until he logs out. */
  readonly kept: Keeping;
  /** Whether somebody else has logged in since this page was drawn. */
  readonly ownerWatch: OwnerWatch;
  /** Asks for a second factor where the server does, before the same request goes through. */
  readonly stepUp: StepUp;
  /**
   * Leaves for another page with a page load. Log-in, log-out and a lost session cross the log-in
   * boundary this way: nothing of one person's data stays in memory for the next.
   */
  readonly leave: (href: string) => void;
  /** Goes to a provider of OpenID Connect, whose address the server has answered; it leads back. */
  readonly goToProvider: (url: string) => void;
};

/** The network under the calls. */
export type Line = CallPorts & {
  /** Replaces the network, e.g. in stories and tests. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Sends everything but uploads: asks for a second factor where the server does. */
  readonly send: (request: Request) => Promise<Response>;
  readonly baseUrl: string;
};

type ServicePorts = {
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly baseUrl?: string;
  readonly jar: CookieJar;
  readonly isHttps: boolean;
  readonly memory: ReasonMemory;
  /** Where pages keep what is typed and not sent. */
  readonly storages: Storages;
  readonly leave: (href: string) => void;
  readonly goToProvider?: (url: string) => void;
  readonly onLogInNeeded: (error: ApiError, context: SessionContext, store: Store) => void;
};

/** Wires the client and the session store to each other. */
export const createServices = ({
  fetch,
  baseUrl = '',
  jar,
  isHttps,
  memory,
  storages,
  leave,
  goToProvider = leave,
  onLogInNeeded,
}: ServicePorts): Services => {
  const stepUp = createStepUp();
  const ownerWatch = createOwnerWatch();
  const line: Line = {
    ...(fetch === undefined ? {} : { fetch }),
    send: stepUp.around(fetch ?? ((request) => globalThis.fetch(request))),
    baseUrl,
    tokenOf: (context: SessionContext) => sessions.tokenOf(context),
    ownerOf: (context: SessionContext) => ownerIn(sessions.getState(), context),
    onOwnerSeen: ownerWatch.see,
    onLogInNeeded: (error: ApiError, context: SessionContext) => onLogInNeeded(error, context, sessions),
  };
  const api: Api = createApi({ ...line, fetch: line.send });
  const sessions: Store = createSessionStore({
    jar,
    isHttps,
    memory,
    read: (context, id) => SESSION_CALLS[context].read(api, id),
    end: (context) => SESSION_CALLS[context].end(api),
  });
  const kept = createKeeping(storages);
  sessions.subscribe(() => kept.see(sessions.getState()));
  return { api, line, sessions, kept, ownerWatch, stepUp, leave, goToProvider };
};

export const ServicesContext = createContext<Services | null>(null);

/** @throws Error outside of a ServicesContext: there is no silent default network */
export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesContext above it');
  return services;
};

/** The six sessions, always current. */
export const useSessions = (): State => {
  const { sessions } = useServices();
  return useSyncExternalStore(sessions.subscribe, sessions.getState);
};
