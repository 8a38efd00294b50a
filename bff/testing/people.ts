import { insertNewSession } from '#bff/modules/access/sessions/sessions.service.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { ADMIN_ROLES, type AdminRole, type Family, type SessionContext } from '../core/actor.ts';
import type { TestSession } from './client.ts';
import { countNumbers } from './numbers/countNumbers.ts';
import type { TestServer } from './server.ts';

/*
 * People and records for tests, written straight into the database: a test says only what its rule is about.
 */

const next = countNumbers();

/** Logs an account in without its password. */
export const signIn = async (
  server: TestServer,
  context: SessionContext,
  id: number,
): Promise<TestSession> => {
  const { token } = await insertNewSession(server.scopes.forSystem('test'), context, { id }, false);
  return { context, token };
};

type AdminData = Partial<Parameters<TestServer['database']['client']['adminUser']['create']>[0]['data']>;

/** Before every test: who has been what he is since then counts as a second person. */
const LONG_AGO = new Date('2026-04-01T00:00:00Z');

/** An administrator with a session, who counts as a second person. */
export const makeAdmin = async (server: TestServer, role: AdminRole, data: AdminData = {}) => {
  const number = next();
  const row = await server.database.client.adminUser.create({
    data: {
      type: ADMIN_ROLES.indexOf(role),
      name: `担当 ${number}`,
      email: `admin${number}@example.jp`,
      assignedPrefectures: role === 'Inspector' ? [13] : [],
      standingSince: LONG_AGO,
      ...data,
    } as never,
  });
  return { ...row, session: await signIn(server, 'admin', row.id) };
};

type ProjectData = Partial<Parameters<TestServer['database']['client']['project']['create']>[0]['data']>;

/** A published round, open for applications around the tests' clock. */
export const makeProject = (server: TestServer, data: ProjectData = {}) => {
  const number = next();
  return server.database.client.project.create({
    data: {
      name: `外食産業事業成長支援補助金（第${number}次公募）`,
      shortName: `成長支援補助金 第${number}次`,
      programKind: 1,
      domainType: 0,
      fiscalYear: 2026,
      round: 1,
      applicationOpensAt: new Date('2026-11-01T00:00:00Z'),
      applicationClosesAt: new Date('2026-12-01T08:00:00Z'),
      completionDeadline: toDate('2027-02-15'),
      subsidyRateNumerator: 1,
      subsidyRateDenominator: 2,
      minSubsidy: 1_000_000,
      maxSubsidy: 10_000_000,
      minTotalCost: 2_000_000,
      expenseCategoryList: 'ExpenseCategoryDining',
      displayCodeOffset: 3000,
      displayCodeWidth: 4,
      deskName: '補助事業事務局',
      deskPhone: '0300000000',
      deskHours: '平日 9:00–17:30',
      deskEmail: 'desk@example.jp',
      isPublished: true,
      ...data,
    } as never,
  });
};

type CorporationData = Partial<
  Parameters<TestServer['database']['client']['corporation']['create']>[0]['data']
>;

/** A business; sole proprietors need no 法人番号, so it has none unless the test gives one. */
export const makeCorporation = (server: TestServer, data: CorporationData = {}) => {
  const number = next();
  return server.database.client.corporation.create({
    data: {
      applicantType: 1,
      legalForm: 14,
      name: `見本食堂${number}`,
      nameKana: 'ミホンショクドウ',
      representativeName: '見本 太郎',
      postalCode: '1000001',
      prefecture: 13,
      city: '千代田区',
      streetAddress: '架空町1-2-3',
      phone: '0300000001',
      ...data,
    } as never,
  });
};

type Belonging = { readonly projectId: number; readonly corporationId: number };

/** A contact person of a corporation in a project, with a session. */
export const makeCorporationUser = async (server: TestServer, belonging: Belonging, data: object = {}) => {
  const number = next();
  const row = await server.database.client.corporationUser.create({
    data: {
      ...belonging,
      name: `見本 花子${number}`,
      email: `user${number}@example.jp`,
      phone: '0300000002',
      ...data,
    },
  });
  return { ...row, session: await signIn(server, 'user', row.id) };
};

/** An adopted undertaking, in progress. */
export const makeMyPage = (server: TestServer, belonging: Belonging, data: object = {}) => {
  const number = next();
  return server.database.client.myPage.create({
    data: {
      ...belonging,
      displayCode: String(3500 + number),
      planTitle: '配膳ロボットによる省人化',
      adoptedOn: toDate('2026-07-01'),
      grantDecisionOn: toDate('2026-07-23'),
      grantAmount: 8_000_000,
      appliedAmount: 8_000_000,
      grantApplicationOn: toDate('2026-07-08'),
      totalCost: 18_000_000,
      eligibleCost: 16_000_000,
      sitePrefecture: 13,
      ...data,
    } as never,
  });
};

/** A requested document of a my page (発注書 unless said otherwise). */
export const makeSection = (server: TestServer, mypageId: number, data: object = {}) => {
  const number = next();
  return server.database.client.section.create({
    data: {
      mypageId,
      kind: 6,
      documentType: 60,
      title: '発注書',
      sequence: number,
      isRequired: true,
      ...data,
    } as never,
  });
};

/** Somebody who applies, with his draft and a session. */
export const makeApplicant = async (
  server: TestServer,
  { projectId, family = 'general' }: { projectId: number; family?: Family },
  data: object = {},
) => {
  const number = next();
  const { client } = server.database;
  const person = { projectId, family, name: '応募 一郎', email: `applicant${number}@example.jp` };
  const user = await client.applicationUser.create({ data: { ...person, emailConfirmedAt: server.now() } });
  const application = await client.application.create({
    data: { projectId, family, applicationUserId: user.id, ...data } as never,
  });
  return { user, application, session: await signIn(server, family, user.id) };
};

/** A project, a corporation, its contact person and its my page: what most rules need. */
export const makeUndertaking = async (
  server: TestServer,
  data: { project?: ProjectData; myPage?: object } = {},
) => {
  const project = await makeProject(server, data.project);
  const corporation = await makeCorporation(server);
  const belonging = { projectId: project.id, corporationId: corporation.id };
  const user = await makeCorporationUser(server, belonging, { isPrimary: true });
  const myPage = await makeMyPage(server, belonging, data.myPage);
  return { project, corporation, user, myPage };
};
