import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { PropertyDisposalUpdateLimits } from '#web/parts/api/generated/limits.ts';
import { AreaInput, MoneyInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { MoveButtons } from '#web/parts/form/MoveButtons.tsx';
import { ReasonDialog } from '#web/parts/form/ReasonDialog.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { textOf } from '#web/parts/form/values.ts';
import { formatYen } from '#web/parts/text/format.ts';
import {
  DisposalFields,
  disposalBody,
  disposalErrors,
  disposalNames,
  disposalValues,
  onBehalfReason,
} from './DisposalFields.tsx';
import type { Disposal } from './disposal.ts';
import { offerOf } from './property.ts';
import { propertyText as t } from './property.words.ts';
import { useDisposalChange } from './useDisposalChange.ts';

/** What moves a request on, back first, forward last; of the business and of the office. */
const ORDER = ['withdraw', 'return', 'decline', 'submit', 'forward', 'approve'] as const;

type Name = (typeof ORDER)[number];

/** What leads on. */
const ONWARDS: readonly Name[] = ['submit', 'approve'];

type Offer = Disposal['availableActions'][number];
type Props = { readonly disposal: Disposal; readonly onReload: () => void };
type DialogProps = Props & { readonly onClose: () => void };

const EditDialog = ({ disposal, offer, onReload, onClose }: DialogProps & { offer: Offer }) => {
  const { save, decide, isBusy } = useDisposalChange(disposal, onClose);
  const isOnBehalf = offer.isOnBehalf ?? false;
  return (
    <RecordDialog
      title={t((w) => w.disposal.edit.title)}
      sendLabel={t((w) => w.disposal.edit.send)}
      isWide
      isBusy={isBusy}
      initialValues={disposalValues(disposal)}
      names={disposalNames(isOnBehalf)}
      validate={disposalErrors(isOnBehalf)}
      onSend={(values) =>
        isOnBehalf
          ? decide({ ...disposalBody(values), reason: onBehalfReason(values) })
          : save(disposalBody(values))
      }
      keptAs={`disposal ${disposal.id}`}
      onClose={onClose}
      onReload={onReload}
    >
      <DisposalFields isOnBehalf={isOnBehalf} />
    </RecordDialog>
  );
};

const ASSESS_LIMITS = {
  returnAmount: { minimum: 0, maximum: 999_999_999_999, isRequired: true },
  deviationReason: PropertyDisposalUpdateLimits.deviationReason,
};

const AssessDialog = ({ disposal, onReload, onClose }: DialogProps) => {
  const { decide, isBusy } = useDisposalChange(disposal, onClose);
  const amount = disposal.returnAmount ?? disposal.calculatedAmount ?? 0;
  return (
    <RecordDialog
      title={t((w) => w.disposal.assess.title)}
      lead={<Text>{t((w) => w.disposal.assess.text, { amount: formatYen(disposal.calculatedAmount) })}</Text>}
      sendLabel={t((w) => w.disposal.assess.send)}
      isBusy={isBusy}
      initialValues={{ returnAmount: String(amount), deviationReason: disposal.deviationReason ?? '' }}
      names={['returnAmount', 'deviationReason']}
      validate={(values) => validateLimits(values, ASSESS_LIMITS, ['returnAmount', 'deviationReason'])}
      onSend={(values) => {
        const deviationReason = textOf(values, 'deviationReason').trim();
        const returnAmount = Number(textOf(values, 'returnAmount'));
        return decide({
          action: 'assess',
          returnAmount,
          ...(deviationReason === '' ? {} : { deviationReason }),
        });
      }}
      keptAs={`disposal ${disposal.id} assess`}
      onClose={onClose}
      onReload={onReload}
    >
      <MoneyInput name="returnAmount" label={t((w) => w.disposal.assess.amount)} need="required" />
      <AreaInput name="deviationReason" label={t((w) => w.disposal.assess.reason)} rows={2} />
    </RecordDialog>
  );
};

/** What the business does, and the office in its place. */
const isOwn = (name: Name): name is 'submit' | 'withdraw' => name === 'submit' || name === 'withdraw';

const labelOf = (name: Name, { isOnBehalf = false }: Offer): string =>
  isOnBehalf && isOwn(name) ? t((w) => w.disposal.onBehalf[name]) : t((w) => w.disposal.actions[name].label);

const textOfMove = (name: Name, { isOnBehalf = false }: Offer): string => {
  if (!isOnBehalf || !isOwn(name)) return t((w) => w.disposal.actions[name].text);
  return t((w) => w.disposal.onBehalf[`${name}Text`]);
};

const MoveDialog = ({
  disposal,
  onReload,
  onClose,
  name,
  offer,
}: DialogProps & { name: Name; offer: Offer }) => {
  const { save, decide, isBusy } = useDisposalChange(disposal, onClose);
  return (
    <ReasonDialog
      title={t((w) => w.disposal.actions[name].title)}
      text={textOfMove(name, offer)}
      sendLabel={labelOf(name, offer)}
      needsReason={offer.needsReason ?? false}
      isBusy={isBusy}
      keptAs={`disposal ${disposal.id} ${name}`}
      onSend={(given) =>
        isOwn(name) && !offer.isOnBehalf
          ? save({ action: name, ...given })
          : decide({ action: name, ...given })
      }
      onClose={onClose}
      onReload={onReload}
    />
  );
};

type OpenDialog = { readonly name: Name; readonly offer: Offer } | 'edit' | 'assess' | null;

/** What one may do with a request now, and why not. */
export const DisposalActions = (props: Props) => {
  const [open, setOpen] = useState<OpenDialog>(null);
  const update = offerOf(props.disposal, 'update');
  const close = () => setOpen(null);
  return (
    <>
      <MoveButtons
        order={ORDER}
        offers={props.disposal.availableActions}
        onwards={ONWARDS}
        labelOf={labelOf}
        onChoose={(name, offer) => setOpen({ name, offer })}
      />
      {update !== undefined && (
        <Button variant="secondary" onClick={() => setOpen('edit')}>
          {update.isOnBehalf ? t((w) => w.disposal.onBehalf.edit) : t((w) => w.disposal.edit.open)}
        </Button>
      )}
      {offerOf(props.disposal, 'assess') !== undefined && (
        <Button variant="secondary" onClick={() => setOpen('assess')}>
          {t((w) => w.disposal.assess.open)}
        </Button>
      )}
      {open === 'edit' && update !== undefined && <EditDialog {...props} offer={update} onClose={close} />}
      {open === 'assess' && <AssessDialog {...props} onClose={close} />}
      {open !== null && typeof open === 'object' && <MoveDialog {...props} {...open} onClose={close} />}
    </>
  );
};
