import { useEffect, useState } from 'react';
import { useServices, useSessions } from '#web/api/services.ts';
import { isInside, landingOf } from './landing.ts';
import { type AwaitedFactor, acceptAdmin, type Credentials, type LoginTarget, logIn } from './logIn.ts';

/** Logs in and leaves for where the visitor wanted to go. */
export const useLogInAndLeave = (search: string) => {
  const { api, sessions, leave } = useServices();
  return async (target: LoginTarget, credentials: Credentials): Promise<void> => {
    await logIn(api, sessions, target, credentials);
    leave(landingOf(target, sessions.getState(), search));
  };
};

const ADMIN = { context: 'admin' } as const;

/** As of everybody else, with a second step between where the server asks for one. */
export const useAdminLogIn = (search: string) => {
  const { api, sessions, leave } = useServices();
  const [awaited, setAwaited] = useState<AwaitedFactor | null>(null);
  const goOn = () => leave(landingOf(ADMIN, sessions.getState(), search));
  const send = async (credentials: Credentials): Promise<void> => {
    const next = await logIn(api, sessions, ADMIN, credentials);
    if (next === null) goOn();
    else setAwaited(next);
  };
  const finish = () => {
    if (awaited === null) return;
    acceptAdmin(sessions, awaited);
    goOn();
  };
  return { awaited, send, finish };
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
