import type { TestSession } from '../client.ts';
import { makeUndertaking } from '../people.ts';
import type { Walk } from './walk.ts';
import { example } from './walkPeople.ts';

const PIXEL = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** An inspection from its plan on, and what the desk uploads for others. */
export const walkInspections = async (walk: Walk, session: TestSession): Promise<void> => {
  const { server, step, upload, named } = walk;
  const { client } = server.database;
  const inspector = await client.adminUser.findFirstOrThrow({ where: { type: 3 } });
  const { myPage } = await makeUndertaking(server);
  await step('listMyPageReports', { session });
  await step('exportMyPageReports', { session, query: { format: 'xlsx' } });
  const plan = {
    ...example('MyPageReportCreate'),
    mypageId: myPage.id,
    inspectorUserId: inspector.id,
    endTime: '15:00',
  } as never;
  const { id } = await step('createMyPageReport', { session, body: plan });
  await step('getMyPageReport', { session, path: { id } });
  await step('exportMyPageReportFiles', { session, query: { id: [id] } });
  await step('getMyPageReportPaper', { session, path: { id } });
  await step('downloadMyPageReportPaper', { session, path: { id } });
  await step('updateMyPageReport', { session, path: { id }, body: { attendees: '三浦 さくら' } });
  const photo = await named('uploadPhoto', {
    session,
    body: { meta: { fileName: 'a.png', mypageID: -1 } },
    file: { name: 'a.png', content: PIXEL },
  });
  const added = { ...example('PhotoAddition'), fileId: String(photo.id), itemKey: null } as never;
  await step('addMyPageReportPhoto', { session, path: { id }, body: added });
  await step('deleteMyPageReport', { session, path: { id } });
  const application = await client.application.findFirstOrThrow({ where: { family: 'general', status: 0 } });
  const paper = await client.applicationFile.findFirstOrThrow({ where: { applicationId: application.id } });
  const meta = { fileName: 'a.pdf', family: 'general', applicationID: application.id, type: paper.type };
  await upload('uploadAdminApplicationFile', session, { ...meta, onBehalfReason: '郵送のため' });
};
