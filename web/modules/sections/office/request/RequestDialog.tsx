import { Text } from '#ui-kit/Text/index.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { CheckInput, DateInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import type { MyPage } from '../sectionTypes.ts';
import { requestDocumentText as t } from './requestDocument.words.ts';
import {
  documentOptions,
  memberOptions,
  REQUEST_FIELDS,
  requestBody,
  requestValues,
  validateRequest,
} from './requestForm.ts';

type RequestDialogProps = { readonly myPage: MyPage; readonly onClose: () => void };

const Fields = ({ myPage }: Pick<RequestDialogProps, 'myPage'>) => {
  const project = useRead('/api/admin/project/{id}', { path: { id: myPage.projectId } });
  const documents = documentOptions(project.data?.body.documentRules ?? []);
  return (
    <>
      <SelectInput
        name="documentType"
        label={t((w) => w.document)}
        need="required"
        options={documents}
        disabled={project.isPending}
      />
      {project.isSuccess && documents.length === 0 && (
        <Text size={14} role="status">
          {t((w) => w.none)}
        </Text>
      )}
      {myPage.members.length > 0 && (
        <SelectInput
          name="memberId"
          label={t((w) => w.member)}
          help={t((w) => w.memberHelp)}
          need="required"
          placeholder={false}
          options={memberOptions(myPage)}
        />
      )}
      <DateInput name="dueOn" label={t((w) => w.dueOn)} help={t((w) => w.dueHelp)} need="optional" />
      <CheckInput name="isRequired" label={t((w) => w.isRequired)} />
    </>
  );
};

/** Asks the business, or one member of its undertaking, for one more document. */
export const RequestDialog = ({ myPage, onClose }: RequestDialogProps) => {
  const { run, isBusy } = useChange('post', '/api/admin/my_page/section', { isQuiet: true });
  const done = useDone(onClose);
  const handleSend = async (values: FormValues): Promise<SendResult> => {
    const result = await run({ body: requestBody(myPage.id, values) });
    return result.isOk ? done(t((w) => w.done, { title: result.body.title })) : result;
  };
  return (
    <RecordDialog
      title={t((w) => w.title)}
      lead={<Text size={14}>{t((w) => w.lead)}</Text>}
      sendLabel={t((w) => w.send)}
      isBusy={isBusy}
      initialValues={requestValues}
      names={REQUEST_FIELDS}
      validate={validateRequest}
      onSend={handleSend}
      onClose={onClose}
    >
      <Fields myPage={myPage} />
    </RecordDialog>
  );
};
