import { Button } from '#ui-kit/Button/index.ts';
import { FormFoot } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { etagOf } from '#web/api/etags.ts';
import { ChangeRequestUpdateLimits } from '#web/api/generated/limits.ts';
import { useChange, useRead } from '#web/api/query.tsx';
import type { ChangeRequest } from '#web/changes/changeRows.ts';
import { ChangeFields } from '#web/changes/form/ChangeFields.tsx';
import { changeFact } from '#web/changes/form/changeFact.ts';
import {
  atFields,
  changeBody,
  changeNames,
  changeValues,
  missingChangeFields,
} from '#web/changes/form/changeForm.ts';
import { AreaInput } from '#web/form/inputs.tsx';
import { validateLimits } from '#web/form/limits.ts';
import { RecordForm } from '#web/form/RecordForm.tsx';
import type { Send } from '#web/form/reread/reread.ts';
import { readAgain, useOpened } from '#web/form/reread/useOpened.ts';
import { SendButton } from '#web/form/SendButton.tsx';
import { type FormErrors, type FormValues, textOf } from '#web/form/values.ts';
import { changesText as t } from '#web/text/ja/changes.ts';

const limits = { reason: { ...ChangeRequestUpdateLimits.reason, isRequired: true } };

const missing = (values: FormValues): FormErrors => ({
  ...validateLimits(values, limits, ['reason']),
  ...missingChangeFields(values),
});

type Props = { readonly request: ChangeRequest; readonly onClose: () => void };

const valuesOf = (request: ChangeRequest): FormValues => ({ ...changeValues(request), reason: '' });

/** What the business asks for, entered in its place; why is read by the business, who may write at the same time. */
export const OnBehalfForm = ({ request, onClose }: Props) => {
  const read = useRead('/api/admin/change_request/{id}', { path: { id: request.id } }, { isEnabled: false });
  const { initialValues, reread } = useOpened(
    { body: request, etag: etagOf(request) },
    { read: () => readAgain(read), valuesOf, factOf: changeFact },
  );
  const { run } = useChange('patch', '/api/admin/change_request/{id}', { isQuiet: true });
  const { show } = useSnackbar();
  const handleSend: Send = async (values, ifMatch) => {
    const body = { ...changeBody(request, values), reason: textOf(values, 'reason').trim() };
    const result = await run({ path: { id: request.id }, body }, { ifMatch });
    if (!result.isOk) return { ...result, error: atFields(result.error) };
    return {
      isOk: true,
      afterwards: () => {
        onClose();
        show({ message: t((w) => w.page.saved), severity: 'success' });
      },
    };
  };
  return (
    <RecordForm
      initialValues={initialValues}
      names={['reason', ...changeNames(request.kind)]}
      validate={missing}
      onSend={handleSend}
      reread={reread}
      guardsLeaving
    >
      <AreaInput
        name="reason"
        label={t((w) => w.onBehalf.reason)}
        help={t((w) => w.onBehalf.reasonHelp)}
        need="required"
        rows={2}
        maxCharacters={ChangeRequestUpdateLimits.reason.maxLength}
      />
      <ChangeFields request={request} />
      <FormFoot>
        <Button size="large" onClick={onClose}>
          {t((w) => w.onBehalf.stop)}
        </Button>
        <SendButton>{t((w) => w.page.save)}</SendButton>
      </FormFoot>
    </RecordForm>
  );
};
