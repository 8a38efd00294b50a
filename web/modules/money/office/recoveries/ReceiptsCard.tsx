import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { recoveriesText as t } from '#web/modules/money/shared/recoveries/recoveries.words.ts';
import type { Recovery } from '#web/modules/money/shared/recoveries/recovery.ts';
import { RecoveryReceiptCreateLimits } from '#web/parts/api/generated/limits.ts';
import { DateInput, MoneyInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { ReasonDialog } from '#web/parts/form/ReasonDialog.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { textOf } from '#web/parts/form/values.ts';
import { formatDateTime, formatDay, formatYen } from '#web/parts/text/format.ts';
import { todayInTokyo } from '#web/parts/text/today.ts';
import { PartList, PartRow } from './PartList.tsx';
import { type ActionsProps, offerOf } from './RecoveryActions.tsx';
import { useRecoveryChange } from './useRecoveryChange.ts';

type Receipt = Recovery['receipts'][number];
type Act = { readonly receipt: Receipt; readonly name: 'check' | 'cancel' | 'giveBack' };

const stateOf = (receipt: Receipt): string => {
  if (receipt.canceledAt !== null) {
    const reason = receipt.cancelReason ?? '';
    return t((w) => w.receipts.canceled, { name: receipt.canceledByName ?? '', reason });
  }
  return receipt.checkedAt === null
    ? t((w) => w.receipts.unchecked)
    : t((w) => w.receipts.checked, {
        name: receipt.checkedByName ?? '',
        at: formatDateTime(receipt.checkedAt),
      });
};

/** What of it is not paid to the order: it came before it, or beyond all that was due. */
const besideOf = (receipt: Receipt): string[] => {
  const { isBeforeOrder = false, toReturnAmount = 0, returnedAmount = 0, returnedOn = null } = receipt;
  const back = { amount: formatYen(returnedAmount), day: formatDay(returnedOn) };
  return [
    ...(isBeforeOrder ? [t((w) => w.receipts.beforeOrder)] : []),
    ...(toReturnAmount > 0 ? [t((w) => w.receipts.toReturn, { amount: formatYen(toReturnAmount) })] : []),
    ...(returnedAmount > 0
      ? [t((w) => w.receipts.returned, { ...back, name: receipt.returnedByName ?? '' })]
      : []),
  ];
};

const wordsOf = (receipt: Receipt) => ({
  title: t((w) => w.receipts.row, {
    day: formatDay(receipt.receivedOn),
    amount: formatYen(receipt.amount),
  }),
  lines: [
    t((w) => w.receipts.recorded, { name: receipt.recordedByName, at: formatDateTime(receipt.recordedAt) }),
    stateOf(receipt),
    ...besideOf(receipt),
    ...(receipt.note === null ? [] : [receipt.note]),
  ],
});

/** Money that came in: recorded by one person, checked by another. */
export const ReceiptsCard = ({ recovery, onReload }: ActionsProps) => {
  const [isAdding, setIsAdding] = useState(false);
  const [act, setAct] = useState<Act | null>(null);
  const offer = offerOf(recovery, 'recordReceipt');
  return (
    <Card
      title={t((w) => w.receipts.title)}
      aside={
        offer && (
          <Button {...(offer.allowed ? {} : { reason: offer.reason })} onClick={() => setIsAdding(true)}>
            {t((w) => w.receipts.add)}
          </Button>
        )
      }
    >
      {recovery.receipts.length === 0 && <Text tone="muted">{t((w) => w.receipts.none)}</Text>}
      <PartList>
        {recovery.receipts.map((receipt) => (
          <PartRow
            key={receipt.id}
            {...wordsOf(receipt)}
            isGone={receipt.canceledAt !== null}
            offers={receipt.availableActions}
            labelOf={(name) => t((w) => w.receipts.actions[name as Act['name']].label)}
            onAct={(name) => setAct({ receipt, name: name as Act['name'] })}
          />
        ))}
      </PartList>
      {isAdding && <AddDialog {...{ recovery, onReload }} onClose={() => setIsAdding(false)} />}
      {act?.name === 'giveBack' && (
        <GiveBackDialog {...{ recovery, onReload }} receipt={act.receipt} onClose={() => setAct(null)} />
      )}
      {act !== null && act.name !== 'giveBack' && (
        <ActDialog {...{ recovery, onReload }} {...act} name={act.name} onClose={() => setAct(null)} />
      )}
    </Card>
  );
};

type DialogProps = ActionsProps & { readonly onClose: () => void };

const NAMES = ['receivedOn', 'amount', 'note'] as const;
const LIMITS = {
  ...RecoveryReceiptCreateLimits,
  amount: { ...RecoveryReceiptCreateLimits.amount, minimum: 1 },
};

const AddDialog = ({ recovery, onReload, onClose }: DialogProps) => {
  const { addReceipt, isBusy } = useRecoveryChange(recovery, onClose);
  return (
    <RecordDialog
      title={t((w) => w.receipts.addTitle)}
      lead={<Text>{t((w) => w.receipts.addText, { left: formatYen(recovery.leftAmount) })}</Text>}
      sendLabel={t((w) => w.receipts.add)}
      isBusy={isBusy}
      initialValues={{ receivedOn: todayInTokyo(), amount: '', note: '' }}
      names={NAMES}
      validate={(values) => validateLimits(values, LIMITS, NAMES)}
      onSend={(values) =>
        addReceipt({
          receivedOn: textOf(values, 'receivedOn'),
          amount: Number(textOf(values, 'amount')),
          note: textOf(values, 'note').trim() || null,
        })
      }
      keptAs="recovery receipt"
      onClose={onClose}
      onReload={onReload}
    >
      <DateInput name="receivedOn" label={t((w) => w.receipts.receivedOn)} need="required" />
      <MoneyInput name="amount" label={t((w) => w.receipts.amount)} need="required" />
      <TextInput name="note" label={t((w) => w.receipts.note)} need="optional" />
    </RecordDialog>
  );
};

type ActProps = DialogProps & { readonly receipt: Receipt; readonly name: 'check' | 'cancel' };

const ActDialog = ({ recovery, onReload, onClose, receipt, name }: ActProps) => {
  const { onReceipt, isBusy } = useRecoveryChange(recovery, onClose);
  return (
    <ReasonDialog
      title={t((w) => w.receipts.actions[name].title)}
      text={t((w) => w.receipts.actions[name].text, {
        day: formatDay(receipt.receivedOn),
        amount: formatYen(receipt.amount),
      })}
      sendLabel={t((w) => w.receipts.actions[name].label)}
      needsReason={name === 'cancel'}
      isBusy={isBusy}
      keptAs={`receipt ${name}`}
      onSend={(given) => onReceipt(receipt.id, { action: name, ...given })}
      onClose={onClose}
      onReload={onReload}
    />
  );
};

type GiveBackProps = DialogProps & { readonly receipt: Receipt };

/** The day on which what was too much left again. */
const GiveBackDialog = ({ recovery, onReload, onClose, receipt }: GiveBackProps) => {
  const { onReceipt, isBusy } = useRecoveryChange(recovery, onClose);
  const amount = formatYen(receipt.toReturnAmount ?? 0);
  return (
    <RecordDialog
      title={t((w) => w.receipts.actions.giveBack.title)}
      lead={
        <Text>
          {t((w) => w.receipts.actions.giveBack.text, { day: formatDay(receipt.receivedOn), amount })}
        </Text>
      }
      sendLabel={t((w) => w.receipts.actions.giveBack.label)}
      isBusy={isBusy}
      initialValues={{ returnedOn: todayInTokyo() }}
      names={['returnedOn']}
      validate={() => ({})}
      onSend={(values) =>
        onReceipt(receipt.id, { action: 'giveBack', returnedOn: textOf(values, 'returnedOn') })
      }
      keptAs="receipt giveBack"
      onClose={onClose}
      onReload={onReload}
    >
      <DateInput name="returnedOn" label={t((w) => w.receipts.returnedOn)} need="required" />
    </RecordDialog>
  );
};
