import { Text } from '#ui-kit/Text/index.ts';
import { BulkRunUpdateLimits } from '#web/parts/api/generated/limits.ts';
import { AreaInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatInteger } from '#web/parts/text/format.ts';
import { bulkText as t } from '../bulk.words.ts';
import type { BulkRun } from '../bulkTypes.ts';
import { useBulkCommand } from './useBulkRun.ts';

const LIMITS = { reason: { ...BulkRunUpdateLimits.reason, isRequired: true } };

type UndoDialogProps = {
  readonly run: BulkRun;
  /** Missing: all that is done. */
  readonly rowIds?: readonly number[];
  readonly onClose: () => void;
  readonly onDone?: () => void;
};

/** Takes back what a run did, with the reason that goes into the record of each row. */
export const UndoDialog = ({ run, rowIds, onClose, onDone }: UndoDialogProps) => {
  const { command, isBusy } = useBulkCommand(run);
  const send = async (values: FormValues): Promise<SendResult> => {
    const result = await command({
      action: 'undo',
      reason: textOf(values, 'reason').trim(),
      ...(rowIds === undefined ? {} : { rowIds: [...rowIds] }),
    });
    if (!result.isOk) return result;
    return {
      isOk: true,
      afterwards: () => {
        onClose();
        onDone?.();
      },
    };
  };
  return (
    <RecordDialog
      isDanger
      title={t((w) => w.page.undoTitle, { count: formatInteger(rowIds?.length ?? run.counts.done) })}
      lead={<Text>{t((w) => w.page.undoText)}</Text>}
      sendLabel={t((w) => w.page.undoSend)}
      isBusy={isBusy}
      initialValues={{}}
      names={['reason']}
      validate={(values) => validateLimits(values, LIMITS, ['reason'])}
      onSend={send}
      onClose={onClose}
    >
      <AreaInput
        name="reason"
        label={t((w) => w.page.undoReason)}
        need="required"
        rows={3}
        maxCharacters={BulkRunUpdateLimits.reason.maxLength}
      />
    </RecordDialog>
  );
};
