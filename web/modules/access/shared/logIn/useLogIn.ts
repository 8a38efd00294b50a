import { useEffect, useState } from 'react';
import { useServices, useSessions } from '#web/parts/api/services.ts';
import { safeReturnUrl } from '#web/parts/navigation/returnUrl.ts';
import { isInside, landingOf } from './landing.ts';
import {
  type AwaitedFactor,
  acceptAdmin,
  type Credentials,
  type LoginTarget,
  logIn,
  startedAdmin,
} from './logIn.ts';
import { providerCallsOn } from './providerCalls.ts';

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
  /** Where a provider's answer says that the visitor wanted to go; of a password the address says it. */
  const [returnUrl, setReturnUrl] = useState<string | null>(null);
  const goOn = (wanted: string | null) =>
    leave(safeReturnUrl(wanted) ?? landingOf(ADMIN, sessions.getState(), search));
  const send = async (credentials: Credentials): Promise<void> => {
    const next = await logIn(api, sessions, ADMIN, credentials);
    if (next === null) goOn(null);
    else setAwaited(next);
  };
  const acceptAnswer = async (provider: string, answer: string): Promise<boolean> => {
    const { session, returnUrl: wanted } = await providerCallsOn(api).finishAdmin(provider, answer);
    const next = session === null ? null : startedAdmin(sessions, session);
    if (next === null) goOn(wanted);
    setReturnUrl(wanted);
    setAwaited(next);
    return next === null;
  };
  const finish = () => {
    if (awaited === null) return;
    acceptAdmin(sessions, awaited);
    goOn(returnUrl);
  };
  return { awaited, send, acceptAnswer, finish };
};

/**
 * A visitor who is logged in already needs no form.
 * @param target null while something else is going on at the page
 */
export const useSkipWhenInside = (target: LoginTarget | null, search: string): void => {
  const sessions = useSessions();
  const { leave } = useServices();
  const goal = target !== null && isInside(target, sessions) ? landingOf(target, sessions, search) : null;
  useEffect(() => {
    if (goal !== null) leave(goal);
  }, [goal, leave]);
};
