import { useSyncExternalStore } from 'react';

/*
 * Everything outside an open modal <dialog> is inert: a message drawn there is neither seen by a screen
 * reader nor reachable. So each modal part names itself here, and messages move into the topmost one.
 */
let hosts: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

const setHosts = (following: readonly HTMLElement[]) => {
  hosts = following;
  for (const listener of listeners) listener();
};

/** @returns the function that takes the host away again */
export const addModalHost = (host: HTMLElement): (() => void) => {
  setHosts([...hosts, host]);
  return () => setHosts(hosts.filter((other) => other !== host));
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const getTopHost = (): HTMLElement | null => hosts.at(-1) ?? null;

/** The topmost open modal part, or null while none is open. */
export const useModalHost = (): HTMLElement | null => useSyncExternalStore(subscribe, getTopHost, () => null);

/** For key handlers: a page under a modal part does not listen. */
export const isModalOpen = (): boolean => hosts.length > 0;
