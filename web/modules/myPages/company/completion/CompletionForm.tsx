import { Card } from '#ui-kit/Card/index.ts';
import { FormFoot } from '#ui-kit/Layout/index.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { UserMyPageUpdateLimits } from '#web/parts/api/generated/limits.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { DateInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatDay } from '#web/parts/text/format.ts';
import { completionText as t } from './completion.words.ts';
import type { Completion } from './completionTypes.ts';

const NAMES = ['startOn', 'completionOn'] as const;

const LIMITS = {
  startOn: { ...UserMyPageUpdateLimits.startOn, isRequired: true },
  completionOn: { ...UserMyPageUpdateLimits.completionOn, isRequired: true },
};

type CompletionFormProps = {
  readonly completion: Completion;
  readonly onReload: () => void;
};

const useReport = (completion: Completion) => {
  const { run } = useChange('patch', '/api/user/my_page/self', { isQuiet: true });
  const done = useDone();
  return async (values: FormValues): Promise<SendResult> => {
    const completionOn = textOf(values, 'completionOn');
    const body =
      completion.startOn === null ? { startOn: textOf(values, 'startOn'), completionOn } : { completionOn };
    const result = await run({ body }, { ifMatch: etagOf(completion) });
    return result.isOk ? done(t((w) => w.form.sent)) : result;
  };
};

/** The day of the completion, and of the start where nobody has said it. */
export const CompletionForm = ({ completion, onReload }: CompletionFormProps) => {
  const report = useReport(completion);
  const { startOn, earliestOn } = completion;
  const names = NAMES.filter((name) => startOn === null || name !== 'startOn');
  return (
    <Card title={t((w) => w.form.title)} padding="roomy">
      <RecordForm
        initialValues={{ startOn: '', completionOn: '' }}
        names={names}
        validate={(values) => validateLimits(values, LIMITS, names)}
        onSend={report}
        onReload={onReload}
        guardsLeaving
      >
        {startOn === null && (
          <DateInput
            name="startOn"
            label={t((w) => w.form.start)}
            help={t((w) => w.form.startHelp)}
            need="required"
          />
        )}
        <DateInput
          name="completionOn"
          label={t((w) => w.form.completion)}
          help={
            earliestOn === null
              ? t((w) => w.form.completionHelp)
              : t((w) => w.form.completionFrom, { day: formatDay(earliestOn) })
          }
          need="required"
        />
        <FormFoot>
          <SendButton>{t((w) => w.form.send)}</SendButton>
        </FormFoot>
      </RecordForm>
    </Card>
  );
};
