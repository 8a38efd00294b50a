import { useForm } from 'react-final-form';
import { Select } from '#ui-kit/Select/index.ts';
import { NotificationKind, NotificationKindLabel } from '#web/api/generated/enums.ts';
import { NotificationCreateLimits } from '#web/api/generated/limits.ts';
import { AreaInput, DateInput, SelectInput } from '#web/form/inputs.tsx';
import { validateLimits } from '#web/form/limits.ts';
import { TextInput } from '#web/form/TextInput.tsx';
import { type FormErrors, type FormValues, textOf } from '#web/form/values.ts';
import words from '#web/text/ja/bulk.json' with { type: 'json' };
import { bulkText as t } from './bulkText.ts';

const { DeadlineReminder, DocumentRequest, Message } = NotificationKind;

/** What is written to many: the other kinds are of one business, or written by what happens. */
const KINDS = [DeadlineReminder, DocumentRequest, Message] as const;

const kinds = KINDS.map((kind) => ({ value: String(kind), label: NotificationKindLabel[kind] }));

/** Stand in the words as they are: each my page fills them. */
const FIELDS = words.dialog.fields;

const TEMPLATES = {
  late: () => ({
    kind: String(DeadlineReminder),
    title: t((w) => w.dialog.titles.late),
    body: t((w) => w.dialog.bodies.late, FIELDS),
  }),
  request: () => ({
    kind: String(DocumentRequest),
    title: t((w) => w.dialog.titles.request),
    body: t((w) => w.dialog.bodies.request, FIELDS),
  }),
  free: () => ({ kind: String(Message), title: '', body: '' }),
} as const;

const NAMES = ['late', 'request', 'free'] as const;

const templates = () => NAMES.map((value) => ({ value, label: t((w) => w.dialog.templates[value]) }));

/** What the form begins with: the reminder of what is late. */
export const messageValues = (): FormValues => ({ ...TEMPLATES.late(), dueOn: '' });

export const messageErrors = (values: FormValues): FormErrors =>
  validateLimits(values, NotificationCreateLimits, ['title', 'body']);

/** The message as the contract has it. */
export const messageOf = (values: FormValues) => {
  const dueOn = textOf(values, 'dueOn');
  return {
    kind: KINDS.find((kind) => String(kind) === textOf(values, 'kind')) ?? Message,
    title: textOf(values, 'title').trim(),
    body: textOf(values, 'body').trim(),
    ...(dueOn === '' ? {} : { dueOn }),
  };
};

/** A template to begin with, and what is written. */
export const MessageFields = () => {
  const form = useForm();
  const take = (name: string): void => {
    const template = NAMES.find((one) => one === name);
    if (template === undefined) return;
    form.batch(() => {
      for (const [field, value] of Object.entries(TEMPLATES[template]())) form.change(field, value);
    });
  };
  return (
    <>
      <Select
        label={t((w) => w.dialog.template)}
        options={templates()}
        placeholder={false}
        onChange={(event) => take(event.currentTarget.value)}
      />
      <SelectInput
        name="kind"
        label={t((w) => w.dialog.messageKind)}
        need="required"
        options={kinds}
        placeholder={false}
      />
      <TextInput name="title" label={t((w) => w.dialog.messageTitle)} need="required" />
      <AreaInput
        name="body"
        label={t((w) => w.dialog.messageBody)}
        help={t((w) => w.dialog.messageHelp, FIELDS)}
        need="required"
        rows={8}
        maxCharacters={4000}
      />
      <DateInput name="dueOn" label={t((w) => w.dialog.messageDueOn)} need="optional" />
    </>
  );
};
