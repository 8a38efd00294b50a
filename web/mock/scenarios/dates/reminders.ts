import { ReminderKind, ReminderState } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import type { MockHandlers } from '../../createMockFetch.ts';
import { reply } from '../../reply.ts';
import { rowsAsked } from '../../rows.ts';
import { mamekuraUndertaking } from '../mamekura.ts';
import { aProject } from '../project.ts';

type Schemas = components['schemas'];
type Reminder = Schemas['Reminder'];

const { id: mypageId, displayCode, corporationName, projectId, projectName } = mamekuraUndertaking;

const hold = { action: 'hold', allowed: true };
const sent = { action: 'hold', allowed: false, reason: '送信済みのリマインドは止められません' };

const planned: Reminder = {
  id: 'section-71-2026-11-24',
  subjectId: 'section-71',
  kind: ReminderKind.Finding,
  state: ReminderState.Planned,
  on: '2026-11-24',
  days: -3,
  dueOn: '2026-11-27',
  title: '発注書（1-2）',
  displayCode,
  name: corporationName,
  projectId,
  projectName,
  mypageId,
  sectionId: 71,
  ...{ reportId: null, recoveryId: null, applicationId: null, family: null, hold: null },
  availableActions: [hold],
};

const out: Reminder = {
  ...planned,
  id: 'section-42-2026-11-20',
  subjectId: 'section-42',
  kind: ReminderKind.QuarterReport,
  state: ReminderState.Sent,
  on: '2026-11-20',
  days: 20,
  dueOn: '2026-10-22',
  title: '遂行状況報告書（7–9月分）',
  sectionId: 42,
  availableActions: [sent],
};

const aHold: Schemas['ReminderHold'] = {
  version: 1,
  reason: '納入業者の都合で遅れると、電話で連絡があったため',
  untilOn: '2026-12-04',
  heldByName: '事務局 花子',
  heldAt: '2026-11-19T05:04:30Z',
};

const held: Reminder = {
  ...planned,
  id: 'section-43-2026-11-25',
  subjectId: 'section-43',
  kind: ReminderKind.Document,
  state: ReminderState.Held,
  on: '2026-11-25',
  days: -1,
  dueOn: '2026-11-26',
  title: '納品書・完了報告書（3-3）',
  sectionId: 43,
  hold: aHold,
  availableActions: [{ action: 'release', allowed: true }],
};

const inspection: Reminder = {
  ...planned,
  id: 'report-8-2026-11-25',
  subjectId: 'report-8',
  kind: ReminderKind.Inspection,
  on: '2026-11-25',
  days: -1,
  dueOn: '2026-11-26',
  title: '完了検査',
  ...{ sectionId: null, reportId: 8 },
};

const draft: Reminder = {
  ...planned,
  id: 'application-12-2026-11-27',
  subjectId: 'application-12',
  kind: ReminderKind.Draft,
  on: '2026-11-27',
  days: -1,
  dueOn: '2026-11-30',
  title: '応募の提出',
  displayCode: null,
  name: '優 しおり',
  ...{ projectId: aProject.id, projectName: aProject.shortName },
  ...{ mypageId: null, sectionId: null, applicationId: 12, family: 'ingredient' },
};

/** The last of November: what was sent, what is to come, what is held. */
export const reminderRows: readonly Reminder[] = [out, planned, held, inspection, draft];

/** One as long as the contract lets it be. */
export const longReminder: Reminder = {
  ...held,
  name: '一般社団法人東日本食品産業持続的発展推進事業者連合会𠮷野家支部'.repeat(3).slice(0, 100),
  title: '補助事業の実施状況及び成果に関する報告書並びに関係証拠書類一式の写し'.repeat(4).slice(0, 120),
};

const daysOf = (rows: readonly Reminder[]): Schemas['ReminderDay'][] =>
  [...Map.groupBy(rows, ({ on, state }) => `${on} ${state}`).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ on: first.on, state: first.state, count: others.length + 1 }],
  );

const rules: Schemas['ReminderRules'] = {
  projectId: aProject.id,
  projectName: aProject.shortName,
  version: 2,
  items: [
    { kind: ReminderKind.Draft, isActive: true, beforeDays: [10, 3, 1], afterDays: [] },
    { kind: ReminderKind.Document, isActive: true, beforeDays: [7, 1], afterDays: [1, 5, 10] },
    { kind: ReminderKind.Finding, isActive: true, beforeDays: [3, 1], afterDays: [1, 5, 10] },
    { kind: ReminderKind.QuarterReport, isActive: true, beforeDays: [7, 1], afterDays: [1, 5, 10] },
    { kind: ReminderKind.Inspection, isActive: true, beforeDays: [5, 1], afterDays: [] },
    { kind: ReminderKind.PaymentRequest, isActive: false, beforeDays: [5, 1], afterDays: [1, 5, 10] },
    { kind: ReminderKind.Recovery, isActive: true, beforeDays: [7, 1], afterDays: [1, 5, 10] },
    { kind: ReminderKind.Duty, isActive: true, beforeDays: [20, 5], afterDays: [1, 20, 40, 60] },
  ],
  availableActions: [{ action: 'update', allowed: true }],
};

/** The same for who may read it only. */
export const readRules: Schemas['ReminderRules'] = { ...rules, availableActions: [] };

/** The office's list of reminders, and the rules of one round. */
export const reminderHandlers: MockHandlers = {
  listReminders: ({ query }) => {
    const states = query.getAll('state');
    const asked = reminderRows.filter(({ state }) => states.length === 0 || states.includes(String(state)));
    return reply(rowsAsked(asked, query));
  },
  listReminderDays: reply({ items: daysOf(reminderRows) }),
  listProjects: reply({ items: [aProject], nextCursor: null, total: 1 }),
  holdReminder: reply(aHold, aHold.version),
  releaseReminder: reply(null),
  getReminderRules: reply(rules, rules.version),
  updateReminderRules: reply({ ...rules, version: 3 }, 3),
};
