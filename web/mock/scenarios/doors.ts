import { AdminType, DomainType, ProgramKind, ProjectStatus, RoundState } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { adminSession } from './admins.ts';
import { miraiSession } from './applicant.ts';
import { publicProject } from './applicantCall.ts';
import { draftApplication } from './applicantDraft.ts';
import { mamekuraPage, mamekuraSession } from './mamekura.ts';
import { aProject } from './project.ts';

type Schemas = components['schemas'];
type PublicProject = Schemas['PublicProject'];
type PublicAnnouncement = Schemas['PublicAnnouncement'];

export const TOKEN = '00000000-0000-4000-8000-000000000001.Zk1dT0yZ3nQ8b6m2V4xR7cW9aE5hJ1uL0pS3gK6fD8o';

const announcement = (
  id: number,
  publishFrom: string,
  title: string,
  body: string,
  isImportant = false,
): PublicAnnouncement => ({ id, publishFrom, title, body, isImportant, files: [] });

/** Four announcements, one more than the log-in page shows at first (LOOK login-user). */
const announcements: readonly PublicAnnouncement[] = [
  announcement(
    4,
    '2026-11-18T00:00:00.000Z',
    '年末年始の窓口と書類確認の休業について',
    '12月29日（火）から1月3日（日）まで休業します。期限が休業日にあたる書類は1月4日（月）が期限です。',
    true,
  ),
  announcement(
    3,
    '2026-11-10T00:00:00.000Z',
    '実績報告の手引き（第2版）を掲載しました',
    '支払い経費一覧の枝番号の付け方を追記しました。',
  ),
  announcement(
    2,
    '2026-10-28T00:00:00.000Z',
    '振込手数料の取扱いについて',
    '振込手数料は補助対象外です。請求額と振込額をそろえてください。',
  ),
  announcement(
    1,
    '2026-10-01T00:00:00.000Z',
    '概算払の受付を始めました',
    '希望する方は、マイページの「支払」から請求してください。',
  ),
];

/** The fifth programme, whose businesses were adopted. */
export const ingredientR5Project: PublicProject = {
  ...publicProject,
  id: mamekuraPage.projectId,
  name: mamekuraPage.project.name,
  shortName: mamekuraPage.project.shortName,
  programKind: ProgramKind.Ingredient,
  domainType: DomainType.IngR5,
  family: 'ingredient',
  fiscalYear: mamekuraPage.project.fiscalYear,
  round: mamekuraPage.project.round,
  state: RoundState.Closed,
  deskName: '事務局 窓口',
  announcements: [...announcements],
};

/** The call of each family of applications. */
export const familyProjects = {
  general: publicProject,
  ingredient: {
    ...ingredientR5Project,
    id: aProject.id,
    name: aProject.name,
    shortName: aProject.shortName,
    programKind: ProgramKind.IngredientR6,
    domainType: DomainType.IngR6,
    fiscalYear: 2024,
    round: 3,
    state: RoundState.Open,
    deskName: '産地連携推進緊急対策事業 事務局',
  },
  noto: {
    ...publicProject,
    id: 8,
    name: '能登地域の飲食店の営業再開支援事業',
    shortName: '能登営業再開支援',
    programKind: ProgramKind.Noto,
    family: 'noto',
    round: 1,
    deskName: '能登営業再開支援事業 事務局',
  },
  inclusive: {
    ...publicProject,
    id: 13,
    name: 'インクルーシブな食の場づくり支援事業',
    shortName: 'インクルーシブ支援',
    programKind: ProgramKind.Inclusive,
    family: 'inclusive',
    round: 1,
    deskName: 'インクルーシブ支援事業 事務局',
  },
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
