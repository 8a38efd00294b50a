/** Somebody of the demo, and the area of the route table that is his. */
export type SweepPerson = {
  readonly name: string;
  readonly area: string;
  /** What the area's own address names: the project of a company or an applicant. */
  readonly projectId?: number;
  /** null: a visitor who is not logged in. */
  readonly email: string | null;
  /** The host that decides the variant (specification 1). */
  readonly host?: string;
};

/** Where a person lands; his log-in is below it. */
export const homeOf = ({ area, projectId }: SweepPerson): string => {
  if (area === '/admin') return area;
  return area === '/application' ? `/application/project/${projectId}` : `/user/${projectId}`;
};

const admin = (name: string, email: string, host?: string): SweepPerson => ({
  name,
  area: '/admin',
  email,
  ...(host === undefined ? {} : { host }),
});

const company = (name: string, projectId: number, email: string): SweepPerson => ({
  name,
  area: '/user/:projectId',
  projectId,
  email,
});

const applicant = (name: string, projectId: number, email: string | null): SweepPerson => ({
  name,
  area: '/application',
  projectId,
  email,
});

/** Who sees most of each area. */
export const CHIEF_PEOPLE: readonly SweepPerson[] = [
  applicant('visitor', 7, null),
  admin('JMAC', 'jmac@example.jp'),
  company('company', 5, 'mamekura@example.jp'),
  applicant('applicant, draft', 7, 'yasashii@example.jp'),
];

/** Every role, every family and the states in which its pages differ most. */
export const EVERYBODY: readonly SweepPerson[] = [
  ...CHIEF_PEOPLE,
  admin('MAFF', 'maff@example.jp'),
  admin('CS', 'cs@example.jp'),
  admin('Inspector', 'inspector@example.jp'),
  admin('BackOffice', 'backoffice@example.jp'),
  admin('JMAC, R6', 'jmac@example.jp', 'ing-r6.localhost'),
  company('company that pays back', 2, 'mirai@example.jp'),
  company('representative of members', 7, 'yasashii@example.jp'),
  company('member', 7, 'mirai@example.jp'),
  applicant('general, submitted', 3, 'nagisa@example.jp'),
  applicant('general, returned', 3, 'mirai@example.jp'),
  applicant('ingredient, draft', 10, 'asahi@example.jp'),
  applicant('noto, submitted', 6, 'tanukitei@example.jp'),
  applicant('inclusive, returned', 7, 'slope@example.jp'),
];

/** Pages in front of the log-in boundary; they are in no route table (web/parts/navigation/authRoute.ts). */
export const DOORS: readonly string[] = [
  '/admin/login',
  '/admin/password',
  '/user/login',
  '/user/5/login',
  '/user/5/password',
  '/application/project/7/login',
  '/application/project/7/password',
  '/application/7/login',
];
