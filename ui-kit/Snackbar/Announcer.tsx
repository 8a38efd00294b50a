import { useEffect, useState } from 'react';
import { jaShell } from '#ui-kit/text/ja.shell.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import type { SnackbarMessage } from './snackbarQueue.ts';

/** A live region speaks only when its text changes after it was built. */
const speakAfterMs = 100;

const useSpoken = (message: SnackbarMessage | null): SnackbarMessage | null => {
  const [spoken, setSpoken] = useState<SnackbarMessage | null>(null);
  useEffect(() => {
    if (message === null) return setSpoken(null);
    const timer = setTimeout(() => setSpoken(message), speakAfterMs);
    return () => clearTimeout(timer);
  }, [message]);
  return spoken;
};

type AnnouncerProps = { message: SnackbarMessage | null; log: readonly string[] };

/** Speaks the current message, an error at once, and keeps every text for reading again. */
export const Announcer = ({ message, log }: AnnouncerProps) => {
  const spoken = useSpoken(message);
  const isError = spoken?.severity === 'error';
  return (
    <VisuallyHidden as="div" data-print="hidden">
      <div role="status">{spoken !== null && !isError && spoken.message}</div>
      <div role="alert">{isError && spoken.message}</div>
      <div role="log" aria-live="off" aria-label={jaShell.snackbar.log}>
        {log.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows; the same text may come twice
          <p key={index}>{text}</p>
        ))}
      </div>
    </VisuallyHidden>
  );
};
