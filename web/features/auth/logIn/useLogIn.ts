import { useEffect } from 'react';
import { useServices, useSessions } from '#web/api/services.ts';
import { isInside, landingOf } from './landing.ts';
import { type Credentials, type LoginTarget, logIn } from './logIn.ts';

/** Logs in and leaves for where the visitor wanted to go. */
export const useLogInAndLeave = (search: string) => {
  const { api, sessions, leave } = useServices();
  return async (target: LoginTarget, credentials: Credentials): Promise<void> => {
    await logIn(api, sessions, target, credentials);
    leave(landingOf(target, sessions.getState(), search));
  };
};

/** A visitor who is logged in already needs no form. */
export const useSkipWhenInside = (target: LoginTarget | null, search: string): void => {
  const sessions = useSessions();
  const { leave } = useServices();
  const goal = target !== null && isInside(target, sessions) ? landingOf(target, sessions, search) : null;
  useEffect(() => {
    if (goal !== null) leave(goal);
  }, [goal, leave]);
};
