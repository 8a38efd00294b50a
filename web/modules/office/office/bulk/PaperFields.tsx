import { useFormState } from 'react-final-form';
import { kindOptions } from '#web/modules/correspondence/shared/papers/paperKinds.ts';
import { PaperKind, PaperKindLabel } from '#web/parts/api/generated/enums.ts';
import { IssuedPaperCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { AreaInput, DateInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { bulkText as t } from './bulk.words.ts';

type Paper = components['schemas']['BulkPaper'];

/** What the dialog begins with. */
export const paperValues = (): FormValues => ({ paperKind: '', issuedOn: '', paperReason: '' });

const kindIn = (values: FormValues): Paper['kind'] | undefined =>
  valuesOf(PaperKindLabel).find((kind) => String(kind) === textOf(values, 'paperKind'));

const reasonIn = (values: FormValues): string => textOf(values, 'paperReason').trim();

/** What is issued; `paperErrors` has seen that it is there. */
export const paperOf = (values: FormValues): Paper => {
  const kind = kindIn(values);
  if (kind === undefined) throw new Error('The form let a paper pass without its kind');
  const issuedOn = textOf(values, 'issuedOn');
  const reason = kind === PaperKind.NonAdoption ? reasonIn(values) : '';
  return {
    kind,
    ...(issuedOn === '' ? {} : { issuedOn }),
    ...(reason === '' ? {} : { reason }),
  };
};

export const paperErrors = (values: FormValues): FormErrors => {
  const kind = kindIn(values);
  if (kind === undefined) return { paperKind: t((w) => w.dialog.paperKindMissing) };
  return kind === PaperKind.NonAdoption && reasonIn(values) === ''
    ? { paperReason: t((w) => w.dialog.paperReasonMissing) }
    : {};
};

/** Which paper, of which day, and why what was declined was declined. */
export const PaperFields = ({ isToApplicants }: { readonly isToApplicants: boolean }) => (
  <>
    <SelectInput
      name="paperKind"
      label={t((w) => w.dialog.paperKind)}
      help={t((w) => w.dialog.paperHelp)}
      need="required"
      options={kindOptions(isToApplicants)}
    />
    <ReasonInput />
    <DateInput
      name="issuedOn"
      label={t((w) => w.dialog.issuedOn)}
      help={t((w) => w.dialog.issuedOnHelp)}
      need="optional"
    />
  </>
);

const ReasonInput = () => {
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  if (kindIn(values) !== PaperKind.NonAdoption) return null;
  return (
    <AreaInput
      name="paperReason"
      label={t((w) => w.dialog.paperReason)}
      help={t((w) => w.dialog.paperReasonHelp)}
      need="required"
      rows={3}
      maxCharacters={IssuedPaperCreateLimits.reason.maxLength}
    />
  );
};
