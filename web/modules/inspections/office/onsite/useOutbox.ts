import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createApi } from '#web/parts/api/client.ts';
import { useServices } from '#web/parts/api/services.ts';
import { filesOn } from '#web/parts/api/useFiles.ts';
import type { PhoneStore } from '#web/parts/offline/phoneStore.ts';
import { type OutboxPorts, type Outcome, sendAll } from './outbox.ts';

/** What the sending is doing: nothing yet, sending, or how its last try ended. */
export type Sending = 'idle' | 'sending' | Outcome;

/** How long nothing is written until it is sent. */
const REST_MS = 1_500;
/** How soon a line that brought nothing is tried again. */
const AGAIN_MS = 30_000;

const watchLine = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** What the browser says about the line; that there is one does not mean that anything answers. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    watchLine,
    () => navigator.onLine,
    () => true,
  );

/** A session that has ended does not tear the page away from who is writing: the page says it. */
const usePorts = (store: PhoneStore): OutboxPorts => {
  const { line } = useServices();
  return useMemo(() => {
    const quiet = { ...line, onLogInNeeded: () => {} };
    return { api: createApi({ ...quiet, fetch: line.send }), files: filesOn(quiet), store };
  }, [line, store]);
};

/** One window at a time sends; another one that is open finds everything sent. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks.request('onsite-outbox', { ifAvailable: true }, (lock) =>
    lock === null ? Promise.resolve() : work(),
  );

/** Runs when the line is back, now and then, and soon after something was written. */
const useOccasions = (store: PhoneStore, isOnline: boolean, onOccasion: (isBack: boolean) => void): void => {
  const run = useEffectEvent(onOccasion);
  useEffect(() => {
    if (isOnline) run(true);
    const again = setInterval(() => run(false), AGAIN_MS);
    let rest: ReturnType<typeof setTimeout> | undefined;
    const stop = store.subscribe(() => {
      clearTimeout(rest);
      rest = setTimeout(() => run(false), REST_MS);
    });
    return () => {
      clearInterval(again);
      clearTimeout(rest);
      stop();
    };
  }, [store, isOnline]);
};

/**
 * Sends what waits on this phone while one of its pages is open: when it is opened, when the line is back, and soon
 * after something was written. Nothing is sent behind a closed page: the session's token is the page's alone.
 */
export const useOutbox = (store: PhoneStore) => {
  const ports = usePorts(store);
  const isOnline = useIsOnline();
  const [sending, setSending] = useState<Sending>('idle');
  const isRunning = useRef(false);
  const run = async (refreshes: boolean): Promise<void> => {
    if (!navigator.onLine || isRunning.current) return;
    isRunning.current = true;
    let ended: Sending = 'noLine';
    try {
      await alone(async () => {
        setSending('sending');
        ended = await sendAll(ports, refreshes);
      });
    } finally {
      isRunning.current = false;
      setSending(ended);
    }
  };
  useOccasions(store, isOnline, (isBack) => void run(isBack));
  const runNow = useEffectEvent(() => void run(false));
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) runNow();
  }, [asked]);
  /** Sends at once, also what the server has refused before. */
  const sendNow = async (): Promise<void> => {
    await store.clearRefusals();
    setAsked((before) => before + 1);
  };
  return { sending, isOnline, sendNow };
};
