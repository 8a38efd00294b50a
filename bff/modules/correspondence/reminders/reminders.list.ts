import { wire } from '#bff/http/present.ts';
import { describeList } from '#bff/parts/lists/describeList.ts';
import { exportTexts } from '#bff/parts/lists/exports/exports.words.ts';
import { byDay } from '#bff/parts/lists/paging.ts';
import { labelOf } from '#bff/parts/records/contractFacts.service.ts';
import { listReminders } from './listReminders.service.ts';

const words = exportTexts.reminder;

/** What was sent, is planned or held; the earliest first: a plan has no other order. */
export const reminderList = describeList({
  list: 'listReminders',
  file: 'exportReminders',
  conditions: {
    from: 'from',
    to: 'to',
    project_id: 'projectId',
    mypage_id: 'mypageId',
    kind: 'kinds',
    state: 'states',
    q: 'q',
  },
  orders: { on: [byDay('sendOn')] },
  firstOrder: 'on',
  read: listReminders,
  present: wire,
  exported: () => ({
    name: exportTexts.reminders,
    target: { kind: 'operation', id: 'exportReminders' },
    columns: [
      { of: 'on', heading: words.on, cellOf: ({ on }) => on },
      { of: 'state', heading: words.state, cellOf: ({ state }) => labelOf('ReminderState', state) },
      { of: 'name', heading: words.displayCode, cellOf: ({ displayCode }) => displayCode },
      { of: 'name', heading: words.name, width: 30, cellOf: ({ name }) => name },
      { of: 'name', heading: words.projectName, width: 24, cellOf: ({ projectName }) => projectName },
      { of: 'title', heading: words.title, width: 36, cellOf: ({ title }) => title },
      { of: 'title', heading: words.kind, width: 20, cellOf: ({ kind }) => labelOf('ReminderKind', kind) },
      { of: 'dueOn', heading: words.dueOn, cellOf: ({ dueOn }) => dueOn },
      { of: 'dueOn', heading: words.days, cellOf: ({ days }) => days },
      { of: 'state', heading: words.reason, width: 40, cellOf: ({ hold }) => hold?.reason ?? null },
      { of: 'state', heading: words.untilOn, cellOf: ({ hold }) => hold?.untilOn ?? null },
      { of: 'state', heading: words.heldByName, width: 20, cellOf: ({ hold }) => hold?.heldByName ?? null },
    ],
  }),
});
