import { type ReactNode, useEffect } from 'react';
import { APPLICANT_CONTEXTS, STATE_NAMES } from '#web/parts/api/contexts.ts';
import { useServices, useSessions } from '#web/parts/api/services.ts';
import type { State } from '#web/parts/api/sessionState.ts';
import { projectIdOf, withReturnUrl } from '#web/parts/navigation/paths.ts';
import { usePlace } from '#web/parts/router/shown.ts';
import { Redirecting } from '../Redirecting.tsx';
import { type PageOptions, usePageOptions } from '../routes/page.ts';
import { decideAccess, type LoggedIn } from './guard.ts';

/** Logged in to another project is not logged in here: a link in a mail may lead to either. */
const isUserOf = ({ userSession: { user } }: State, projectId: number | null): boolean =>
  user !== null && (projectId === null || user.projectId === projectId);

const loggedInOf = (sessions: State, projectId: number | null): LoggedIn => ({
  admin: sessions.adminSession.isLoggedIn,
  user: isUserOf(sessions, projectId),
  applicant: APPLICANT_CONTEXTS.some((context) => sessions[STATE_NAMES[context]].isLoggedIn),
});

/** Shows its pages to those who may see them and sends everybody else to the log-in (spec 2). */
export const Guard = ({ publicSite, children }: { publicSite: string; children: ReactNode }) => {
  const { pathname, search, hash } = usePlace();
  const { leave } = useServices();
  const options = usePageOptions();
  const verdict = decideAccess(
    { pathname, search },
    loggedInOf(useSessions(), projectIdOf(pathname, search)),
    isOpen(options, search),
  );
  const target =
    verdict.kind === 'redirect'
      ? loginTarget(verdict.loginPath, publicSite, `${pathname}${search}${hash}`)
      : null;
  useEffect(() => {
    if (target !== null) leave(target);
  }, [target, leave]);
  return target === null ? children : <Redirecting />;
};

const isOpen = (options: PageOptions | null, search: string): boolean => {
  const parameter = options?.allowsNoAuthWith;
  const isCarried = parameter !== undefined && new URLSearchParams(search).has(parameter);
  return isCarried || (options?.allowsNoAuth ?? false);
};

const loginTarget = (loginPath: string | null, publicSite: string, from: string): string =>
  loginPath === null ? publicSite || '/user/login' : withReturnUrl(loginPath, from);
