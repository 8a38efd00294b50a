import { DisposalKindLabel } from '#web/parts/api/generated/enums.ts';
import { PropertyDisposalCreateLimits } from '#web/parts/api/generated/limits.ts';
import { AreaInput, CheckInput, DateInput, MoneyInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import type { Disposal } from './disposal.ts';
import { propertyText as t } from './property.words.ts';

/** The fields of a request, by the names of the contract. */
const DISPOSAL_FIELDS = [
  'kind',
  'isDisaster',
  'plannedOn',
  'disposalReason',
  'otherParty',
  'proceeds',
] as const;

const ON_BEHALF_LIMITS = {
  onBehalfReason: { ...PropertyDisposalCreateLimits.onBehalfReason, isRequired: true },
};

const LIMITS = {
  plannedOn: PropertyDisposalCreateLimits.plannedOn,
  disposalReason: PropertyDisposalCreateLimits.disposalReason,
  otherParty: PropertyDisposalCreateLimits.otherParty,
  proceeds: { minimum: 0, maximum: 999_999_999_999 },
};

/** The field in which the office says why it enters something in the place of the business. */
const ON_BEHALF = 'onBehalfReason';

/** The names of the form's fields. @param isOnBehalf whether the office enters it, with the reason */
export const disposalNames = (isOnBehalf: boolean): string[] =>
  isOnBehalf ? [...DISPOSAL_FIELDS, ON_BEHALF] : [...DISPOSAL_FIELDS];

/** What has to be put right before it is sent. */
export const disposalErrors =
  (isOnBehalf: boolean) =>
  (values: FormValues): FormErrors => ({
    ...validateLimits(values, LIMITS, ['plannedOn', 'disposalReason', 'otherParty', 'proceeds']),
    ...(isOnBehalf ? validateLimits(values, ON_BEHALF_LIMITS, [ON_BEHALF]) : {}),
  });

/** What the form begins with. @param disposal the request as it is; none for a new one */
export const disposalValues = (disposal?: Disposal): FormValues => ({
  kind: String(disposal?.kind ?? 1),
  isDisaster: disposal?.isDisaster ?? false,
  plannedOn: disposal?.plannedOn ?? '',
  disposalReason: disposal?.disposalReason ?? '',
  otherParty: disposal?.otherParty ?? '',
  proceeds: disposal?.proceeds === null || disposal === undefined ? '' : String(disposal.proceeds),
});

const orNull = (values: FormValues, name: string): string | null => textOf(values, name).trim() || null;

/** What the form sends. */
export const disposalBody = (values: FormValues) => {
  const proceeds = orNull(values, 'proceeds');
  return {
    kind: Number(textOf(values, 'kind')) as Disposal['kind'],
    isDisaster: values.isDisaster === true,
    plannedOn: orNull(values, 'plannedOn'),
    disposalReason: orNull(values, 'disposalReason'),
    otherParty: orNull(values, 'otherParty'),
    proceeds: proceeds === null ? null : Number(proceeds),
  };
};

/** Why the office enters it. */
export const onBehalfReason = (values: FormValues): string => textOf(values, ON_BEHALF).trim();

/** What is to be done with a piece, when, why, to whom and for how much; of the office also why it enters it. */
export const DisposalFields = ({ isOnBehalf }: { isOnBehalf: boolean }) => (
  <>
    {isOnBehalf && (
      <AreaInput
        name={ON_BEHALF}
        label={t((w) => w.disposal.onBehalf.reason)}
        help={t((w) => w.disposal.onBehalf.reasonHelp)}
        need="required"
        rows={2}
      />
    )}
    <SelectInput
      name="kind"
      label={t((w) => w.disposal.fields.kind)}
      need="required"
      options={optionsOf(DisposalKindLabel)}
    />
    <CheckInput name="isDisaster" label={t((w) => w.disposal.fields.isDisaster)} />
    <DateInput
      name="plannedOn"
      label={t((w) => w.disposal.fields.plannedOn)}
      help={t((w) => w.disposal.fields.plannedOnHelp)}
    />
    <AreaInput name="disposalReason" label={t((w) => w.disposal.fields.reason)} rows={3} />
    <TextInput name="otherParty" label={t((w) => w.disposal.fields.otherParty)} />
    <MoneyInput
      name="proceeds"
      label={t((w) => w.disposal.fields.proceeds)}
      help={t((w) => w.disposal.fields.proceedsHelp)}
    />
  </>
);
