import { PropertyUpdateLimits } from '#web/parts/api/generated/limits.ts';
import { AreaInput, DateInput, MoneyInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatYen } from '#web/parts/text/format.ts';
import type { Property } from './property.ts';
import { propertyText as t } from './property.words.ts';
import { type Side, usePropertyChange } from './usePropertyChange.ts';

const NAMES = [
  'name',
  'modelNumber',
  'quantity',
  'unitPrice',
  'acquiredOn',
  'usefulLife',
  'location',
  'waiverReason',
  'reason',
] as const;

const limitsOf = (side: Side) => ({
  ...PropertyUpdateLimits,
  name: { ...PropertyUpdateLimits.name, isRequired: true },
  quantity: { minimum: 1, maximum: 99_999 },
  usefulLife: { minimum: 1, maximum: 50 },
  acquiredOn: { ...PropertyUpdateLimits.acquiredOn, isRequired: true },
  reason: { ...PropertyUpdateLimits.reason, isRequired: side === 'office' },
});

const figure = (value: number | null): string => (value === null ? '' : String(value));

const valuesOf = (property: Property): FormValues => ({
  name: property.name,
  modelNumber: property.modelNumber ?? '',
  quantity: figure(property.quantity),
  unitPrice: figure(property.unitPrice),
  acquiredOn: property.acquiredOn,
  usefulLife: figure(property.usefulLife),
  location: property.location ?? '',
  waiverReason: property.waiverReason ?? '',
  reason: '',
});

const orNull = (values: FormValues, name: string): string | null => textOf(values, name).trim() || null;

const numberOf = (values: FormValues, name: string): number | null => {
  const text = orNull(values, name);
  return text === null ? null : Number(text);
};

const bodyOf = (values: FormValues, side: Side) => ({
  name: textOf(values, 'name').trim(),
  modelNumber: orNull(values, 'modelNumber'),
  quantity: numberOf(values, 'quantity'),
  unitPrice: numberOf(values, 'unitPrice'),
  acquiredOn: textOf(values, 'acquiredOn'),
  usefulLife: numberOf(values, 'usefulLife'),
  location: orNull(values, 'location'),
  waiverReason: orNull(values, 'waiverReason'),
  ...(side === 'office' ? { reason: textOf(values, 'reason').trim() } : {}),
});

type FillDialogProps = {
  readonly property: Property;
  readonly side: Side;
  readonly onReload: () => void;
  readonly onClose: () => void;
};

/** The columns of a line: what it is, how many, for how much, for how long, and where it stands. */
export const FillDialog = ({ property, side, onReload, onClose }: FillDialogProps) => {
  const { update, isBusy } = usePropertyChange(property, side, onClose);
  const limits = limitsOf(side);
  return (
    <RecordDialog
      title={t((w) => w.fill.title)}
      sendLabel={t((w) => w.fill.save)}
      isWide
      isBusy={isBusy}
      initialValues={valuesOf(property)}
      names={NAMES}
      validate={(values) => validateLimits(values, limits, NAMES)}
      onSend={(values) => update(bodyOf(values, side))}
      keptAs={`property ${property.id}`}
      onClose={onClose}
      onReload={onReload}
    >
      <Fields limit={property.dealAmount ?? property.amount} />
      {side === 'office' && (
        <AreaInput name="reason" label={t((w) => w.fill.reason)} need="required" rows={2} />
      )}
    </RecordDialog>
  );
};

const Fields = ({ limit }: { limit: number }) => (
  <>
    <TextInput name="name" label={t((w) => w.fill.name)} need="required" />
    <TextInput name="modelNumber" label={t((w) => w.fill.model)} />
    <MoneyInput
      name="quantity"
      label={t((w) => w.fill.quantity)}
      unit={t((w) => w.fill.quantityUnit)}
      width="8"
    />
    <MoneyInput
      name="unitPrice"
      label={t((w) => w.fill.price)}
      help={t((w) => w.fill.priceHelp, { limit: formatYen(limit) })}
    />
    <DateInput name="acquiredOn" label={t((w) => w.fill.acquired)} need="required" />
    <MoneyInput
      name="usefulLife"
      label={t((w) => w.fill.life)}
      unit={t((w) => w.fill.lifeUnit)}
      width="8"
      help={t((w) => w.fill.lifeHelp)}
    />
    <TextInput name="location" label={t((w) => w.fill.location)} help={t((w) => w.fill.locationHelp)} />
    <AreaInput
      name="waiverReason"
      label={t((w) => w.fill.waiver)}
      help={t((w) => w.fill.waiverHelp)}
      rows={2}
    />
  </>
);
