import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentType, SectionKind } from '#bff/generated/contract/enums.ts';
import { makeSection } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What a phone hands in: lying, with the place where it was taken. */
const phonePhoto = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: { r: 90, g: 120, b: 110 } } })
    .withExif({ IFD0: { Make: 'Mihon' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const makePhotoSection = (desk: Desk, branchNumber: string) =>
  makeSection(server, desk.myPage.id, {
    kind: SectionKind.Voucher,
    documentType: DocumentType.ResultPhotoAfter,
    title: '写真（実施後・稼働状況）',
    branchNumber,
  });

const makePhoto = async () => {
  const desk = await makeDesk(server);
  const section = await makePhotoSection(desk, '18-8');
  const { body } = await uploadFile(server, {
    session: desk.user.session,
    mypageId: desk.myPage.id,
    sectionId: section.id,
    fileName: '実施後.jpg',
    content: Buffer.from(await phonePhoto()),
  });
  return { desk, id: body.id };
};

const small = ({ user: { session } }: Pick<Desk, 'user'>, id: string) =>
  server.call('downloadUserFile', { session, path: { id }, query: { size: 'thumbnail' } });

describe('the small picture of a photo', () => {
  it('is upright, at most 320 px long, and says nothing of where it was taken', async () => {
    const { desk, id } = await makePhoto();
    const { bytes, headers } = await small(desk, id);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([headers.get('content-type'), width, height, exif]).toEqual(['image/jpeg', 240, 320, undefined]);
  });

  it('is seen by those who see the photo, and by nobody else; no line of the trail tells of it', async () => {
    const { desk, id } = await makePhoto();
    const other = await makeDesk(server);
    const ofDesk = await server.call('downloadAdminFile', {
      session: desk.maff.session,
      path: { id },
      query: { size: 'thumbnail' },
    });
    expect([(await small(desk, id)).status, ofDesk.status, (await small(other, id)).status]).toEqual([
      200, 200, 404,
    ]);
    const lines = await server.database.client.auditEntry.count({
      where: { targetKind: 'file', targetId: id, action: { in: ['viewed', 'downloaded'] } },
    });
    expect(lines).toBe(0);
  });

  it('comes with the photo where it proves another deal, and goes when it is taken out', async () => {
    const { desk, id } = await makePhoto();
    const { session } = desk.user;
    const section = await makePhotoSection(desk, '19-8');
    const copy = await server.call('reuseUserFile', {
      session,
      path: { id },
      body: { sectionId: section.id },
    });
    expect((await small(desk, copy.body.id)).status).toBe(200);
    await server.call('deleteUserFile', { session, path: { id: copy.body.id } });
    expect((await small(desk, copy.body.id)).status).toBe(404);
    expect(await server.database.client.fileThumbnail.count({ where: { fileId: copy.body.id } })).toBe(0);
  });

  it('is not shown before the photo is known to be clean', async () => {
    const { desk, id } = await makePhoto();
    await server.database.client.storedFile.update({ where: { id }, data: { scanStatus: 'pending' } });
    expect((await small(desk, id)).status).toBe(409);
  });

  it('is made of pictures alone', async () => {
    const desk = await makeDesk(server);
    const { body } = await uploadFile(server, {
      session: desk.user.session,
      mypageId: desk.myPage.id,
      sectionId: desk.section.id,
    });
    expect((await small(desk, body.id)).status).toBe(404);
  });
});
