import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { ErrorSummary, type FormError } from '#ui-kit/ErrorSummary/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { TextField } from '#ui-kit/TextField/index.ts';
import { useChange } from '#web/api/query.tsx';
import { PlainForm } from '#web/form/PlainForm.tsx';
import { useKept } from '#web/form/useKept.ts';
import { formatPhone, formatText } from '#web/text/format.ts';
import { tp } from '../texts.ts';
import type { MyPageBody } from '../types.ts';

const NAME_ID = 'contact-name';
const PHONE_ID = 'contact-phone';

type ContactCardProps = { corporation: MyPageBody['corporation']; etag: string | null };

const Shown = ({ corporation, onEdit }: Pick<ContactCardProps, 'corporation'> & { onEdit: () => void }) => (
  <Stack gap={16}>
    <Facts
      facts={[
        { term: tp((w) => w.company.contactName), value: formatText(corporation.contactName) },
        { term: tp((w) => w.company.contactEmail), value: formatText(corporation.contactEmail) },
        { term: tp((w) => w.company.contactPhone), value: formatPhone(corporation.contactPhone) },
      ]}
    />
    <div>
      <Button variant="secondary" onClick={onEdit}>
        {tp((w) => w.company.edit)}
      </Button>
    </div>
  </Stack>
);

/** The server's messages at their fields; its general sentence at the name. */
const useContactForm = ({ corporation, etag }: ContactCardProps, onSaved: () => void) => {
  const [{ name, phone }, setValues] = useKept('contact', () => ({
    name: corporation.contactName ?? '',
    phone: corporation.contactPhone ?? '',
  }));
  const setName = (next: string) => setValues({ name: next, phone });
  const setPhone = (next: string) => setValues({ name, phone: next });
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { run, isBusy } = useChange('patch', '/api/user/my_page/self', { isQuiet: true });

  const missing = (): FormError[] => [
    ...(name.trim() === '' ? [{ controlId: NAME_ID, message: tp((w) => w.company.contactNameMissing) }] : []),
    ...(phone.trim() === ''
      ? [{ controlId: PHONE_ID, message: tp((w) => w.company.contactPhoneMissing) }]
      : []),
  ];

  const save = async () => {
    setAttempt((count) => count + 1);
    const found = missing();
    setErrors(found);
    if (found.length > 0) return;
    const result = await run({ body: { contactName: name, contactPhone: phone } }, { ifMatch: etag });
    if (result.isOk) return onSaved();
    const { error } = result;
    const general =
      error?.status === 412 ? tp((w) => w.company.conflict) : (error?.detail ?? tp((w) => w.bank.failed));
    const at = error?.errors.map(({ pointer, message }) => ({
      controlId: pointer === '/contactPhone' ? PHONE_ID : NAME_ID,
      message,
    }));
    setErrors(at === undefined || at.length === 0 ? [{ controlId: NAME_ID, message: general }] : at);
  };

  const messageAt = (controlId: string) => errors.find((error) => error.controlId === controlId)?.message;
  return { name, setName, phone, setPhone, errors, attempt, save, isBusy, messageAt };
};

const Edited = ({ onClose, ...props }: ContactCardProps & { onClose: () => void }) => {
  const { show } = useSnackbar();
  const form = useContactForm(props, () => {
    show({ message: tp((w) => w.company.saved), severity: 'success' });
    onClose();
  });
  return (
    <PlainForm onSend={() => void form.save()}>
      <ErrorSummary errors={form.errors} attempt={form.attempt} />
      <TextField
        id={NAME_ID}
        label={tp((w) => w.company.contactName)}
        need="required"
        width="20"
        autoComplete="name"
        maxLength={50}
        value={form.name}
        error={form.messageAt(NAME_ID)}
        onChange={({ target }) => form.setName(target.value)}
      />
      <TextField
        id={PHONE_ID}
        label={tp((w) => w.company.contactPhone)}
        help={tp((w) => w.company.contactPhoneHelp)}
        need="required"
        width="14"
        type="tel"
        autoComplete="tel"
        value={form.phone}
        error={form.messageAt(PHONE_ID)}
        onChange={({ target }) => form.setPhone(target.value)}
      />
      <Row>
        <Button variant="primary" type="submit" isBusy={form.isBusy}>
          {tp((w) => w.company.save)}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {tp((w) => w.company.cancel)}
        </Button>
      </Row>
    </PlainForm>
  );
};

/** The person whom the desk calls; the business keeps it itself. */
export const ContactCard = (props: ContactCardProps) => {
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Card title={tp((w) => w.company.contact)}>
      {isEditing ? (
        <Edited {...props} onClose={() => setIsEditing(false)} />
      ) : (
        <Shown corporation={props.corporation} onEdit={() => setIsEditing(true)} />
      )}
    </Card>
  );
};
