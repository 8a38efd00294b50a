import { describe, expect, it } from 'vitest';
import { inspectionServer, item, jpeg } from '#bff/testing/inspections.ts';

const office = inspectionServer();
const { upload, plan, photo, patch, submitted } = office;

describe('a photo', () => {
  it('loses its place when it comes in', async () => {
    const tiff = Buffer.from('4d4d002a000000080001882500040000000100000026', 'hex');
    const secret = Buffer.from('GPS-35.6895N');
    const content = Buffer.concat([Buffer.from('Exif\0\0'), tiff, secret]);
    const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, content.length + 2]), content]);
    const { body } = await upload(office.inspector, '現場.jpg', jpeg(segment));
    const row = await office.server.database.client.storedFile.findUniqueOrThrow({ where: { id: body.id } });
    const stream = await office.server.scopes.storage.open(row.storageKey);
    const bytes = Buffer.concat(await stream.toArray());
    expect(bytes.includes(secret)).toBe(false);
    expect(body).toMatchObject({ widthPx: 2, heightPx: 2, sizeBytes: bytes.length, mypageId: null });
  });

  it('is a picture of at most 10 MB', async () => {
    const pdf = await upload(office.inspector, '検査.pdf', Uint8Array.from(Buffer.from('%PDF-1.4')));
    expect([pdf.status, pdf.problem.code]).toEqual([400, 1003]);
    const large = await upload(office.inspector, '大.jpg', new Uint8Array(10 * 1024 * 1024 + 1));
    expect([large.status, large.problem.code]).toEqual([413, 1003]);
  });

  it('that is taken out of a draft is thrown away, unless it was handed in once', {
    tags: ['slow'],
  }, async () => {
    const { report } = await plan();
    const first = await photo();
    await patch(report.id, { items: [item], photosAfter: [first] });
    await patch(report.id, { photosAfter: [] });
    const find = (id: string) =>
      office.server.database.client.storedFile.findUniqueOrThrow({ where: { id } });
    expect((await find(first.fileId)).deletedAt).not.toBeNull();

    const handed = await submitted();
    const after = handed.answer.body.photosAfter[0]?.fileId ?? '';
    await patch(handed.report.id, { action: 'return', reason: '撮り直し' }, office.jmac);
    await patch(handed.report.id, { photosAfter: [await photo()] });
    expect((await find(after)).deletedAt).toBeNull();
  });
});
