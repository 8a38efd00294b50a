import { STATE_NAMES } from '#web/parts/api/contexts.ts';
import { AdminType } from '#web/parts/api/generated/enums/AdminType.ts';
import type { State } from '#web/parts/api/sessionState.ts';
import { paths } from '#web/parts/navigation/paths.ts';
import { safeReturnUrl } from '#web/parts/navigation/returnUrl.ts';
import type { LoginTarget } from './logIn.ts';

/** Projects are the landing of administrators (spec 2), but two types do not see them. */
const adminLandingOf = (type: AdminType | undefined): string =>
  type === AdminType.Inspector || type === AdminType.BackOffice ? paths.adminHome : paths.adminProjects;

const homeOf = (target: LoginTarget, sessions: State): string => {
  if (target.context === 'admin') return adminLandingOf(sessions.adminSession.adminUser?.type);
  return target.context === 'user'
    ? paths.userHome(target.projectId)
    : paths.applicationHome(target.projectId);
};

/** Where a log-in leads: back to where one came from if that is safe, else to the home of the context. */
export const landingOf = (target: LoginTarget, sessions: State, search: string): string =>
  safeReturnUrl(new URLSearchParams(search).get('return_url')) ?? homeOf(target, sessions);

/** True when this browser already has the session that the log-in page would start. */
export const isInside = (target: LoginTarget, sessions: State): boolean => {
  if (target.context === 'admin') return sessions.adminSession.isLoggedIn;
  if (target.context === 'user') return sessions.userSession.user?.projectId === target.projectId;
  return sessions[STATE_NAMES[target.context]].applicationUser?.projectId === target.projectId;
};
