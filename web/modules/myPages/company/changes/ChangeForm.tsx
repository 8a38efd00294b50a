import { Card } from '#ui-kit/Card/index.ts';
import { FormFoot } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
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
import type { Send } from '#web/parts/form/conflict/reread.ts';
import { readAgain, useOpened } from '#web/parts/form/conflict/useOpened.ts';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import { useChangeRequest, useChangeUpdate } from './useChangeRequest.ts';

/** The values of a request while the business writes it; what two windows wrote goes together. */
export const ChangeForm = ({ request }: { request: ChangeRequest }) => {
  const read = useChangeRequest();
  const { send } = useChangeUpdate(request);
  const { show } = useSnackbar();
  const { initialValues, reread } = useOpened(
    { body: request, etag: etagOf(request) },
    { read: () => readAgain(read), valuesOf: changeValues, factOf: changeFact },
  );
  const handleSend: Send = async (values, ifMatch) => {
    const result = await send(changeBody(request, values), ifMatch);
    if (!result.isOk) return { ...result, error: atFields(result.error) };
    return {
      isOk: true,
      etag: result.etag,
      afterwards: () => show({ message: t((w) => w.page.saved), severity: 'success' }),
    };
  };
  return (
    <Card title={t((w) => w.page.values)} padding="roomy">
      <RecordForm
        initialValues={initialValues}
        names={changeNames(request.kind)}
        validate={missingChangeFields}
        onSend={handleSend}
        reread={reread}
        keptAs={`change ${request.id}`}
        guardsLeaving
      >
        <ChangeFields request={request} />
        <FormFoot>
          <SendButton>{t((w) => w.page.save)}</SendButton>
        </FormFoot>
      </RecordForm>
    </Card>
  );
};
