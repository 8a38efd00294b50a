import { DutyKind, DutyStatus } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { rowsAsked } from '../rows.ts';
import { mamekuraPage, mamekuraUndertaking as mypage } from './mamekura.ts';
import { aProject } from './project.ts';
import { workCountsOf } from './workCounts.ts';

type Schemas = components['schemas'];

const [paper] = mamekuraPage.sections;
const sectionId = paper?.id ?? null;

/** A business in its third year: the first report is done, the second is late, the third is to come. */
const duties: readonly Schemas['Duty'][] = [
  {
    id: 31,
    kind: DutyKind.EffectReport,
    year: 1,
    title: '事業効果報告書（1年目）',
    status: DutyStatus.Done,
    dueOn: '2025-06-30',
    opensOn: '2024-10-18',
    daysLeft: -337,
    doneOn: '2025-06-20',
    sectionId,
  },
  {
    id: 32,
    kind: DutyKind.TaxReport,
    year: 1,
    title: '消費税仕入控除税額報告書',
    status: DutyStatus.Done,
    dueOn: '2025-06-30',
    opensOn: '2024-10-18',
    daysLeft: -337,
    doneOn: '2025-06-25',
    sectionId,
  },
  {
    id: 33,
    kind: DutyKind.EffectReport,
    year: 2,
    title: '事業効果報告書（2年目）',
    status: DutyStatus.Overdue,
    dueOn: '2026-06-30',
    opensOn: '2026-04-01',
    daysLeft: -96,
    doneOn: null,
    sectionId,
  },
  {
    id: 34,
    kind: DutyKind.EffectReport,
    year: 3,
    title: '事業効果報告書（3年目）',
    status: DutyStatus.Upcoming,
    dueOn: '2027-06-30',
    opensOn: '2027-04-01',
    daysLeft: 145,
    doneOn: null,
    sectionId: null,
  },
];

/** The duties as the lists have them. */
export const dutySummaries: readonly Schemas['DutySummary'][] = duties.map((duty) => ({
  ...duty,
  mypageId: mypage.id,
  mypage,
}));

const plan: Schemas['DutyPlan'] = {
  items: [...duties],
  openCount: 2,
  lastDoneOn: null,
  restrictedUntilOn: '2036-08-19',
  retentionYears: 5,
  retentionUntilOn: null,
};

/** Everything is done: the day until which papers are kept is known. */
export const donePlan: Schemas['DutyPlan'] = {
  items: duties.slice(0, 2),
  openCount: 0,
  lastDoneOn: '2025-06-25',
  restrictedUntilOn: null,
  retentionYears: 5,
  retentionUntilOn: '2031-03-31',
};

export const noDuties: Schemas['DutyPlan'] = { ...plan, items: [], openCount: 0 };

const months: Schemas['DutyMonthList'] = {
  fiscalYear: 2026,
  items: [
    { month: '2026-06', kind: DutyKind.EffectReport, waiting: 0, overdue: 1, checking: 3, done: 24 },
    { month: '2026-06', kind: DutyKind.TaxReport, waiting: 0, overdue: 0, checking: 1, done: 12 },
    { month: '2026-12', kind: DutyKind.EffectReport, waiting: 4, overdue: 0, checking: 0, done: 0 },
  ],
};

/** What the office sees of the duties of 豆くら. */
export const dutyHandlers: MockHandlers = {
  ...workCountsOf({ duties: () => dutySummaries }),
  listDuties: ({ query }) => reply(rowsAsked(dutySummaries, query)),
  listDutyMonths: reply(months),
  listMyPageDuties: reply(plan),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
};

/** The same as its business sees it. */
export const ownDutyHandlers: MockHandlers = { listUserDuties: reply(plan) };
