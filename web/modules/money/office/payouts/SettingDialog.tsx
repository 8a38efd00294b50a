import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { AccountTypeLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { MoneyInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { REMITTER_TEXTS, settingBody, settingErrors, settingValues } from './settingForm.ts';

type Setting = components['schemas']['PayoutSetting'];
type Props = {
  readonly budget: Pick<components['schemas']['PayoutBudget'], 'projectId' | 'projectName'>;
  readonly onClose: () => void;
};

/** What the payments of a round go by: read before it is changed. */
export const SettingDialog = ({ budget, onClose }: Props) => {
  const path = { id: budget.projectId };
  const read = useRead('/api/admin/project/{id}/payment_setting', { path });
  if (!read.data) return read.isPending ? <Skeleton shape="line" rows={1} /> : null;
  return <Form setting={read.data.body} onClose={onClose} onReload={() => void read.refetch()} />;
};

type FormProps = { readonly setting: Setting; readonly onClose: () => void; readonly onReload: () => void };

const useSave = (setting: Setting, onClose: () => void) => {
  const { run, isBusy } = useChange('patch', '/api/admin/project/{id}/payment_setting', { isQuiet: true });
  const done = useDone(onClose);
  const send = async (values: FormValues): Promise<SendResult> => {
    const call = { path: { id: setting.projectId }, body: settingBody(values) };
    const result = await run(call, { ifMatch: etagOf(setting) });
    return result.isOk ? done(t((w) => w.setting.done)) : result;
  };
  return { send, isBusy };
};

const NAMES = ['budgetAmount', 'estimatePercent', ...REMITTER_TEXTS, 'accountType'];

const Form = ({ setting, onClose, onReload }: FormProps) => {
  const { send, isBusy } = useSave(setting, onClose);
  return (
    <RecordDialog
      title={t((w) => w.setting.title)}
      lead={<strong>{setting.projectName}</strong>}
      sendLabel={t((w) => w.setting.send)}
      isWide
      isBusy={isBusy}
      initialValues={settingValues(setting)}
      names={NAMES}
      validate={settingErrors}
      onSend={send}
      onClose={onClose}
      onReload={onReload}
    >
      <MoneyInput name="budgetAmount" label={t((w) => w.setting.budgetAmount)} />
      <TextInput
        name="estimatePercent"
        label={t((w) => w.setting.estimatePercent)}
        help={t((w) => w.setting.estimateHelp)}
        inputMode="numeric"
      />
      <SectionHeading level={3}>{t((w) => w.setting.remitter)}</SectionHeading>
      {REMITTER_TEXTS.map((name) => (
        <TextInput
          key={name}
          name={name}
          label={t((w) => w.setting[name])}
          {...(name === 'code' ? { help: t((w) => w.setting.codeHelp) } : {})}
        />
      ))}
      <SelectInput
        name="accountType"
        label={t((w) => w.setting.accountType)}
        options={optionsOf(AccountTypeLabel)}
      />
    </RecordDialog>
  );
};
