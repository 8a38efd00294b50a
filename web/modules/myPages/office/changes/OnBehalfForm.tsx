import { Button } from '#ui-kit/Button/index.ts';
import { FormFoot } from '#ui-kit/Layout/index.ts';
import type { ChangeRequest } from '#web/modules/myPages/shared/changes/changeRows.ts';
import { changesText as t } from '#web/modules/myPages/shared/changes/changes.words.ts';
import { ChangeFields } from '#web/modules/myPages/shared/changes/form/ChangeFields.tsx';
import { changeFact } from '#web/modules/myPages/shared/changes/form/changeFact.ts';
import {
  atFields,
  changeBody,
  changeNames,
  changeValues,
  missingChangeFields,
} from '#web/modules/myPages/shared/changes/form/changeForm.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { ChangeRequestUpdateLimits } from '#web/parts/api/generated/limits.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { AreaInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import type { Send } from '#web/parts/form/reread/reread.ts';
import { readAgain, useOpened } from '#web/parts/form/reread/useOpened.ts';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';

const limits = { reason: { ...ChangeRequestUpdateLimits.reason, isRequired: true } };

const missing = (values: FormValues): FormErrors => ({
  ...validateLimits(values, limits, ['reason']),
  ...missingChangeFields(values),
});

type Props = { readonly request: ChangeRequest; readonly onClose: () => void };

const valuesOf = (request: ChangeRequest): FormValues => ({ ...changeValues(request), reason: '' });

const useOpenedRequest = (request: ChangeRequest) => {
  const read = useRead('/api/admin/change_request/{id}', { path: { id: request.id } }, { isEnabled: false });
  return useOpened(
    { body: request, etag: etagOf(request) },
    { read: () => readAgain(read), valuesOf, factOf: changeFact },
  );
};

/** What the business asks for, entered in its place; why is read by the business, who may write at the same time. */
export const OnBehalfForm = ({ request, onClose }: Props) => {
  const { initialValues, reread } = useOpenedRequest(request);
  const { run } = useChange('patch', '/api/admin/change_request/{id}', { isQuiet: true });
  const done = useDone(onClose);
  const handleSend: Send = async (values, ifMatch) => {
    const body = { ...changeBody(request, values), reason: textOf(values, 'reason').trim() };
    const result = await run({ path: { id: request.id }, body }, { ifMatch });
    if (!result.isOk) return { ...result, error: atFields(result.error) };
    return done(t((w) => w.page.saved));
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
