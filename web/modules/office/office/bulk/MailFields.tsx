import { SelectInput } from '#web/parts/form/inputs.tsx';
import type { FormValues } from '#web/parts/form/values.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { bulkText as t, words } from './bulk.words.ts';
import { TemplateSelect, WordsFields } from './TemplateFields.tsx';

/** Stand in the words as they are: each reader fills them. */
const FIELDS = words.mail.fields;

const NAMES = ['facts', 'account'] as const;

const templateOf = (name: (typeof NAMES)[number]) => () => ({
  title: t((w) => w.mail.titles[name]),
  body: t((w) => w.mail.bodies[name], FIELDS),
});

const templates = [
  { value: 'free', label: t((w) => w.dialog.templates.free), values: () => ({ title: '', body: '' }) },
  ...NAMES.map((value) => ({
    value,
    label: t((w) => w.mail.templates[value]),
    values: templateOf(value),
  })),
];

/** What the form begins with: nothing is usually written to businesses. @param projectId of the list’s conditions */
export const mailValues = (projectId: string): FormValues => ({ title: '', body: '', projectId });

/** Whose people, a template to begin with, and what is written. */
export const MailFields = () => (
  <>
    <SelectInput
      name="projectId"
      label={t((w) => w.mail.project)}
      help={t((w) => w.mail.projectHelp)}
      need="optional"
      placeholder={t((w) => w.mail.everyProject)}
      options={useProjectOptions()}
    />
    <TemplateSelect templates={templates} />
    <WordsFields help={t((w) => w.mail.help, FIELDS)} />
  </>
);
