import { type Area, paths } from './paths.ts';

/** Whose door it is: a project for users and applicants, an application for the log-in by application id. */
export type Door =
  | { readonly area: 'admin' }
  | { readonly area: 'user'; readonly projectId: number | null }
  | { readonly area: 'application'; readonly projectId: number }
  | { readonly area: 'application'; readonly applicationId: number };

/** A page in front of the log-in boundary: log-in, or setting a forgotten password. */
export type AuthRoute = {
  readonly page: 'login' | 'password';
  readonly door: Door;
  /** The provider of OpenID Connect that leads back to a log-in, by its key. */
  readonly provider?: string;
};

const PATTERN = /^\/(admin|user|application)(?:\/(project))?(?:\/([1-9][0-9]{0,9}))?\/(login|password)\/?$/;

/** One address for administrators and one for users: providers know them letter by letter. */
const RETURN_PATTERN = /^\/(admin|user)\/login\/([a-z0-9_-]{1,30})\/?$/;

const returnRouteOf = (pathname: string): AuthRoute | null => {
  const [, area, provider] = RETURN_PATTERN.exec(pathname) ?? [];
  if (provider === undefined) return null;
  return { page: 'login', door: area === 'admin' ? { area } : { area: 'user', projectId: null }, provider };
};

/** True where a provider has led the visitor back. */
export const isProviderReturn = ({ provider }: AuthRoute): boolean => provider !== undefined;

/** The log-in page that a provider's answer belongs to. */
export const loginPathOf = ({ door }: AuthRoute): string =>
  door.area === 'admin' ? paths.adminLogin : paths.userLogin;

/**
 * Recognises the addresses of spec 2 that are open to everybody, and the password pages beside them.
 * @returns null for every page behind the log-in boundary
 */
export const authRouteOf = (pathname: string): AuthRoute | null => {
  const returned = returnRouteOf(pathname);
  if (returned !== null) return returned;
  const [, area, project, id, page] = PATTERN.exec(pathname) ?? [];
  if (page !== 'login' && page !== 'password') return null;
  const door = doorOf(area, project !== undefined, id === undefined ? null : Number(id));
  if (door === null || (page === 'password' && !hasPasswordPage(door))) return null;
  return { page, door };
};

const doorOf = (area: Area | string | undefined, isProject: boolean, id: number | null): Door | null => {
  if (area === 'admin') return isProject || id !== null ? null : { area };
  if (area === 'user') return isProject ? null : { area, projectId: id };
  if (area !== 'application' || id === null) return null;
  return isProject ? { area, projectId: id } : { area, applicationId: id };
};

/** Passwords of users and applicants belong to a project (spec 7). */
const hasPasswordPage = (door: Door): boolean =>
  door.area === 'admin' || ('projectId' in door && door.projectId !== null);
