import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAMILIES } from '#bff/core/actor.ts';
import type { OperationId } from '#bff/core/contractDocument.ts';
import { mountedOperations } from '#bff/core/contractDocument.ts';
import type { CallOptions } from '#bff/testing/client.ts';
import { type Watch, watchChanges } from '#bff/testing/matrix/watchChanges.ts';
import { makeSection } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { pdfOf } from '#bff/testing/undertaking.ts';
import { makeWorld, sessionIn, type World } from '#bff/testing/world/world.ts';
import { metaOf } from '#bff/testing/world/worldRequests.ts';

/*
 * Ids that stand inside a request about one's own record: the file, the section, the person of somebody else.
 */

const operations = mountedOperations();

let server: TestServer;
let victim: World;
let intruder: World;
let watch: Watch;

beforeAll(async () => {
  server = await startTestServer();
  victim = await makeWorld(server);
  intruder = await makeWorld(server);
  watch = await watchChanges(server);
});
afterAll(async () => {
  await watch.end();
  await server.stop();
});

describe('an id inside a request about one’s own is refused, and nothing changes, when it is', () => {
  /** Somebody else's thing where one's own belongs: told as not there, not allowed, or not a valid value. */
  const expectNotTaken = async (work: () => Promise<{ status: number; problem: { code?: number } }>) => {
    await watch.changed();
    const { status, problem } = await work();
    expect([400, 403, 404, 409], JSON.stringify(problem)).toContain(status);
    expect([1000, 1004, 1005]).toContain(problem.code);
    expect(await watch.changed()).toEqual([]);
  };

  const upload = (meta: object) =>
    server.call('uploadUserFile', {
      session: intruder.user.session,
      body: { meta: { fileName: 'a.pdf', ...meta } } as never,
      file: { name: 'a.pdf', content: pdfOf() },
    });

  it('the section of another my page, in an upload', () =>
    expectNotTaken(() => upload({ mypageID: intruder.myPage.id, sectionID: victim.section.id })));

  it('the file of another section, as the one to replace', async () => {
    const open = await makeSection(server, intruder.myPage.id);
    await expectNotTaken(() =>
      upload({ mypageID: intruder.myPage.id, sectionID: open.id, replacedFileID: victim.fileId }),
    );
  });

  it('the passbook of another corporation', () =>
    expectNotTaken(() =>
      server.call('updateBankAccount', {
        session: intruder.user.session,
        path: { corporationID: intruder.corporation.id },
        body: { passbookFileId: victim.passbook.id },
      }),
    ));

  it('the person of another corporation', () =>
    expectNotTaken(() =>
      server.call('deleteCorporationUser', {
        session: intruder.jmac.session,
        path: { corpId: intruder.corporation.id, userId: victim.colleague.id },
      }),
    ));

  it('the notification of another my page', () =>
    expectNotTaken(() =>
      server.call('deleteNotification', {
        session: intruder.jmac.session,
        path: { id: intruder.myPage.id, nid: victim.notification.id },
      }),
    ));

  it('the announcement of another project', () =>
    expectNotTaken(() =>
      server.call('deleteAnnouncement', {
        session: intruder.jmac.session,
        path: { id: intruder.project.id, aid: victim.announcement.id },
      }),
    ));

  it('the announcement of another project, by who reads it', () =>
    expectNotTaken(() =>
      server.call('readUserAnnouncement', {
        session: intruder.user.session,
        path: { id: intruder.project.id, aid: victim.announcement.id },
      }),
    ));

  it('the question of another project', () =>
    expectNotTaken(() =>
      server.call('deleteQuestion', {
        session: intruder.jmac.session,
        path: { id: intruder.project.id, questionId: victim.question.id },
      }),
    ));

  it('the section of another my page, in a notification', () =>
    expectNotTaken(() =>
      server.call('createNotification', {
        session: intruder.jmac.session,
        path: { id: intruder.myPage.id },
        body: {
          kind: 1,
          title: '確認',
          body: '確認してください。',
          sectionId: victim.section.id,
          sendEmail: false,
        },
      }),
    ));

  const ask = (about: object) =>
    server.call('createUserThread', {
      session: intruder.user.session,
      body: { mypageID: intruder.myPage.id, subject: '日付', body: '契約日でよいですか。', ...about },
    });

  it('the section of another my page, in a question', () =>
    expectNotTaken(() => ask({ sectionId: victim.section.id })));

  it('the file of another business, in a message', () =>
    expectNotTaken(() => ask({ fileIds: [victim.fileId] })));

  it('the message of another thread, as the one that was read', () =>
    expectNotTaken(() =>
      server.call('readUserThread', {
        session: intruder.user.session,
        path: { id: intruder.thread.id },
        body: { messageId: victim.thread.messages[0]?.id ?? 0 },
      }),
    ));

  it('the section of another my page, in a thread of the office', () =>
    expectNotTaken(() =>
      server.call('createThread', {
        session: intruder.jmac.session,
        body: {
          mypageID: intruder.myPage.id,
          sectionId: victim.section.id,
          subject: '日付',
          kind: 0,
          body: '確認してください。',
        },
      }),
    ));

  it('the file of a business, in an announcement', () =>
    expectNotTaken(() =>
      server.call('updateAnnouncement', {
        session: intruder.jmac.session,
        path: { id: intruder.project.id, aid: intruder.announcement.id },
        body: { fileIds: [victim.fileId] },
      }),
    ));

  it('the file of a business, as the photo of an inspection', () =>
    expectNotTaken(() =>
      server.call('updateMyPageReport', {
        session: intruder.jmac.session,
        path: { id: intruder.report.id },
        body: {
          photosBefore: [
            { fileId: victim.fileId, expenseType: 1, caption: '正面', takenOn: '2026-11-20', sequence: 1 },
          ],
        } as never,
      }),
    ));

  it('the file of a business, as the form of a document', () =>
    expectNotTaken(() =>
      server.call('updateProject', {
        session: intruder.jmac.session,
        path: { id: intruder.project.id },
        body: {
          documentRules: [
            {
              documentList: 'DocumentType',
              documentType: 60,
              label: '発注書',
              requirement: 0,
              uploader: 1,
              needsJmacCheck: true,
              needsMaffCheck: false,
              isInspectionTarget: false,
              templateFileId: victim.fileId,
            },
          ],
        },
      }),
    ));

  it('the file of another section, as the place of a return', () =>
    expectNotTaken(() =>
      server.call('updateSection', {
        session: intruder.jmac.session,
        body: {
          id: intruder.section.id,
          action: 'return',
          comment: '修正をお願いします。',
          returnItems: [{ reviewCategory: 1, comment: '日付', fileId: victim.fileId, page: 1 }],
          returnDueOn: '2026-11-30',
        },
      }),
    ));

  it.each(FAMILIES)('the file of another application, as the one to replace (%s)', async (family) => {
    const operation = operations.find(
      ({ path, method }) =>
        method === 'post' && path === `/api/application/${family === 'general' ? '' : `${family}/`}file`,
    );
    if (operation === undefined) throw new Error(`no upload for ${family}`);
    const meta = { ...metaOf(operation, intruder), replacedFileID: victim.applications[family].fileId };
    await expectNotTaken(() =>
      server.call(operation.operationId, {
        session: sessionIn(intruder, family),
        body: { meta },
        file: { name: 'a.pdf', content: pdfOf() },
      } as CallOptions<OperationId>),
    );
  });

  it('somebody else’s session', () =>
    expectNotTaken(() =>
      server.call('deleteUserOwnSession', {
        session: intruder.user.session,
        path: { id: victim.user.session.token.split('.')[0] ?? '' },
      }),
    ));
});
