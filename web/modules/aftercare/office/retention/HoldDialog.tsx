import { RetentionKindLabel } from '#web/parts/api/generated/enums.ts';
import { RetentionHoldCreateLimits as limits } from '#web/parts/api/generated/limits.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { HoldForm } from '#web/parts/form/holds/HoldForm.tsx';
import type { RetentionRecord } from './retention.list.tsx';
import { retentionText as t } from './retention.words.ts';

type HoldDialogProps = { readonly record: RetentionRecord; readonly onClose: () => void };

/** Keeps a record although its time is over, for a reason and until a day. Mount it to open it. */
export const HoldDialog = ({ record, onClose }: HoldDialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/retention/record/{id}/hold', { isQuiet: true });
  const { id, name, kind } = record;
  const words = {
    title: t((w) => w.hold.title),
    lead: t((w) => w.hold.lead, { name, kind: RetentionKindLabel[kind] }),
    reason: t((w) => w.hold.reason),
    untilOn: t((w) => w.hold.untilOn),
    untilHelp: t((w) => w.hold.untilHelp),
    untilPassed: t((w) => w.hold.untilPassed),
    send: t((w) => w.hold.send),
    done: t((w) => w.hold.done),
  };
  return <HoldForm {...{ words, limits, isBusy, onClose }} onSend={(body) => run({ path: { id }, body })} />;
};
