import { PaperKindLabel } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { valuesOf } from '#web/api/valuesOf.ts';
import { DateInput, SelectInput } from '#web/form/inputs.tsx';
import { type FormErrors, type FormValues, textOf } from '#web/form/values.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import { bulkText as t } from './bulkText.ts';

type Paper = components['schemas']['BulkPaper'];

/** What the dialog begins with. */
export const paperValues = (): FormValues => ({ paperKind: '', issuedOn: '' });

const kindIn = (values: FormValues): Paper['kind'] | undefined =>
  valuesOf(PaperKindLabel).find((kind) => String(kind) === textOf(values, 'paperKind'));

/** What is issued; `paperErrors` has seen that it is there. */
export const paperOf = (values: FormValues): Paper => {
  const kind = kindIn(values);
  if (kind === undefined) throw new Error('The form let a paper pass without its kind');
  const issuedOn = textOf(values, 'issuedOn');
  return { kind, ...(issuedOn === '' ? {} : { issuedOn }) };
};

export const paperErrors = (values: FormValues): FormErrors =>
  kindIn(values) === undefined ? { paperKind: t((w) => w.dialog.paperKindMissing) } : {};

/** Which paper, and of which day. */
export const PaperFields = () => (
  <>
    <SelectInput
      name="paperKind"
      label={t((w) => w.dialog.paperKind)}
      help={t((w) => w.dialog.paperHelp)}
      need="required"
      options={optionsOf(PaperKindLabel)}
    />
    <DateInput
      name="issuedOn"
      label={t((w) => w.dialog.issuedOn)}
      help={t((w) => w.dialog.issuedOnHelp)}
      need="optional"
    />
  </>
);
