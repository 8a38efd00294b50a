import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { type AdminType, AdminTypeLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { ChecksInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { choicesOf, type FormValues } from '#web/parts/form/values.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { adminUsersText as t } from './adminUsers.words.ts';

type Setting = components['schemas']['SecondFactorSetting'];
type DemandDialogProps = { readonly onClose: () => void };

/** Which types of administrators need a second factor: read before it is changed. Mount it to open it. */
export const DemandDialog = ({ onClose }: DemandDialogProps) => {
  const read = useRead('/api/admin/second_factor_setting', {});
  if (!read.data) return read.isPending ? <Skeleton shape="line" rows={1} /> : null;
  return <Form setting={read.data.body} onClose={onClose} onReload={() => void read.refetch()} />;
};

const TYPES = valuesOf(AdminTypeLabel);

const demandedIn = (values: FormValues): AdminType[] => {
  const chosen = choicesOf(values, 'demandedTypes');
  return TYPES.filter((type) => chosen.includes(String(type)));
};

type FormProps = DemandDialogProps & { readonly setting: Setting; readonly onReload: () => void };

const Form = ({ setting, onClose, onReload }: FormProps) => {
  const { run, isBusy } = useChange('patch', '/api/admin/second_factor_setting', { isQuiet: true });
  const done = useDone(onClose);
  const send = async (values: FormValues): Promise<SendResult> => {
    const result = await run({ body: { demandedTypes: demandedIn(values) } }, { ifMatch: etagOf(setting) });
    return result.isOk ? done(t((w) => w.demand.done)) : result;
  };
  return (
    <RecordDialog
      title={t((w) => w.demand.title)}
      sendLabel={t((w) => w.demand.send)}
      isBusy={isBusy}
      initialValues={{ demandedTypes: setting.demandedTypes.map(String) }}
      names={['demandedTypes']}
      validate={() => ({})}
      onSend={send}
      onClose={onClose}
      onReload={onReload}
    >
      <ChecksInput
        name="demandedTypes"
        label={t((w) => w.demand.types)}
        help={t((w) => w.demand.help)}
        options={optionsOf(AdminTypeLabel)}
      />
    </RecordDialog>
  );
};
