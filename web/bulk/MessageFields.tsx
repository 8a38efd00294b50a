import { NotificationKind, NotificationKindLabel } from '#web/api/generated/enums.ts';
import { DateInput, SelectInput } from '#web/form/inputs.tsx';
import { type FormValues, textOf } from '#web/form/values.ts';
import words from '#web/text/ja/bulk.json' with { type: 'json' };
import { bulkText as t } from './bulkText.ts';
import { TemplateSelect, WordsFields, wordsOf } from './TemplateFields.tsx';

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

const templates = NAMES.map((value) => ({
  value,
  label: t((w) => w.dialog.templates[value]),
  values: TEMPLATES[value],
}));

/** What the form begins with: the reminder of what is late. */
export const messageValues = (): FormValues => ({ ...TEMPLATES.late(), dueOn: '' });

/** The message as the contract has it. */
export const messageOf = (values: FormValues) => {
  const dueOn = textOf(values, 'dueOn');
  return {
    kind: KINDS.find((kind) => String(kind) === textOf(values, 'kind')) ?? Message,
    ...wordsOf(values),
    ...(dueOn === '' ? {} : { dueOn }),
  };
};

/** A template to begin with, and what is written. */
export const MessageFields = () => (
  <>
    <TemplateSelect templates={templates} />
    <SelectInput
      name="kind"
      label={t((w) => w.dialog.messageKind)}
      need="required"
      options={kinds}
      placeholder={false}
    />
    <WordsFields help={t((w) => w.dialog.messageHelp, FIELDS)} />
    <DateInput name="dueOn" label={t((w) => w.dialog.messageDueOn)} need="optional" />
  </>
);
