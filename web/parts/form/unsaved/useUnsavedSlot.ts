import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { APPLICANT_CONTEXTS, STATE_NAMES } from '#web/parts/api/contexts.ts';
import { useServices } from '#web/parts/api/services.ts';
import type { State } from '#web/parts/api/sessionState.ts';
import { writeKept } from './unsavedTyping.ts';

/** Who is logged in: what one person typed is never shown to the next at the same computer. */
const personOf = (sessions: State): string =>
  [
    sessions.adminSession.adminUser?.email,
    sessions.userSession.user?.email,
    ...APPLICANT_CONTEXTS.map((context) => sessions[STATE_NAMES[context]].applicationUser?.email),
  ]
    .filter((email) => email !== undefined)
    .join(' ');

/**
 * The place in this tab's storage for what is typed into one form of this page by this person.
 * `forget` when the form goes: a form that goes because its person is no longer logged in is kept.
 */
export const useUnsavedSlot = (form: string) => {
  const {
    sessions,
    kept: { tab: storage },
  } = useServices();
  const [pathname] = useLocation();
  const [person] = useState(() => personOf(sessions.getState()));
  const [key] = useState(() => `typed ${person} ${pathname} ${form}`);
  const forget = useCallback((): void => {
    if (personOf(sessions.getState()) === person) writeKept(storage, key, null);
  }, [key, person, sessions, storage]);
  return { key, storage, forget };
};
