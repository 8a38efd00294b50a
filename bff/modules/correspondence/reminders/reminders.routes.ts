import type { Handlers, RequestOf } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { noContent, ok, streamed } from '#bff/http/reply.ts';
import { byDay, fileOf, listBody, pageRequestOf, type Sorts } from '#bff/parts/lists/paging.ts';
import { exportReminders } from './exportReminders.service.ts';
import { holdReminder, releaseReminder } from './holdReminder.service.ts';
import { listReminderDays, listReminders, type ReminderSearch } from './listReminders.service.ts';
import { getReminderRules, updateReminderRules } from './reminderRules.service.ts';

/** The earliest first: a plan has no other order. */
const sorts: Sorts = { on: [byDay('sendOn')] };

type Query = RequestOf<'listReminderDays'>['query'];

const searchOf = (query: Query): ReminderSearch => ({
  from: query.from,
  to: query.to,
  projectId: query.project_id,
  mypageId: query.mypage_id,
  kinds: query.kind,
  states: query.state,
  q: query.q,
});

/** Who is reminded of what, when, and by which rules. */
export const reminderRoutes = {
  listReminders: async ({ query }, scope) => {
    const request = pageRequestOf(query, sorts, 'on');
    return ok(listBody(await listReminders(scope, searchOf(query), request), request, wire));
  },
  exportReminders: async ({ query }, scope) => {
    const { keys } = pageRequestOf({}, sorts, 'on');
    return streamed(await exportReminders(scope, { ...fileOf(query), search: searchOf(query), keys }));
  },
  listReminderDays: async ({ query }, scope) => ok(await listReminderDays(scope, searchOf(query))),
  holdReminder: async ({ path, body }, scope) => {
    const hold = await holdReminder(scope, path.id, body);
    return ok(wire(hold), { version: hold.version });
  },
  releaseReminder: async ({ path, ifMatchVersion }, scope) => {
    await releaseReminder(scope, path.id, ifMatchVersion);
    return noContent();
  },
  getReminderRules: async ({ path }, scope) => {
    const rules = await getReminderRules(scope, path.id);
    return ok(wire(rules), { version: rules.version });
  },
  updateReminderRules: async ({ path, body, ifMatchVersion }, scope) => {
    const rules = await updateReminderRules(scope, path.id, body.items, ifMatchVersion);
    return ok(wire(rules), { version: rules.version });
  },
} satisfies Partial<Handlers>;
