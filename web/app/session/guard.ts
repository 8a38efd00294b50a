import { areaOf, guardLoginPath } from '#web/parts/navigation/paths.ts';

/** Who is logged in: an administrator, a corporation user, any one of the four kinds of applicant. */
export type LoggedIn = { readonly admin: boolean; readonly user: boolean; readonly applicant: boolean };

export type Place = { readonly pathname: string; readonly search: string };

/** `loginPath` is null when no log-in page can be told; the public site is the way out then. */
export type Verdict =
  | { readonly kind: 'pass'; readonly as: 'admin' | 'user' | 'applicant' | 'nobody' }
  | { readonly kind: 'redirect'; readonly loginPath: string | null };

const PASS_AS = { admin: 'admin', user: 'user', application: 'applicant' } as const;

/**
 * Whether a page may be shown (spec 2 "Access and redirects").
 * A logged-in administrator also passes the checks of application pages, and the check for him comes first.
 * @param allowsNoAuth true for log-in pages, public pages and the error page
 */
export const decideAccess = (place: Place, loggedIn: LoggedIn, allowsNoAuth: boolean): Verdict => {
  const area = areaOf(place.pathname);
  if (loggedIn.admin && area !== 'user') return { kind: 'pass', as: 'admin' };
  const own = { admin: loggedIn.admin, user: loggedIn.user, application: loggedIn.applicant }[area];
  if (own) return { kind: 'pass', as: PASS_AS[area] };
  if (allowsNoAuth) return { kind: 'pass', as: 'nobody' };
  return { kind: 'redirect', loginPath: guardLoginPath(place.pathname, place.search) };
};
