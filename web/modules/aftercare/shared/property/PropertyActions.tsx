import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { MoveButtons } from '#web/parts/form/MoveButtons.tsx';
import { ReasonDialog } from '#web/parts/form/ReasonDialog.tsx';
import { FillDialog } from './FillDialog.tsx';
import { offerOf, type Property } from './property.ts';
import { propertyText as t } from './property.words.ts';
import { type Side, usePropertyChange } from './usePropertyChange.ts';

/** What moves a line on, back first, forward last. */
const ORDER = ['reopen', 'return', 'waive', 'submit', 'confirm'] as const;

type Name = (typeof ORDER)[number];

/** What leads on. */
const ONWARDS: readonly Name[] = ['submit', 'confirm'];

type Offer = Property['availableActions'][number];

type ActionsProps = {
  readonly property: Property;
  readonly side: Side;
  readonly onReload: () => void;
};

type OpenDialog = { readonly name: Name; readonly offer: Offer } | 'fill' | null;

/** What one may do with a line now, and why not. */
export const PropertyActions = (props: ActionsProps) => {
  const [open, setOpen] = useState<OpenDialog>(null);
  const { property } = props;
  const close = () => setOpen(null);
  return (
    <>
      {offerOf(property, 'update') !== undefined && (
        <Button variant="secondary" onClick={() => setOpen('fill')}>
          {t((w) => w.fill.open)}
        </Button>
      )}
      <MoveButtons
        order={ORDER}
        offers={property.availableActions}
        onwards={ONWARDS}
        labelOf={(name) => t((w) => w.actions[name].label)}
        onChoose={(name, offer) => setOpen({ name, offer })}
      />
      {open === 'fill' && <FillDialog {...props} onClose={close} />}
      {open !== null && open !== 'fill' && <MoveDialog {...props} {...open} onClose={close} />}
    </>
  );
};

type MoveProps = ActionsProps & { readonly name: Name; readonly offer: Offer; readonly onClose: () => void };

const MoveDialog = ({ property, side, name, offer, onReload, onClose }: MoveProps) => {
  const { update, isBusy } = usePropertyChange(property, side, onClose);
  return (
    <ReasonDialog
      title={t((w) => w.actions[name].title)}
      text={t((w) => w.actions[name].text)}
      sendLabel={t((w) => w.actions[name].label)}
      needsReason={offer.needsReason ?? false}
      initialReason={name === 'waive' ? (property.waiverReason ?? undefined) : undefined}
      isBusy={isBusy}
      keptAs={`property ${property.id} ${name}`}
      onSend={(given) => update({ action: name, ...given })}
      onClose={onClose}
      onReload={onReload}
    />
  );
};
