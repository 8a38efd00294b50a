import { AdminType, DomainType, ProjectStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { officeWorld } from '../../world/world.ts';
import { miraiSession } from '../applications/applicant.ts';
import { publicProject } from '../applications/applicantCall.ts';
import { draftApplication } from '../applications/applicantDraft.ts';
import { mamekuraPage, mamekuraSession } from '../myPages/mamekura.ts';
import { aProject } from '../projects/project.ts';
import { adminSession } from './admins.ts';

type Schemas = components['schemas'];
type PublicProject = Schemas['PublicProject'];

export const TOKEN = '00000000-0000-4000-8000-000000000001.Zk1dT0yZ3nQ8b6m2V4xR7cW9aE5hJ1uL0pS3gK6fD8o';

const roundOf = (id: number): PublicProject => officeWorld.saw('getPublicProject', id);

const own = roundOf(mamekuraPage.projectId);

/** The fifth programme, whose businesses were adopted: one announcement more than the log-in page shows at first. */
export const ingredientR5Project: PublicProject = {
  ...own,
  announcements: [...own.announcements, ...roundOf(6).announcements.slice(1)],
};

/** The call of each family of applications. */
export const familyProjects = {
  general: publicProject,
  ingredient: roundOf(aProject.id),
  noto: roundOf(6),
  inclusive: roundOf(7),
} satisfies { readonly [family in Schemas['ApplicationFamily']]?: PublicProject };

/** Two projects in which 豊田 まめ子 has a my page. */
export const loginProjects: readonly Schemas['UserLoginProject'][] = [
  {
    projectId: ingredientR5Project.id,
    name: ingredientR5Project.name,
    corporationName: '株式会社豆くら',
    domainType: DomainType.IngR5,
    projectStatus: ProjectStatus.Progressing,
  },
  {
    projectId: 3,
    name: '外食産業事業成長支援補助金（第2次公募）',
    corporationName: '株式会社豆くら 飲食事業部',
    domainType: DomainType.Food,
    projectStatus: ProjectStatus.FinishedPayment,
  },
];

const usableLink = reply({ email: 'ma***@example.jp', expiresAt: '2026-11-20T06:04:30.000Z' });

/** What the pages in front of the log-in boundary call, with every door open. */
export const doorHandlers = {
  getPublicProject: reply(ingredientR5Project),
  getApplicationLoginTarget: reply({
    applicationId: draftApplication.id,
    projectId: draftApplication.projectId,
    family: draftApplication.family,
  }),
  createAdminSession: reply({ ...adminSession(AdminType.JMAC), token: TOKEN }),
  createUserSession: reply({ ...mamekuraSession, token: TOKEN }),
  listUserLoginProjects: reply({ items: [...loginProjects] }),
  createGeneralApplicationSession: reply({ ...miraiSession, applicationUserToken: TOKEN }),
  createIngredientApplicationSession: reply({ ...miraiSession, applicationIngredientUserToken: TOKEN }),
  createNotoApplicationSession: reply({ ...miraiSession, applicationNotoUserToken: TOKEN }),
  createInclusiveApplicationSession: reply({ ...miraiSession, applicationInclusiveUserToken: TOKEN }),
  sendAdminPasswordReset: reply(null),
  sendUserPasswordReset: reply(null),
  sendNotoApplicationPasswordReset: reply(null),
  verifyAdminPasswordReset: usableLink,
  verifyUserPasswordReset: usableLink,
  verifyNotoApplicationPasswordReset: usableLink,
  useAdminPasswordReset: reply(null),
  useUserPasswordReset: reply(null),
  useNotoApplicationPasswordReset: reply(null),
} satisfies MockHandlers;
