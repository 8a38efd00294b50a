import { etagOf } from '#web/parts/api/etags.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { ReleaseConfirm } from '#web/parts/form/holds/ReleaseConfirm.tsx';
import type { Reminder } from './reminders.list.tsx';
import { remindersText as t } from './reminders.words.ts';

type ReleaseDialogProps = { readonly reminder: Reminder; readonly onClose: () => void };

/** The rules hold again for what somebody held. */
export const ReleaseDialog = ({ reminder, onClose }: ReleaseDialogProps) => {
  const { run, isBusy } = useChange('delete', '/api/admin/reminder/{id}/hold', { isQuiet: true });
  const { name, title, subjectId: id, hold } = reminder;
  const words = {
    title: t((w) => w.release.title),
    text: t((w) => w.release.text, { name, title }),
    reason: hold === null ? null : t((w) => w.release.reason, { reason: hold.reason }),
    send: t((w) => w.release.send),
    done: t((w) => w.release.done),
  };
  const send = () => run({ path: { id } }, hold === null ? {} : { ifMatch: etagOf(hold) });
  return <ReleaseConfirm {...{ words, isBusy, onClose }} onSend={send} />;
};
