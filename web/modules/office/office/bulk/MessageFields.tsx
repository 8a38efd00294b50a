import { NotificationKind, NotificationKindLabel } from '#web/parts/api/generated/enums.ts';
import { DateInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { bulkText as t, words } from './bulk.words.ts';
import type { NoticeKind } from './bulkTypes.ts';
import { TemplateSelect, WordsFields, wordsErrors, wordsOf } from './TemplateFields.tsx';

const { DeadlineReminder, DocumentRequest, Message } = NotificationKind;

/** What is written to many: the other kinds are of one business, or written by what happens. */
const KINDS = [DeadlineReminder, DocumentRequest, Message] as const;

const kinds = KINDS.map((kind) => ({ value: String(kind), label: NotificationKindLabel[kind] }));

/** Stand in the words as they are: each business fills them. */
const FIELDS = words.dialog.fields;

type TemplateName = 'late' | 'request' | 'free';

/** The words of each kind, and what its form begins with: the reminder of what is late, the request for what was chosen. */
const WORDS = {
  notifyMyPages: {
    names: ['late', 'request', 'free'],
    bodyOf: (name: TemplateName) => (name === 'free' ? '' : t((w) => w.dialog.bodies[name], FIELDS)),
    help: () => t((w) => w.dialog.messageHelp, FIELDS),
  },
  notifySections: {
    names: ['request', 'late', 'free'],
    bodyOf: (name: TemplateName) => t((w) => w.dialog.documentBodies[name], FIELDS),
    help: () => t((w) => w.dialog.documentsHelp, FIELDS),
  },
} as const;

const KIND_OF = { late: DeadlineReminder, request: DocumentRequest, free: Message } as const;

const valuesOf = (of: NoticeKind, name: TemplateName): FormValues => ({
  kind: String(KIND_OF[name]),
  title: name === 'free' ? '' : t((w) => w.dialog.titles[name]),
  body: WORDS[of].bodyOf(name),
});

const templatesOf = (of: NoticeKind) =>
  WORDS[of].names.map((value) => ({
    value,
    label: t((w) => w.dialog.templates[value]),
    values: () => valuesOf(of, value),
  }));

export const messageValues = (of: NoticeKind): FormValues => ({
  ...valuesOf(of, WORDS[of].names[0]),
  dueOn: '',
});

export const messageErrors = (of: NoticeKind, values: FormValues): FormErrors => ({
  // What asks for documents names them.
  ...(of === 'notifySections' && !textOf(values, 'body').includes(FIELDS.書類)
    ? { body: t((w) => w.dialog.documentsMissing, FIELDS) }
    : {}),
  ...wordsErrors(values),
});

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
export const MessageFields = ({ kind }: { kind: NoticeKind }) => (
  <>
    <TemplateSelect templates={templatesOf(kind)} />
    <SelectInput
      name="kind"
      label={t((w) => w.dialog.messageKind)}
      need="required"
      options={kinds}
      placeholder={false}
    />
    <WordsFields help={WORDS[kind].help()} />
    <DateInput name="dueOn" label={t((w) => w.dialog.messageDueOn)} need="optional" />
  </>
);
