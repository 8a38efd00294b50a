import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inspectionServer, item } from '#bff/testing/inspections.ts';
import { makeAdmin } from '#bff/testing/people.ts';

const office = inspectionServer();
const { upload, plan, patch, photo, submitted } = office;

const position = { latitude: 36.2381, longitude: 137.972, accuracyM: 14 };

const taken = async (more: object = {}) => ({
  clientId: randomUUID(),
  fileId: (await upload()).body.id,
  beforeAfter: 1,
  itemKey: item.key,
  expenseType: item.expenseType,
  caption: '冷凍自動販売機 実施後',
  takenAt: '2026-11-19T15:30:00Z',
  ...more,
});

const add = (id: number, body: object, admin = office.inspector) =>
  office.server.call('addMyPageReportPhoto', { session: admin.session, path: { id }, body: body as never });

const planned = async () => {
  const { report } = await plan();
  await patch(report.id, { items: [item] });
  return report.id;
};

describe('a photo that a phone took', () => {
  it('has its time and its place beside the picture, and its day in Japan', async () => {
    const id = await planned();
    const { status, body } = await add(id, await taken({ position }));
    expect(status).toBe(200);
    const expected = { takenAt: '2026-11-19T15:30:00.000Z', takenOn: '2026-11-20', position, sequence: 1 };
    expect(body.photosAfter).toMatchObject([expected]);
  });

  it('sent twice is one photo, also as another file, and also when the report was handed in between', {
    tags: ['slow'],
  }, async () => {
    const id = await planned();
    const one = await taken();
    await add(id, one);
    const again = await add(id, { ...one, fileId: (await upload()).body.id });
    expect([again.status, again.body.photosAfter.length]).toEqual([200, 1]);
    expect(again.body.photosAfter[0]?.fileId).toBe(one.fileId);
    const before = await photo(1, '2026-07-30');
    const handed = { photosBefore: [before], inspectedOn: '2026-11-19', result: 1, action: 'submit' };
    expect((await patch(id, handed)).status).toBe(200);
    expect((await add(id, one)).body.photosAfter).toHaveLength(1);
  });

  it('sent by two requests at the same time is one photo', async () => {
    const id = await planned();
    const one = await taken();
    const answers = await Promise.all([add(id, one), add(id, one), add(id, one)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await office.server.database.client.photo.count({ where: { mypageReportId: id } })).toBe(1);
  });

  it('takes nothing away that the office saved meanwhile', async () => {
    const id = await planned();
    await patch(id, { findings: '指摘なし' }, office.jmac);
    const { body } = await add(id, await taken());
    expect(body).toMatchObject({ findings: '指摘なし', photosAfter: [{ caption: '冷凍自動販売機 実施後' }] });
  });

  it('keeps its time and place when the photos of the report are put in another order', async () => {
    const id = await planned();
    const one = await taken({ position });
    await add(id, one);
    const kept = { ...(await photo(2)), fileId: one.fileId };
    const { body } = await patch(id, { photosAfter: [kept, await photo(1)] });
    const moved = body.photosAfter.find(({ fileId }) => fileId === one.fileId);
    expect(moved).toMatchObject({
      sequence: 2,
      position,
      takenAt: '2026-11-19T15:30:00.000Z',
      clientId: one.clientId,
    });
  });

  it('is not added to a report that was handed in', { tags: ['slow'] }, async () => {
    const { report } = await submitted();
    const { status, problem } = await add(report.id, await taken());
    expect([status, problem.code]).toEqual([409, 1004]);
  });

  it("is not added to another inspector's report, nor with another's file", async () => {
    const id = await planned();
    const other = await makeAdmin(office.server, 'Inspector');
    expect((await add(id, await taken(), other)).status).toBe(403);
    const foreign = (await upload(office.jmac)).body.id;
    const { status, problem } = await add(id, await taken({ fileId: foreign }));
    expect([status, problem.errors?.[0]?.pointer]).toEqual([400, '/fileId']);
  });

  it('of a phone whose clock is ahead was taken when it came', async () => {
    const { body } = await add(await planned(), await taken({ takenAt: '2027-01-01T00:00:00Z' }));
    expect(body.photosAfter[0]?.takenAt).toBe(office.server.now().toISOString());
  });

  it('names what is wrong: a thing that is not inspected, half a place', async () => {
    const id = await planned();
    const { problem } = await add(id, await taken({ itemKey: 'item-9' }));
    expect(problem.errors?.map(({ pointer }) => pointer)).toEqual(['/itemKey']);
    const { latitude, longitude } = position;
    expect((await add(id, await taken({ position: { latitude, longitude } }))).status).toBe(400);
  });
});
