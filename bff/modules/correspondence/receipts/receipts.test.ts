import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpeg } from '#bff/testing/inspections.ts';
import { makeAdmin } from '#bff/testing/people.ts';
import { readPdf } from '#bff/testing/readPdf.ts';
import { startTestServer, type TestServer } from '#bff/testing/server.ts';
import { handIn, makeDesk, uploadFile } from '#bff/testing/undertaking.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const segmentOf = (marker: number, content: string): Buffer<ArrayBuffer> => {
  const head = Buffer.from([0xff, marker, 0, content.length + 2]);
  return Buffer.concat([head, Buffer.from(content)]);
};

const receiptOf = async () => {
  const desk = await makeDesk(server);
  const { answer } = await handIn(server, desk);
  return { desk, id: answer.body.receipts[0]?.id ?? '' };
};

describe('a receipt', () => {
  it('reads alike for the business and the desk', async () => {
    const { desk, id } = await receiptOf();
    const own = await server.call('getUserReceipt', { path: { id }, session: desk.user.session });
    const desked = await server.call('getAdminReceipt', { path: { id }, session: desk.backOffice.session });
    expect(own.body).toEqual(desked.body);
    expect(own.body).toMatchObject({
      targetKind: 'Section',
      targetId: desk.section.id,
      submitterName: desk.user.name,
      submitterOrganization: desk.corporation.name,
      displayCode: desk.myPage.displayCode,
      projectName: desk.project.name,
    });
  });

  it('is there as a PDF with its number, its second and the value of each file; the same one each time', async () => {
    const { desk, id } = await receiptOf();
    const call = { path: { id }, session: desk.user.session };
    const { body } = await server.call('getUserReceipt', call);
    // As its page asks for it.
    const printed = await server.call('downloadUserReceipt', {
      ...call,
      query: { disposition: 'attachment' },
    });
    expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { text, title } = await readPdf(printed.bytes);
    const bare = text.replaceAll(/\s/g, '');
    expect(title).toBe('受付票');
    for (const words of [body.number, '令和8年11月20日', '10:00:00', body.files[0]?.sha256 ?? '?'])
      expect(bare).toContain(words);
    const again = await server.call('downloadUserReceipt', call);
    expect(Buffer.from(again.bytes).equals(Buffer.from(printed.bytes))).toBe(true);
  });

  it('tells of a photo that is kept without its place the digest of what was sent and of what is kept', async () => {
    const desk = await makeDesk(server);
    const place = segmentOf(0xe1, 'Exif\0\0GPS-35.6812N-139.7671E');
    const content = jpeg(place);
    const of = { session: desk.user.session, mypageId: desk.myPage.id, sectionId: desk.section.id };
    const sent = await uploadFile(server, { ...of, fileName: '写真.jpg', content });
    const answer = await server.call('updateUserSection', {
      session: desk.user.session,
      body: { id: desk.section.id, action: 'submit' },
    });
    const call = { path: { id: answer.body.receipts[0]?.id ?? '' }, session: desk.user.session };
    const { body } = await server.call('getUserReceipt', call);
    const received = createHash('sha256').update(content).digest('hex');
    expect(body.files).toMatchObject([{ sha256: sent.body.sha256, receivedSha256: received }]);
    expect(sent.body.sha256).not.toBe(received);
    const { text } = await readPdf((await server.call('downloadUserReceipt', call)).bytes);
    expect(text.replaceAll(/\s/g, '')).toContain(received);
    await server.runJobs('sendMails');
    expect(server.mails.findLast(({ text: mail }) => mail.includes(received))?.text).toContain(
      sent.body.sha256,
    );
  });

  it('says of a file that is kept as it was sent one digest', async () => {
    const { desk, id } = await receiptOf();
    const { body } = await server.call('getUserReceipt', { path: { id }, session: desk.user.session });
    expect(body.files[0]).not.toHaveProperty('receivedSha256');
  });

  it('is nobody else’s to read, nor to save', async () => {
    const { id } = await receiptOf();
    const other = await makeDesk(server);
    const foreign = await server.call('getUserReceipt', { path: { id }, session: other.user.session });
    const inspector = await makeAdmin(server, 'Inspector', { assignedPrefectures: [1] });
    const elsewhere = await server.call('getAdminReceipt', { path: { id }, session: inspector.session });
    const saved = await server.call('downloadUserReceipt', { path: { id }, session: other.user.session });
    const codes = [foreign, elsewhere, saved].map(({ problem }) => problem.code);
    expect(codes).toEqual([1005, 1005, 1005]);
  });

  it('keeps what was received then, also when the file is replaced later', async () => {
    const { desk, id } = await receiptOf();
    const before = await server.call('getUserReceipt', { path: { id }, session: desk.user.session });
    const pullBack = { id: desk.section.id, action: 'pullBack' } as const;
    await server.call('updateUserSection', { session: desk.user.session, body: pullBack });
    const { files } = (
      await server.call('getUserSection', { path: { id: desk.section.id }, session: desk.user.session })
    ).body;
    const replaced = await uploadFile(server, {
      session: desk.user.session,
      mypageId: desk.myPage.id,
      sectionId: desk.section.id,
      fileName: '別の発注書.pdf',
      replacedFileID: files[0]?.id,
    });
    expect(replaced.status).toBe(201);
    const after = await server.call('getUserReceipt', { path: { id }, session: desk.user.session });
    expect(after.body).toEqual(before.body);
  });

  it('says for whom and why the desk handed in', async () => {
    const desk = await makeDesk(server);
    await uploadFile(server, {
      session: desk.user.session,
      mypageId: desk.myPage.id,
      sectionId: desk.section.id,
    });
    const answer = await server.call('updateSection', {
      session: desk.backOffice.session,
      body: { id: desk.section.id, action: 'submit', onBehalfReason: '郵送で届いたため' },
    });
    const id = answer.body.receipts[0]?.id ?? '';
    const read = await server.call('getUserReceipt', { path: { id }, session: desk.user.session });
    expect(read.body).toMatchObject({
      submitterName: '事務局',
      isOnBehalf: true,
      onBehalfReason: '郵送で届いたため',
      submitterOrganization: desk.corporation.name,
    });
  });
});
