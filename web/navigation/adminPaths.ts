import type { Variant } from './variant.ts';

/** The four families of applications; their lists are menu entries of their own (spec 2). */
export type ApplicationFamilyName = 'general' | 'ingredient' | 'noto' | 'inclusive';

const APPLICATION_LISTS: Readonly<Record<ApplicationFamilyName, string>> = {
  general: '/admin/application',
  ingredient: '/admin/application-ingredient',
  noto: '/admin/application-noto',
  inclusive: '/admin/application-inclusive',
};

/** The families whose lists belong to a deployment (spec 2 "Admin side menu"). */
export const familiesOf = (variant: Variant): readonly ApplicationFamilyName[] =>
  variant === 'Food' ? ['general', 'noto', 'inclusive'] : ['ingredient'];

/** The addresses of records in the administrators' area, for links between features. */
export const adminPaths = {
  home: '/admin',
  projects: '/admin/project',
  project: (id: number) => `/admin/project/${id}`,
  newProject: '/admin/project/new',
  announcements: (projectId: number) => `/admin/project/${projectId}/announcement`,
  myPages: '/admin/mypage',
  myPage: (id: number) => `/admin/mypage/${id}`,
  section: (mypageId: number, sectionId: number) => `/admin/mypage/${mypageId}/section/${sectionId}`,
  reports: '/admin/mypage_report',
  report: (id: number) => `/admin/mypage_report/${id}`,
  corporations: '/admin/corporation',
  corporation: (id: number) => `/admin/corporation/${id}`,
  newCorporation: '/admin/corporation/new',
  adminUsers: '/admin/user',
  jobs: '/admin/jobs',
  /** JobStatus Failed. */
  failedJobs: '/admin/jobs?status=4',
  applications: (family: ApplicationFamilyName) => APPLICATION_LISTS[family],
  application: (family: ApplicationFamilyName, id: number) => `${APPLICATION_LISTS[family]}/${id}`,
} as const;
