import { beforeAll, describe, expect, it } from 'vitest';
import { DocumentType, InspectionKind, ProjectStatus } from '#bff/generated/contract/enums.ts';
import { toDate } from '#bff/platform/database/values.ts';
import { type Admin, inspectionServer } from '#bff/testing/inspections.ts';
import { makeAdmin, makeUndertaking } from '#bff/testing/people.ts';

const { Completion, Interim, OnSiteAudit } = InspectionKind;

const office = inspectionServer({ inspector: { assignedPrefectures: [] } });
const { finished, patch } = office;

let colleague: Admin;
beforeAll(async () => {
  colleague = await makeAdmin(office.server, 'JMAC');
});

const plan = async (kind: InspectionKind | undefined, myPage: object = {}) => {
  const undertaking = await makeUndertaking(office.server, { myPage });
  const answer = await office.server.call('createMyPageReport', {
    session: office.jmac.session,
    body: {
      mypageId: undertaking.myPage.id,
      inspectorUserId: office.inspector.id,
      method: 0,
      scheduledOn: '2026-11-25',
      ...(kind === undefined ? {} : { kind }),
    },
  });
  return { ...undertaking, answer, report: answer.body };
};

const ended = {
  projectStatus: ProjectStatus.Finished,
  progressPhase: 3,
  confirmedAmount: 7_900_000,
  confirmedOn: toDate('2026-04-01'),
  paidAmount: 7_900_000,
  paidOn: toDate('2026-04-20'),
  inspectedOn: toDate('2026-03-01'),
};

const record = {
  inspectedOn: '2026-11-19',
  attendees: '三浦 さくら',
  findings: '指摘なし',
  result: 1,
} as const;

const myPageOf = (id: number) => office.server.database.client.myPage.findUniqueOrThrow({ where: { id } });

describe('an inspection', () => {
  it('is the one at the end unless another kind is said, and stays what it is', async () => {
    expect((await plan(undefined)).report.kind).toBe(Completion);
    const { report } = await plan(Interim);
    expect(report.kind).toBe(Interim);
    const changed = await patch(report.id, { kind: Completion }, office.jmac);
    expect(changed.status).toBe(400);
  });

  it('is found by its kind', async () => {
    const { report, myPage } = await plan(OnSiteAudit, ended);
    const query = { q: myPage.displayCode };
    const list = (kind: InspectionKind) =>
      office.server.call('listMyPageReports', {
        session: office.jmac.session,
        query: { ...query, kind: [kind] },
      });
    expect((await list(OnSiteAudit)).body.items.map(({ id }) => id)).toEqual([report.id]);
    expect((await list(Completion)).body.total).toBe(0);
  });
});

describe('立入検査 (適正化法 art. 23)', () => {
  it('is planned after 完了 too, where no other inspection is; not where nothing was granted', async () => {
    expect((await plan(OnSiteAudit, ended)).answer.status).toBe(201);
    expect((await plan(Interim, ended)).answer.status).toBe(409);
    expect((await plan(Completion, ended)).answer.status).toBe(409);
    const rejected = { projectStatus: ProjectStatus.Rejected, cancelReason: '不採択' };
    expect((await plan(OnSiteAudit, rejected)).answer.status).toBe(409);
  });

  it('tells the business what to have ready, by its name', async () => {
    const { myPage } = await plan(OnSiteAudit, ended);
    const notice = await office.server.database.client.notification.findFirstOrThrow({
      where: { mypageId: myPage.id },
    });
    expect(notice.title).toBe('立入検査の日程のお知らせ');
    expect(notice.body).toContain('証拠書類');
  });

  it('is recorded with who was there and what was found, without things and photos', async () => {
    const { report } = await plan(OnSiteAudit, ended);
    const nobody = await patch(report.id, { ...record, attendees: null, action: 'submit' });
    expect(nobody.problem.detail).toContain('立会者');
    const nothing = await patch(report.id, { ...record, findings: null, action: 'submit' });
    expect(nothing.problem.detail).toContain('確認した内容');
    expect((await patch(report.id, { ...record, action: 'submit' })).status).toBe(200);
  });

  it('leaves the undertaking as it is: its day of inspection, its inspector, its papers', async () => {
    const { report, myPage } = await plan(OnSiteAudit, ended);
    await patch(report.id, { ...record, action: 'submit' });
    expect((await patch(report.id, { action: 'approve' }, colleague)).status).toBe(200);
    expect(await myPageOf(myPage.id)).toMatchObject({
      inspectedOn: ended.inspectedOn,
      inspectorUserId: null,
      projectStatus: ProjectStatus.Finished,
    });
    const reopened = await patch(report.id, { action: 'reopen', reason: '記載の誤り' }, colleague);
    expect(reopened.status).toBe(200);
    expect((await myPageOf(myPage.id)).inspectedOn).toEqual(ended.inspectedOn);
  });
});

describe('中間検査', () => {
  it('needs no photos from after, and asks for no report of the end', async () => {
    const { report, myPage } = await plan(Interim, { progressPhase: 1, startOn: toDate('2026-08-01') });
    const { photosAfter: _after, photosBefore: _before, ...content } = await finished();
    expect((await patch(report.id, { ...content, action: 'submit' })).status).toBe(200);
    const papers = await office.server.database.client.section.count({
      where: { mypageId: myPage.id, documentType: DocumentType.ResultInspectionReport },
    });
    expect(papers).toBe(0);
  });

  it('does not stand for the inspection that the result is confirmed on', async () => {
    const { report, myPage } = await plan(Interim, { completionOn: toDate('2026-11-10') });
    const { photosAfter: _after, photosBefore: _before, ...content } = await finished();
    await patch(report.id, { ...content, action: 'submit' });
    await patch(report.id, { action: 'approve' }, colleague);
    const { body } = await office.server.call('getMyPage', {
      session: office.jmac.session,
      path: { id: myPage.id },
    });
    const confirm = body.availableActions.find(({ action }) => action === 'confirmResult');
    expect(confirm).toMatchObject({ allowed: false });
    expect((await myPageOf(myPage.id)).inspectedOn).toBeNull();
  });
});
