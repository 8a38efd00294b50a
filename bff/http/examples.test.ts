import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#bff/core/contractDocument.ts';
import { makeCall, programmes } from '#bff/testing/applications.ts';
import { makePassbook } from '#bff/testing/bankAccounts.ts';
import type { TestSession } from '#bff/testing/client.ts';
import { payoutTools } from '#bff/testing/money/payouts.ts';
import { makePaidDesk } from '#bff/testing/money/recoveries.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk, pdfOf } from '#bff/testing/undertaking.ts';
import { example } from '#bff/testing/world/walkPeople.ts';

/*
 * Whoever reads the contract tries its examples first: each body that creates something is sent as it stands there;
 * only the numbers of records are those of records that exist.
 */

let server: TestServer;
let desk: Desk;
let jmac: TestSession;

beforeAll(async () => {
  server = await startTestServer();
  desk = await makeDesk(server);
  jmac = desk.jmac.session;
});
afterAll(() => server.stop());

const fileOf = async (): Promise<string> => {
  const meta = { fileName: '案内.pdf', mypageID: -1, sectionID: null };
  const file = { name: '案内.pdf', content: pdfOf('案内') };
  return (await server.call('uploadAdminFile', { session: jmac, body: { meta }, file })).body.id;
};

type Case = {
  readonly path?: object;
  /** The numbers of records in the example, as they are here. */
  readonly ids?: object;
  readonly session?: TestSession;
};

type Prepare = () => Promise<Case> | Case;

const myPage = (): number => desk.myPage.id;

/** An undertaking of which the whole of 8,250,000 yen can be asked for. */
const payable = async (): Promise<number> => {
  const { myPage } = await payoutTools(() => server).payable();
  const amounts = { appliedAmount: 8_250_000, grantAmount: 8_250_000, confirmedAmount: 8_250_000 };
  await server.database.client.myPage.update({ where: { id: myPage.id }, data: amounts });
  return myPage.id;
};

const cases: readonly (readonly [id: OperationId, schema: string, prepare: Prepare])[] = [
  ['createAdminUser', 'AdminUserCreate', () => ({})],
  [
    'createProject',
    'ProjectCreate',
    async () => ({ ids: { templateFileId: await fileOf(), copyFromProjectId: desk.project.id } }),
  ],
  ['createCorporation', 'CorporationCreate', () => ({})],
  [
    'createCorporationUser',
    'CorporationUserCreate',
    () => ({ path: { corpId: desk.corporation.id }, ids: { projectId: desk.project.id } }),
  ],
  ['createSection', 'AdminSectionCreate', () => ({ ids: { mypageID: myPage() } })],
  ['createUserSection', 'SectionCreate', () => ({ ids: { mypageID: myPage() }, session: desk.user.session })],
  ['createChangeRequest', 'ChangeRequestCreate', () => ({ ids: { mypageID: myPage() } })],
  ['createAmountProposal', 'AmountProposalCreate', () => ({ ids: { mypageID: myPage(), kind: 0 } })],
  [
    'createRecovery',
    'RecoveryCreate',
    async () => ({ ids: { mypageID: (await makePaidDesk(server)).myPage.id } }),
  ],
  [
    'createThread',
    'ThreadCreate',
    () => ({
      // The call of the example is later than the clock of the tests.
      ids: { mypageID: myPage(), sectionId: desk.section.id, calledAt: server.now().toISOString() },
    }),
  ],
  [
    'createUserThread',
    'UserThreadCreate',
    () => ({ ids: { mypageID: myPage(), sectionId: desk.section.id }, session: desk.user.session }),
  ],
  ['createThreadTemplate', 'ThreadTemplateCreate', () => ({})],
  ['createQuestion', 'QuestionCreate', () => ({ path: { id: desk.project.id } })],
  ['createPayout', 'PayoutCreate', async () => ({ ids: { mypageID: await payable() } })],
  [
    'createMyPageReport',
    'MyPageReportCreate',
    () => ({ ids: { mypageId: myPage(), inspectorUserId: desk.inspector.id } }),
  ],
  [
    'createNotification',
    'NotificationCreate',
    () => ({ path: { id: myPage() }, ids: { sectionId: desk.section.id } }),
  ],
  [
    'createAnnouncement',
    'AnnouncementCreate',
    async () => ({ path: { id: desk.project.id }, ids: { fileIds: [await fileOf()] } }),
  ],
  [
    'createBankAccount',
    'BankAccountCreate',
    async () => ({
      path: { corporationID: desk.corporation.id },
      ids: { passbookFileId: (await makePassbook(server, desk.corporation.id)).id },
    }),
  ],
  [
    'createGeneralApplication',
    'ApplicationCreate',
    async () => ({ ids: { projectID: (await makeCall(server, programmes.business)).id } }),
  ],
];

/** The same body with the numbers of this database, wherever they stand in it. */
const withIds = (value: unknown, ids: object): unknown => {
  if (Array.isArray(value)) return value.map((part) => withIds(part, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      Object.hasOwn(ids, name) && part !== null ? Reflect.get(ids, name) : withIds(part, ids),
    ]),
  );
};

describe('the example of a body that creates something', () => {
  it.each(cases)('is taken by %s', async (id, schema, prepare) => {
    const { path = {}, ids = {}, session = jmac } = await prepare();
    const body = withIds(example(schema), ids);
    const answer = await server.call(id, { path, body, session } as never);
    expect([answer.status, answer.problem?.errors ?? answer.problem?.detail]).toEqual([201, undefined]);
  });
});
