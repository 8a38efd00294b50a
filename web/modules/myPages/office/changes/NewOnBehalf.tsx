import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { changesText as t } from '#web/modules/myPages/shared/changes/changes.words.ts';
import { ChangeRequestKindLabel } from '#web/parts/api/generated/enums.ts';
import { ChangeRequestCreateLimits } from '#web/parts/api/generated/limits.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { AreaInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';

const NAMES = ['kind', 'onBehalfReason'] as const;

const kindOf = (values: FormValues) =>
  valuesOf(ChangeRequestKindLabel).find((kind) => String(kind) === textOf(values, 'kind'));

const limits = { onBehalfReason: { ...ChangeRequestCreateLimits.onBehalfReason, isRequired: true } };

const missing = (values: FormValues): FormErrors => ({
  ...(kindOf(values) === undefined ? { kind: t((w) => w.own.kindMissing) } : {}),
  ...validateLimits(values, limits, ['onBehalfReason']),
});

type DialogProps = { readonly mypageId: number; readonly onClose: () => void };

const KindDialog = ({ mypageId, onClose }: DialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/change_request', { isQuiet: true });
  const navigate = useNavigate();
  const handleSend = async (values: FormValues): Promise<SendResult> => {
    const onBehalfReason = textOf(values, 'onBehalfReason').trim();
    const result = await run({ body: { mypageID: mypageId, kind: kindOf(values) ?? 0, onBehalfReason } });
    if (!result.isOk) return result;
    const { id } = result.body;
    return { isOk: true, afterwards: () => navigate(adminPaths.change(id)) };
  };
  return (
    <RecordDialog
      title={t((w) => w.onBehalf.title)}
      lead={<Text>{t((w) => w.onBehalf.text)}</Text>}
      sendLabel={t((w) => w.onBehalf.create)}
      isBusy={isBusy}
      initialValues={{ kind: '', onBehalfReason: '' }}
      names={NAMES}
      validate={missing}
      onSend={handleSend}
      keptAs={`change ${mypageId}`}
      onClose={onClose}
    >
      <SelectInput
        name="kind"
        label={t((w) => w.own.kind)}
        need="required"
        options={optionsOf(ChangeRequestKindLabel)}
      />
      <AreaInput
        name="onBehalfReason"
        label={t((w) => w.onBehalf.reason)}
        help={t((w) => w.onBehalf.reasonHelp)}
        need="required"
        rows={3}
        maxCharacters={ChangeRequestCreateLimits.onBehalfReason.maxLength}
      />
    </RecordDialog>
  );
};

/** Begins a request in the place of the business: for those who may. */
export const NewOnBehalf = ({ mypageId }: { mypageId: number }) => {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMayCall()('createChangeRequest')) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t((w) => w.onBehalf.new)}
      </Button>
      {isOpen && <KindDialog mypageId={mypageId} onClose={() => setIsOpen(false)} />}
    </>
  );
};
