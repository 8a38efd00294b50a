import { describe, expect, it } from 'vitest';
import { officeWorld } from '#web/mock/world/world.ts';
import { ProgramKind, ProjectStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { familyCounts, undertakingCounters } from './counterLook.ts';
import { figuresByProgramme } from './figures.ts';
import { inspectionDays } from './inspectionDays.ts';
import { inThousands, progressAddresses, progressCounts, progressSeries, shownProjects } from './progress.ts';
import { workAddress } from './workAddress.ts';

const [homeProject] = officeWorld.saw('getAdminHome').projects;
if (homeProject === undefined) throw new Error('the scenario has no project');

type HomeCounter = components['schemas']['Counter'];

const figures = (applications: number, grantAmount: number) => ({
  applications,
  adopted: 1,
  appliedAmount: 0,
  grantAmount,
  confirmedAmount: 0,
  paidAmount: 0,
});

describe('figuresByProgramme', () => {
  it('adds the rounds of one programme and leaves out programmes without a round', () => {
    const { rows, total } = figuresByProgramme([
      { programKind: ProgramKind.Noto, counts: figures(5, 100) },
      { programKind: ProgramKind.Business, counts: figures(10, 1000) },
      { programKind: ProgramKind.Business, counts: figures(20, 2000) },
    ]);
    expect(
      rows.map(({ kind, figures: { applications, grantAmount } }) => [kind, applications, grantAmount]),
    ).toEqual([
      [ProgramKind.Business, 30, 3000],
      [ProgramKind.Noto, 5, 100],
    ]);
    expect(total).toMatchObject({ applications: 35, adopted: 3, grantAmount: 3100 });
  });
});

describe('the chart of progress', () => {
  it('shows the life cycle in time order and puts both ways out into one grey part', () => {
    const counts = progressCounts({
      byProjectStatus: [
        { status: ProjectStatus.Progressing, count: 12 },
        { status: ProjectStatus.Rejected, count: 1 },
        { status: ProjectStatus.Canceled, count: 2 },
      ],
    });
    expect(progressSeries('中止・取消').map(({ key }) => [key, counts[key]])).toEqual([
      ['0', 12],
      ['1', 0],
      ['4', 0],
      ['3', 0],
      ['2', 0],
      ['out', 3],
    ]);
  });

  it('shows the rounds that have my pages, programme by programme, the newest first', () => {
    const round = (projectId: number, programKind: ProgramKind, count: number) => ({
      ...homeProject,
      projectId,
      programKind,
      byProjectStatus: count === 0 ? [] : [{ status: ProjectStatus.Progressing, count }],
    });
    const rounds = [round(9, 5, 1), round(8, 1, 2), round(7, 5, 0), round(6, 5, 3), round(5, 1, 0)];
    expect(shownProjects(rounds).map(({ projectId }) => projectId)).toEqual([9, 6, 8]);
  });

  it('opens from each part the my pages of that status', () => {
    expect(progressAddresses(3)['0']).toBe('/admin/mypage?project_id=3&projectStatus=0');
    expect(progressAddresses(3).out).toBe('/admin/mypage?project_id=3&projectStatus=5&projectStatus=6');
  });

  it('cuts amounts to whole thousands', () => {
    expect(inThousands(284_300_999)).toBe(284_300);
  });
});

describe('inspectionDays', () => {
  it('groups by day, by time within a day, without a time last', () => {
    const rows = [
      { scheduledOn: '2026-11-25', startTime: '10:00' },
      { scheduledOn: '2026-11-24', startTime: null },
      { scheduledOn: '2026-11-24', startTime: '13:30' },
    ];
    expect(inspectionDays(rows)).toEqual([
      { day: '2026-11-24', inspections: [rows[2], rows[1]] },
      { day: '2026-11-25', inspections: [rows[0]] },
    ]);
  });
});

describe('workAddress', () => {
  const none = {
    mypageId: 12,
    sectionId: null,
    reportId: null,
    changeRequestId: null,
    amountProposalId: null,
    threadId: null,
    applicationId: null,
    family: null,
    projectId: 3,
  };

  it('leads to where the work is done', () => {
    expect(workAddress({ ...none, kind: 'section', sectionId: 41 })).toBe('/admin/mypage/12/section/41');
    expect(workAddress({ ...none, kind: 'report', reportId: 7 })).toBe('/admin/mypage_report/7');
    expect(workAddress({ ...none, kind: 'change', changeRequestId: 21 })).toBe('/admin/change_request/21');
    expect(workAddress({ ...none, kind: 'amount', amountProposalId: 31 })).toBe('/admin/amount_proposal/31');
    expect(
      workAddress({ ...none, kind: 'application', applicationId: 27, family: 'noto', mypageId: null }),
    ).toBe('/admin/application-noto/27');
    expect(workAddress({ ...none, kind: 'thread', threadId: 51 })).toBe('/admin/thread/51');
    expect(workAddress({ ...none, kind: 'delay' })).toBe('/admin/mypage/12');
  });
});

describe('counters', () => {
  const counter = (
    key: HomeCounter['key'],
    label: string,
    count: number,
    family: HomeCounter['family'] = null,
  ): HomeCounter => ({ key, label, family, count, query: '/admin/mypage' });
  const counters = [
    counter('delayed', '遅延', 0),
    counter('applicationsToCheck', '確認待ち（外食）', 2, 'general'),
    counter('applicationsToCheck', '確認待ち（能登）', 0, 'noto'),
    counter('applicationsReturned', '差戻し中（能登）', 1, 'noto'),
    counter('applicationsReturned', '差戻し中（原材料）', 0, 'ingredient'),
    counter('maffConfirming', '農水省確認待ち', 1),
  ];

  it('keeps those of the undertakings together, also the ones at zero', () => {
    expect(undertakingCounters(counters).map(({ name, value }) => [name, value])).toEqual([
      ['遅延', 0],
      ['農水省確認待ち', 1],
    ]);
  });

  it('gathers those of applications by family, only where there is work', () => {
    const counts = familyCounts(counters, ['general', 'noto', 'ingredient']);
    expect(counts.map(({ family, toCheck, returned }) => [family, toCheck?.count, returned?.count])).toEqual([
      ['general', 2, undefined],
      ['noto', undefined, 1],
    ]);
  });
});
