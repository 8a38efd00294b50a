import { ReminderHoldCreateLimits as limits } from '#web/api/generated/limits.ts';
import { useChange } from '#web/api/query.tsx';
import { HoldForm } from '#web/holds/HoldForm.tsx';
import { remindersText as t } from '#web/text/ja/reminders.ts';
import type { Reminder } from './reminderColumns.tsx';

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
