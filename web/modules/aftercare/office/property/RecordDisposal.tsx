import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { Disposal } from '#web/modules/aftercare/shared/property/disposal.ts';
import { offerOf, type Property } from '#web/modules/aftercare/shared/property/property.ts';
import { propertyText as t } from '#web/modules/aftercare/shared/property/property.words.ts';
import { useSettled } from '#web/modules/aftercare/shared/property/useDisposalChange.ts';
import { DisposalKindLabel } from '#web/parts/api/generated/enums.ts';
import {
  PropertyDisposalCreateLimits,
  PropertyDisposalUpdateLimits,
} from '#web/parts/api/generated/limits.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { AreaInput, DateInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { textOf } from '#web/parts/form/values.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { formatDay } from '#web/parts/text/format.ts';

const NAMES = ['kind', 'disposedOn', 'reason'] as const;
const LIMITS = {
  disposedOn: { ...PropertyDisposalCreateLimits.plannedOn, isRequired: true },
  reason: { ...PropertyDisposalUpdateLimits.reason, isRequired: true },
};

const RecordDialogOf = ({ property, onClose }: { property: Property; onClose: () => void }) => {
  const { run, isBusy } = useChange('post', '/api/admin/property/{id}/disposal', { isQuiet: true });
  const settled = useSettled(onClose);
  return (
    <RecordDialog
      title={t((w) => w.disposal.record.title)}
      lead={<Text>{t((w) => w.disposal.record.text, { day: formatDay(property.restrictionUntil) })}</Text>}
      sendLabel={t((w) => w.disposal.record.send)}
      isBusy={isBusy}
      initialValues={{ kind: '5', disposedOn: '', reason: '' }}
      names={NAMES}
      validate={(values) => validateLimits(values, LIMITS, ['disposedOn', 'reason'])}
      onSend={(values) => {
        const kind = Number(textOf(values, 'kind')) as Disposal['kind'];
        const body = {
          kind,
          disposedOn: textOf(values, 'disposedOn'),
          reason: textOf(values, 'reason').trim(),
        };
        return settled(run({ path: { id: property.id }, body }));
      }}
      keptAs={`disposed ${property.id}`}
      onClose={onClose}
    >
      <SelectInput
        name="kind"
        label={t((w) => w.disposal.fields.kind)}
        need="required"
        options={optionsOf(DisposalKindLabel)}
      />
      <DateInput name="disposedOn" label={t((w) => w.disposal.record.disposedOn)} need="required" />
      <AreaInput name="reason" label={t((w) => w.disposal.record.reason)} need="required" rows={2} />
    </RecordDialog>
  );
};

/** 処分を記録する, where the restriction of a piece is over. */
export const RecordDisposal = ({ property }: { property: Property }) => {
  const [isOpen, setOpen] = useState(false);
  if (offerOf(property, 'recordDisposal') === undefined) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t((w) => w.disposal.record.open)}
      </Button>
      {isOpen && <RecordDialogOf property={property} onClose={() => setOpen(false)} />}
    </>
  );
};
