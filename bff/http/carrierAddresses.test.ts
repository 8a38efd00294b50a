import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '#bff/platform/secrets/hashing.ts';
import { makeCall, programmes } from '#bff/testing/applications.ts';
import { bulkTools } from '#bff/testing/bulk/bulkTools.ts';
import {
  makeAdmin,
  makeApplicant,
  makeCorporation,
  makeProject,
  makeUndertaking,
} from '#bff/testing/people.ts';
import { registration } from '#bff/testing/registrations.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { corporationCodeOf } from '#rules/displayCode.ts';

/* Japanese carriers gave out addresses with dots beside each other and at the ends: people have no other. */

const ADDRESSES = ['ab..c@docomo.example.jp', '.abc@ezweb.example.jp', 'abc.@docomo.example.jp'];
const password = 'Correct-Horse-1';

let server: TestServer;
let jmac: Awaited<ReturnType<typeof makeAdmin>>;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  jmac = await makeAdmin(server, 'JMAC');
  passwordHash = await hashPassword(password);
});
afterAll(() => server.stop());

const { run } = bulkTools(
  () => server,
  () => jmac.session,
);

/** Whether a user with a password gets in, by the log-in of his round, by the one without, and by a new password. */
const gettingIn = async (email: string, projectID: number): Promise<number[]> => {
  await server.database.client.corporationUser.updateMany({ where: { email }, data: { passwordHash } });
  const answers = [
    await server.call('createUserSession', { body: { email, password, projectID } }),
    await server.call('listUserLoginProjects', { body: { email, password } }),
    await server.call('sendUserPasswordReset', { path: { projectId: projectID }, body: { email } }),
  ];
  return answers.map(({ status }) => status);
};

it.each(ADDRESSES)('%s registers, logs in and asks for a password as an applicant', async (email) => {
  const { id: projectID } = await makeCall(server, programmes.noto);
  const answers = [
    await server.call('createNotoApplication', registration(projectID, { email, password })),
    await server.call('createNotoApplicationSession', { body: { email, password, projectID } }),
    await server.call('sendNotoApplicationPasswordReset', {
      path: { projectId: projectID },
      body: { email },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 204]);
});

it.each(ADDRESSES)('%s is the contact’s address in an application', async (contactEmail) => {
  const { id: projectId } = await makeCall(server, programmes.noto);
  const { session } = await makeApplicant(server, { projectId, family: 'noto' });
  const saved = await server.call('updateNotoApplicationSelf', { session, body: { contactEmail } });
  expect([saved.status, saved.body.contactEmail]).toEqual([200, contactEmail]);
});

it.each(ADDRESSES)('%s is made a user by the office and gets in', async (email) => {
  const [project, corporation] = [await makeProject(server), await makeCorporation(server)];
  const body = {
    projectId: project.id,
    name: '携帯 花子',
    nameKana: 'ケイタイ ハナコ',
    email,
    phone: '0312340000',
  };
  const path = { corpId: corporation.id };
  const made = await server.call('createCorporationUser', { session: jmac.session, path, body });
  expect([made.status, made.body.email]).toEqual([201, email]);
  expect(await gettingIn(email, project.id)).toEqual([201, 200, 204]);
});

it.each(ADDRESSES)('%s comes in by a table and gets in', async (email) => {
  const [project, corporation] = [await makeProject(server), await makeCorporation(server)];
  const table = [
    '企業コード,事業,担当者氏名,担当者氏名（カナ）,メールアドレス,電話番号',
    `${corporationCodeOf(corporation.id)},${project.shortName},携帯 花子,ケイタイ ハナコ,${email},0312340000`,
  ].join('\r\n');
  const { body } = await server.call('createBulkRunOfFile', {
    session: jmac.session,
    body: { meta: { fileName: '担当者.csv', kind: 'importCorporationUsers', list: 'corporations' } },
    file: { name: '担当者.csv', content: Buffer.from(table) },
  });
  await run(body.id);
  expect(await gettingIn(email, project.id)).toEqual([201, 200, 204]);
});

it.each(ADDRESSES)('%s is an address for copies, and one of the office’s own people', async (email) => {
  const { user } = await makeUndertaking(server);
  const answers = [
    await server.call('createUserMailCopy', { session: user.session, body: { name: '税理士', email } }),
    await server.call('createAdminUser', { session: jmac.session, body: { type: 2, name: '窓口', email } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
});
