import { useEffect } from 'react';
import type { InvalidReason } from '#web/api/invalidReason.ts';
import { useServices, useSessions } from '#web/api/services.ts';
import type { Door } from '#web/navigation/authRoute.ts';
import { usePageTitle } from '#web/navigation/usePageTitle.ts';
import auth from '#web/text/ja/auth.json' with { type: 'json' };
import { AdminLogin } from './AdminLogin.tsx';
import { isInside, landingOf } from './landing.ts';
import { type Credentials, type LoginTarget, logIn } from './logIn.ts';
import { ProjectLogin } from './ProjectLogin.tsx';
import { UserLogin } from './UserLogin.tsx';

/** What every log-in page is given: who knocks, from where, and why. */
export type LoginPageProps = {
  readonly door: Door;
  /** `location.search` as the page was opened: return_url and token. */
  readonly search: string;
  /** Title of the programme for pages without a project. */
  readonly title: string;
  /** Why the last session of this browser ended, if it did just now. */
  readonly reason: InvalidReason | null;
};

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

/** The log-in pages of all six contexts (spec 2). */
export const LoginPage = (props: LoginPageProps) => {
  usePageTitle(auth.title);
  const { door } = props;
  if (door.area === 'admin') return <AdminLogin {...props} />;
  if (door.area === 'user' && door.projectId === null) return <UserLogin {...props} />;
  return <ProjectLogin {...props} />;
};
