import { ReminderHoldCreateLimits as limits } from '#web/parts/api/generated/limits.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { HoldForm } from '#web/parts/form/holds/HoldForm.tsx';
import type { Reminder } from './reminders.list.tsx';
import { remindersText as t } from './reminders.words.ts';

type HoldDialogProps = { readonly reminder: Reminder; readonly onClose: () => void };

/** Nobody is reminded of this any more, for a reason and until a day. */
export const HoldDialog = ({ reminder, onClose }: HoldDialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/reminder/{id}/hold', { isQuiet: true });
  const { name, title, subjectId: id } = reminder;
  const words = {
    title: t((w) => w.hold.title),
    lead: t((w) => w.hold.lead, { name, title }),
    reason: t((w) => w.hold.reason),
    untilOn: t((w) => w.hold.untilOn),
    untilHelp: t((w) => w.hold.untilHelp),
    untilPassed: t((w) => w.hold.untilPassed),
    send: t((w) => w.hold.send),
    done: t((w) => w.hold.done),
  };
  return <HoldForm {...{ words, limits, isBusy, onClose }} onSend={(body) => run({ path: { id }, body })} />;
};
