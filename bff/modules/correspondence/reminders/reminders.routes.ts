import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { noContent, ok } from '#bff/http/reply.ts';
import { holdReminder, releaseReminder } from './holdReminder.service.ts';
import { listReminderDays } from './listReminders.service.ts';
import { getReminderRules, updateReminderRules } from './reminderRules.service.ts';
import { reminderList } from './reminders.list.ts';

/** Who is reminded of what, when, and by which rules. */
export const reminderRoutes = {
  listReminderDays: async ({ query }, scope) =>
    ok(await listReminderDays(scope, reminderList.searchOf(query))),
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
