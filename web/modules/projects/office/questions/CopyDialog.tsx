import { questionsText as t } from '#web/modules/projects/shared/questions/questions.words.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { SelectInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';

const NAMES = ['projectId'] as const;
const LIMITS = { projectId: { isRequired: true } } as const;
const NOTHING = { projectId: '' };

type CopyDialogProps = { readonly projectId: number; readonly onClose: () => void };

/** Takes the questions of another round over, as drafts. */
export const CopyDialog = ({ projectId, onClose }: CopyDialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/project/{id}/question_copy', { isQuiet: true });
  const done = useDone(onClose);
  const rounds = useProjectOptions().filter(({ value }) => value !== String(projectId));
  const handleSend = async (values: FormValues): Promise<SendResult> => {
    const body = { projectId: Number(textOf(values, 'projectId')) };
    const result = await run({ path: { id: projectId }, body });
    if (!result.isOk) return result;
    const { copiedCount: copied, skippedCount: skipped } = result.body;
    return done(t((w) => (skipped === 0 ? w.copy.copied : w.copy.skipped), { copied, skipped }));
  };
  return (
    <RecordDialog
      title={t((w) => w.copy.title)}
      lead={<p>{t((w) => w.copy.lead)}</p>}
      sendLabel={t((w) => w.copy.send)}
      isBusy={isBusy}
      initialValues={NOTHING}
      names={NAMES}
      validate={(values) => validateLimits(values, LIMITS, NAMES)}
      onSend={handleSend}
      onClose={onClose}
    >
      <SelectInput name="projectId" label={t((w) => w.copy.project)} need="required" options={rounds} />
    </RecordDialog>
  );
};
