import { etagOf } from '#web/parts/api/etags.ts';
import { RetentionKindLabel } from '#web/parts/api/generated/enums.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { ReleaseConfirm } from '#web/parts/form/holds/ReleaseConfirm.tsx';
import { formatDate } from '#web/parts/text/format.ts';
import type { RetentionRecord } from './retention.list.tsx';
import { retentionText as t } from './retention.words.ts';

type ReleaseDialogProps = { readonly record: RetentionRecord; readonly onClose: () => void };

/** The record is due on its own day again. Mount it to open it. */
export const ReleaseDialog = ({ record, onClose }: ReleaseDialogProps) => {
  const { run, isBusy } = useChange('delete', '/api/admin/retention/record/{id}/hold', { isQuiet: true });
  const { id, name, kind, dueOn, hold } = record;
  const words = {
    title: t((w) => w.release.title),
    text: t((w) => w.release.text, { name, kind: RetentionKindLabel[kind], day: formatDate(dueOn) }),
    reason: hold === null ? null : t((w) => w.release.reason, { reason: hold.reason }),
    send: t((w) => w.release.send),
    done: t((w) => w.release.done),
  };
  const send = () => run({ path: { id } }, hold === null ? {} : { ifMatch: etagOf(hold) });
  return <ReleaseConfirm {...{ words, isBusy, onClose }} onSend={send} />;
};
