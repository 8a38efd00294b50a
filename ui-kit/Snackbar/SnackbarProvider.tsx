import type { ReactNode } from 'react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { snackbarTimeMs } from '#ui-kit/tokens/index.ts';
import { useModalHost } from '#ui-kit/topLayer/index.ts';
import { Announcer } from './Announcer.tsx';
import { SnackbarBar } from './SnackbarBar.tsx';
import { SnackbarContext } from './snackbarContext.ts';
import type { SnackbarMessage } from './snackbarQueue.ts';
import { createSnackbarQueue } from './snackbarQueue.ts';

/** The time of the close animation, `motion.normal`. */
const closeAfterMs = 200;
/** Older texts leave the log. */
const maxLogLength = 50;

const useQueue = (hideAfterMs: number) => {
  const queue = useMemo(() => createSnackbarQueue({ hideAfterMs, closeAfterMs }), [hideAfterMs]);
  useEffect(() => queue.dispose, [queue]);
  return queue;
};

const useLog = (current: SnackbarMessage | null): readonly string[] => {
  const [log, setLog] = useState<readonly string[]>([]);
  useEffect(() => {
    if (current !== null) setLog((texts) => [...texts, current.message].slice(-maxLogLength));
  }, [current]);
  return log;
};

export type SnackbarProviderProps = {
  /** Milliseconds a message stays (spec 9: 2750). */
  hideAfterMs?: number;
  children: ReactNode;
};

/**
 * Shows short messages at the top centre, one at a time. While a modal dialog is open, the message and its
 * live region are drawn inside that dialog, since everything outside is inert and silent.
 */
export const SnackbarProvider = ({ hideAfterMs = snackbarTimeMs, children }: SnackbarProviderProps) => {
  const queue = useQueue(hideAfterMs);
  const state = useSyncExternalStore(queue.subscribe, queue.getState, queue.getState);
  const log = useLog(state.current);
  const host = useModalHost();
  const snackbar = useMemo(() => ({ show: queue.show, close: queue.close }), [queue]);
  return (
    <SnackbarContext value={snackbar}>
      {children}
      {createPortal(
        <>
          <SnackbarBar state={state} queue={queue} />
          <Announcer message={state.current} log={log} />
        </>,
        host ?? document.body,
      )}
    </SnackbarContext>
  );
};
