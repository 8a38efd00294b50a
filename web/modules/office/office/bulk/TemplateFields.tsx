import { useForm } from 'react-final-form';
import { Select } from '#ui-kit/Select/index.ts';
import { NotificationCreateLimits } from '#web/parts/api/generated/limits.ts';
import { AreaInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { bulkText as t } from './bulk.words.ts';

/** What a form about a message begins with, by a name that a person chooses. */
type Template = { readonly value: string; readonly label: string; readonly values: () => FormValues };

/** Words to begin with: choosing some replaces what stands in the form. */
export const TemplateSelect = ({ templates }: { templates: readonly Template[] }) => {
  const form = useForm();
  const take = (name: string): void =>
    form.batch(() => {
      const values = templates.find(({ value }) => value === name)?.values() ?? {};
      for (const [field, value] of Object.entries(values)) form.change(field, value);
    });
  return (
    <Select
      label={t((w) => w.dialog.template)}
      options={templates}
      placeholder={false}
      onChange={(event) => take(event.currentTarget.value)}
    />
  );
};

/** A notification's and a letter's words have the same room. */
export const wordsErrors = (values: FormValues): FormErrors =>
  validateLimits(values, NotificationCreateLimits, ['title', 'body']);

export const wordsOf = (values: FormValues) => ({
  title: textOf(values, 'title').trim(),
  body: textOf(values, 'body').trim(),
});

/** Subject and words. @param help which fields are filled for each of them */
export const WordsFields = ({ help }: { help: string }) => (
  <>
    <TextInput name="title" label={t((w) => w.dialog.messageTitle)} need="required" />
    <AreaInput
      name="body"
      label={t((w) => w.dialog.messageBody)}
      help={help}
      need="required"
      rows={8}
      maxCharacters={NotificationCreateLimits.body.maxLength}
    />
  </>
);
