import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentType, SectionKind } from '#bff/generated/contract/enums.ts';
import { makeSection } from '#bff/testing/people.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { type Desk, makeDesk, pdfOf, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const content = pdfOf('通帳の写し');

/** A statement in the transfer of the first deal, and the transfer of a second one. */
const makeDeals = async () => {
  const desk = await makeDesk(server, {
    section: { documentType: DocumentType.VoucherBankTransfer, title: '振込明細', branchNumber: '1-6' },
  });
  const second = await makeSection(server, desk.myPage.id, {
    kind: SectionKind.Voucher,
    documentType: DocumentType.VoucherBankTransfer,
    title: '振込明細',
    branchNumber: '2-6',
  });
  const { status, body } = await uploadFile(server, {
    session: desk.user.session,
    mypageId: desk.myPage.id,
    sectionId: desk.section.id,
    fileName: '通帳_10月.pdf',
    content,
  });
  expect(status).toBe(201);
  return { desk, second, fileId: body.id, sha256: body.sha256 };
};

const reuse = ({ user }: Desk, id: string, sectionId: number) =>
  server.call('reuseUserFile', { session: user.session, path: { id }, body: { sectionId } });

const filesOf = async ({ user }: Desk, id: number) =>
  (await server.call('getUserSection', { session: user.session, path: { id } })).body.files;

describe('a file that proves several deals', () => {
  it('serves another section too, with the same content, and each says where else it is', async () => {
    const { desk, second, fileId, sha256 } = await makeDeals();
    const { session } = desk.user;
    const answer = await reuse(desk, fileId, second.id);
    expect(answer.status).toBe(201);
    const [file] = await filesOf(desk, second.id);
    expect(file).toMatchObject({ sha256, fileName: '通帳_10月.pdf', alsoIn: ['振込明細（1-6）'] });
    const read = await server.call('downloadUserFile', { session, path: { id: file?.id ?? '' } });
    expect(read.status).toBe(200);
    const { items } = (await server.call('listReusableFiles', { session })).body;
    expect(items).toMatchObject([
      { fileName: '通帳_10月.pdf', sections: [{ id: desk.section.id }, { id: second.id }] },
    ]);
    const atDesk = await server.call('getSection', {
      session: desk.jmac.session,
      path: { id: desk.section.id },
    });
    expect(atDesk.body.files[0]?.alsoIn).toEqual(['振込明細（2-6）']);
  });

  it('taken out of one of them stays in the other', async () => {
    const { desk, second, fileId } = await makeDeals();
    await reuse(desk, fileId, second.id);
    await server.call('deleteUserFile', { session: desk.user.session, path: { id: fileId } });
    expect(await filesOf(desk, desk.section.id)).toEqual([]);
    const [left] = await filesOf(desk, second.id);
    expect(left).toMatchObject({ alsoIn: [] });
    const path = { id: left?.id ?? '' };
    const read = await server.call('downloadUserFile', { session: desk.user.session, path });
    expect(read.status).toBe(200);
  });

  it('is laid into a section once, and into none of another company', async () => {
    const { desk, second, fileId } = await makeDeals();
    await reuse(desk, fileId, second.id);
    expect((await reuse(desk, fileId, second.id)).problem).toMatchObject({ status: 409 });
    const other = await makeDeals();
    expect((await reuse(other.desk, fileId, other.second.id)).problem).toMatchObject({
      errors: [{ pointer: '/fileId' }],
    });
    expect((await reuse(desk, fileId, other.second.id)).problem).toMatchObject({ status: 404 });
  });

  it('is not laid into a section that takes another kind of file', async () => {
    const { desk, fileId } = await makeDeals();
    const photos = await makeSection(server, desk.myPage.id, {
      kind: SectionKind.Result,
      documentType: DocumentType.ResultPhotoAfter,
      title: '写真（実施後）',
    });
    expect((await reuse(desk, fileId, photos.id)).problem).toMatchObject({ status: 409 });
  });
});
