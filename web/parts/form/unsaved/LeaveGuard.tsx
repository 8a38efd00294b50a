import { useCallback, useEffect } from 'react';
import { useForm } from 'react-final-form';
import { SESSION_CONTEXTS, STATE_NAMES } from '#web/parts/api/contexts.ts';
import { useServices } from '#web/parts/api/services.ts';
import type { State } from '#web/parts/api/sessionState.ts';
import { LazyConfirm } from '#web/parts/lazy/LazyConfirm.tsx';
import type { ShouldBlock } from '#web/parts/router/blocking.ts';
import { useBlocker } from '#web/parts/router/useBlocker.ts';
import { formText } from '../form.words.ts';

const isAnybodyIn = (sessions: State): boolean =>
  SESSION_CONTEXTS.some((context) => sessions[STATE_NAMES[context]].isLoggedIn);

/** Asks before a form with unsaved changes is left, by a link or by closing the window. */
export const LeaveGuard = () => {
  const form = useForm();
  const blocked = useBlocker(
    useCallback<ShouldBlock>(
      ({ currentLocation, nextLocation }) =>
        (form.getState().dirty ?? false) && currentLocation.pathname !== nextLocation.pathname,
      [form],
    ),
  );

  const { sessions } = useServices();
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => {
      // A session that ended leads to the log-in without a question: what was typed is kept (RestoreTyped).
      if (form.getState().dirty && isAnybodyIn(sessions.getState())) event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [form, sessions]);

  return (
    <LazyConfirm
      isOpen={blocked !== null}
      title={formText((w) => w.leave.title)}
      cancelLabel={formText((w) => w.leave.stay)}
      confirmLabel={formText((w) => w.leave.leave)}
      isDanger
      onCancel={() => blocked?.reset()}
      onConfirm={() => blocked?.proceed()}
    >
      {formText((w) => w.leave.text)}
    </LazyConfirm>
  );
};
