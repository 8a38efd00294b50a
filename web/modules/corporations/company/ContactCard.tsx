import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { MailAddress } from '#ui-kit/Text/index.ts';
import { useChange } from '#web/parts/api/query.tsx';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import type { Reread } from '#web/parts/form/conflict/reread.ts';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatPhone, formatText } from '#web/parts/text/format.ts';
import { userCompanyText as tp } from './userCompany.words.ts';

type ContactCardProps = { corporation: MyPageBody['corporation']; etag: string | null };

const ContactFacts = ({
  corporation,
  onEdit,
}: Pick<ContactCardProps, 'corporation'> & { onEdit: () => void }) => (
  <Stack gap={16}>
    <Facts
      facts={[
        { term: tp((w) => w.contactName), value: formatText(corporation.contactName) },
        {
          term: tp((w) => w.contactEmail),
          value: <MailAddress>{formatText(corporation.contactEmail)}</MailAddress>,
        },
        { term: tp((w) => w.contactPhone), value: formatPhone(corporation.contactPhone) },
      ]}
    />
    <div>
      <Button variant="secondary" onClick={onEdit}>
        {tp((w) => w.edit)}
      </Button>
    </div>
  </Stack>
);

const NAMES = ['contactName', 'contactPhone'] as const;

const validate = (values: FormValues): FormErrors => ({
  ...(textOf(values, 'contactName').trim() === '' ? { contactName: tp((w) => w.contactNameMissing) } : {}),
  ...(textOf(values, 'contactPhone').trim() === '' ? { contactPhone: tp((w) => w.contactPhoneMissing) } : {}),
});

const valuesOf = ({ contactName, contactPhone }: ContactCardProps['corporation']): FormValues => ({
  contactName: contactName ?? '',
  contactPhone: contactPhone ?? '',
});

/** The version covers the whole my page: what the desk changes there is none of this form's fields. */
const useReadAgain = (etag: string | null): Reread => {
  const { refetch } = useMyPage();
  return {
    etag,
    read: async () => {
      const { data } = await refetch();
      return data ? { values: valuesOf(data.body.corporation), etag: data.etag } : null;
    },
    factOf: (name, stored) => ({
      term: name === 'contactName' ? tp((w) => w.contactName) : tp((w) => w.contactPhone),
      value: name === 'contactName' ? textOf(stored, name) : formatPhone(textOf(stored, name)),
    }),
  };
};

const useSaveContact = (onSaved: () => void) => {
  const { run } = useChange('patch', '/api/user/my_page/self', { isQuiet: true });
  return async (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const body = { contactName: textOf(values, 'contactName'), contactPhone: textOf(values, 'contactPhone') };
    const result = await run({ body }, { ifMatch });
    return result.isOk ? { isOk: true, afterwards: onSaved } : result;
  };
};

const Edited = ({ corporation, etag, onClose }: ContactCardProps & { onClose: () => void }) => {
  const { show } = useSnackbar();
  const reread = useReadAgain(etag);
  const save = useSaveContact(() => {
    show({ message: tp((w) => w.saved), severity: 'success' });
    onClose();
  });
  return (
    <RecordForm
      initialValues={valuesOf(corporation)}
      names={NAMES}
      validate={validate}
      onSend={save}
      reread={reread}
      keepsTyping
      hasPlaces={false}
    >
      <ContactFields />
      <Row>
        <SendButton size="normal">{tp((w) => w.save)}</SendButton>
        <Button variant="quiet" onClick={onClose}>
          {tp((w) => w.cancel)}
        </Button>
      </Row>
    </RecordForm>
  );
};

const ContactFields = () => (
  <>
    <TextInput
      name="contactName"
      label={tp((w) => w.contactName)}
      need="required"
      width="20"
      autoComplete="name"
      maxLength={50}
    />
    <TextInput
      name="contactPhone"
      label={tp((w) => w.contactPhone)}
      help={tp((w) => w.contactPhoneHelp)}
      need="required"
      width="14"
      type="tel"
      autoComplete="tel"
    />
  </>
);

/** The person whom the desk calls; the business keeps it itself. */
export const ContactCard = (props: ContactCardProps) => {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Card title={tp((w) => w.contact)}>
      {isEditing ? (
        <Edited {...props} onClose={() => setIsEditing(false)} />
      ) : (
        <ContactFacts corporation={props.corporation} onEdit={() => setIsEditing(true)} />
      )}
    </Card>
  );
};
