/** The kind of user that a route prefix stands for (spec 2 "Route families"). */
export type Area = 'admin' | 'application' | 'user';

const ID = /^[1-9][0-9]*$/;

const segmentsOf = (pathname: string): string[] => pathname.split('/').filter((segment) => segment !== '');

const isId = (segment: string | undefined): segment is string => segment !== undefined && ID.test(segment);

/** /admin → admin, /application → applicant, everything else → plain user (spec 2). */
export const areaOf = (pathname: string): Area => {
  const [first] = segmentsOf(pathname);
  return first === 'admin' || first === 'application' ? first : 'user';
};

/** Query parameter of the mail that confirms an applicant's address. */
export const CONFIRM_TOKEN = 'confirm_token';

/** The addresses that more than one feature links to. Ids are those of the contract. */
export const paths = {
  adminHome: '/admin',
  adminProjects: '/admin/project',
  adminLogin: '/admin/login',
  adminPassword: '/admin/password',
  userLogin: '/user/login',
  userHome: (projectId: number | string) => `/user/${projectId}`,
  userProjectLogin: (projectId: number | string) => `/user/${projectId}/login`,
  userPassword: (projectId: number | string) => `/user/${projectId}/password`,
  applicationLogin: (applicationId: number | string) => `/application/${applicationId}/login`,
  applicationHome: (projectId: number | string) => `/application/project/${projectId}`,
  applicationAbout: (projectId: number | string) => `/application/project/${projectId}/about`,
  applicationQuestions: (projectId: number | string) => `/application/project/${projectId}/question`,
  applicationProjectLogin: (projectId: number | string) => `/application/project/${projectId}/login`,
  applicationPassword: (projectId: number | string) => `/application/project/${projectId}/password`,
} as const;

/**
 * The project an address speaks of: the query parameter project_id (spec 2), else the id in the path.
 * @returns null when neither is an id
 */
export const projectIdOf = (pathname: string, search: string): number | null => {
  const asked = new URLSearchParams(search).get('project_id') ?? undefined;
  const [first, second, third] = segmentsOf(pathname);
  const inPath =
    first === 'application' && second === 'project' ? third : first === 'user' ? second : undefined;
  const id = [asked, inPath].find(isId);
  return id === undefined ? null : Number(id);
};

/**
 * Where a page sends a visitor who is not logged in (spec 2 "Access and redirects").
 * @returns null when no log-in page can be told: the public site is the way out then
 */
export const guardLoginPath = (pathname: string, search: string): string | null => {
  const area = areaOf(pathname);
  if (area === 'admin') return paths.adminLogin;
  const projectId = projectIdOf(pathname, search);
  if (area === 'user') return projectId === null ? paths.userLogin : paths.userProjectLogin(projectId);
  return projectId === null ? unauthorisedLoginPath(pathname) : paths.applicationProjectLogin(projectId);
};

/**
 * Where an UNAUTHORIZED answer sends the user: the log-in page of the first path segment; for
 * application paths the last path segment that is an id is the id (spec 2).
 * @returns null for every other path: the product's public site
 */
export const unauthorisedLoginPath = (pathname: string): string | null => {
  const segments = segmentsOf(pathname);
  const [first, second] = segments;
  if (first === 'admin') return paths.adminLogin;
  if (first === 'user') return isId(second) ? paths.userProjectLogin(second) : paths.userLogin;
  const lastId = segments.findLast(isId);
  if (first !== 'application' || lastId === undefined) return null;
  return second === 'project' ? paths.applicationProjectLogin(lastId) : paths.applicationLogin(lastId);
};

/** The home of the area an address belongs to: the way back from a page that is not there. */
export const homePathOf = (pathname: string): string => {
  const area = areaOf(pathname);
  if (area === 'admin') return paths.adminHome;
  const projectId = projectIdOf(pathname, '');
  if (projectId === null) return '/';
  return area === 'user' ? paths.userHome(projectId) : paths.applicationHome(projectId);
};

/** Adds where to come back to after log-in; the log-in page honours it only if it is safe. */
export const withReturnUrl = (loginPath: string, from: string): string =>
  `${loginPath}?${new URLSearchParams({ return_url: from }).toString()}`;
