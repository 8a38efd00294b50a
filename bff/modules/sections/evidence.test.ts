import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentCheckStatus } from '#bff/generated/contract/enums.ts';
import { maxFiles } from '#bff/programmes/documents/extensions.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, handIn, makeDesk, pdfOf } from '#bff/testing/undertaking.ts';

/* What JMAC keeps beside the files of a business while the ministry confirms. */

let server: TestServer;
let desk: Desk;
beforeAll(async () => {
  server = await startTestServer();
  desk = await makeDesk(server);
  await handIn(server, desk);
  await server.database.client.section.update({
    where: { id: desk.section.id },
    data: { status: DocumentCheckStatus.MAFFConfirming },
  });
});
afterAll(() => server.stop());

const upload = () =>
  server.call('uploadAdminFile', {
    session: desk.jmac.session,
    body: { meta: { fileName: '回答.pdf', mypageID: desk.myPage.id, sectionID: desk.section.id } },
    file: { name: '回答.pdf', content: pdfOf() },
  });

it('stands in the trail as every upload does, and is limited in number as they are', async () => {
  const { client } = server.database;
  const { body } = await upload();
  const entries = await client.auditEntry.findMany({ where: { action: 'uploaded', targetId: body.id } });
  expect(entries.map(({ actorId, mypageId }) => [actorId, mypageId])).toEqual([
    [desk.jmac.id, desk.myPage.id],
  ]);
  const { id: _id, ...kept } = await client.storedFile.findUniqueOrThrow({ where: { id: body.id } });
  await client.storedFile.createMany({
    data: Array.from({ length: maxFiles - 1 }, (_, number) => ({
      ...kept,
      storageKey: `${kept.storageKey}-${number}`,
    })),
  });
  const beyond = await upload();
  expect([beyond.status, beyond.problem.reason]).toEqual([409, 'limitReached']);
});
