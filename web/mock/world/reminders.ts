import { ReminderState } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import type { MockHandlers } from '../createMockFetch.ts';
import { reply } from '../reply.ts';
import { rowsAsked } from '../rows.ts';
import { officeWorld } from './world.ts';

type Schemas = components['schemas'];
type Reminder = Schemas['Reminder'];

const aHold: Schemas['ReminderHold'] = {
  version: 1,
  reason: '納入業者の都合で遅れると、電話で連絡があったため',
  untilOn: '2026-12-04',
  heldByName: officeWorld.session.adminUser.name,
  heldAt: '2026-11-19T05:04:30Z',
};

/** The states that the demo, in which everything is still to come, has none in. */
const otherStates: Readonly<Record<string, Partial<Reminder>>> = {
  'recovery-3-2026-11-20': {
    state: ReminderState.Sent,
    availableActions: [{ action: 'hold', allowed: false, reason: '送信済みのリマインドは止められません' }],
  },
  'report-7-2026-11-27': {
    state: ReminderState.Held,
    hold: aHold,
    availableActions: [{ action: 'release', allowed: true }],
  },
};

/** The last of November: what was sent, what is to come, what is held. */
export const reminderRows: readonly Reminder[] = officeWorld
  .saw('listReminders')
  .items.map((row) => ({ ...row, ...otherStates[row.id] }));

const held = reminderRows.find(({ hold }) => hold !== null);
if (held === undefined) throw new Error('a reminder that is held');

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

/** The office's list of reminders. */
export const reminderHandlers: MockHandlers = {
  ...officeWorld.handlers,
  listReminders: ({ query }) => reply(rowsAsked(reminderRows, query)),
  listReminderDays: reply({ items: daysOf(reminderRows) }),
  holdReminder: reply(aHold, aHold.version),
  releaseReminder: reply(null),
};
