import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { recoveriesText as t } from '#web/modules/money/shared/recoveries/recoveries.words.ts';
import type { Recovery } from '#web/modules/money/shared/recoveries/recovery.ts';
import {
  RecoveryReliefKind,
  RecoveryReliefKindLabel,
  RecoveryReliefStatus,
  RecoveryReliefStatusLabel,
} from '#web/parts/api/generated/enums.ts';
import { RecoveryReliefCreateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { AreaInput, DateInput, MoneyInput, RadioInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { ReasonDialog } from '#web/parts/form/ReasonDialog.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatDateTime, formatDay, formatYen } from '#web/parts/text/format.ts';
import { PartList, PartRow } from './PartList.tsx';
import { type ActionsProps, offerOf } from './RecoveryActions.tsx';
import { useRecoveryChange } from './useRecoveryChange.ts';

type Relief = Recovery['reliefs'][number];
type Act = { readonly relief: Relief; readonly name: 'approve' | 'decline' };

const measureOf = ({ kind, amount, dueOn }: Relief): string => {
  if (kind === RecoveryReliefKind.Extension) return formatDay(dueOn);
  return amount === null ? t((w) => w.reliefs.all) : formatYen(amount);
};

const wordsOf = (relief: Relief) => ({
  title: t((w) => w.reliefs.row, {
    kind: RecoveryReliefKindLabel[relief.kind],
    measure: measureOf(relief),
  }),
  lines: [
    relief.reason,
    t((w) => w.reliefs.asked, { name: relief.askedByName, at: formatDateTime(relief.askedAt) }),
    relief.decidedAt === null
      ? RecoveryReliefStatusLabel[relief.status]
      : t((w) => w.reliefs.decided, {
          status: RecoveryReliefStatusLabel[relief.status],
          name: relief.decidedByName ?? '',
          at: formatDateTime(relief.decidedAt),
        }),
    ...(relief.decisionReason === null ? [] : [relief.decisionReason]),
  ],
});

/** What the business is let off: asked for by one person, decided by another. */
export const ReliefsCard = ({ recovery, onReload }: ActionsProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const [act, setAct] = useState<Act | null>(null);
  const offer = offerOf(recovery, 'askRelief');
  return (
    <Card
      title={t((w) => w.reliefs.title)}
      aside={
        offer && (
          <Button {...(offer.allowed ? {} : { reason: offer.reason })} onClick={() => setIsAsking(true)}>
            {t((w) => w.reliefs.ask)}
          </Button>
        )
      }
    >
      {recovery.reliefs.length === 0 && <Text tone="muted">{t((w) => w.reliefs.none)}</Text>}
      <PartList>
        {recovery.reliefs.map((relief) => (
          <PartRow
            key={relief.id}
            {...wordsOf(relief)}
            isGone={relief.status === RecoveryReliefStatus.Declined}
            offers={relief.availableActions}
            labelOf={(name) => t((w) => w.reliefs.actions[name as Act['name']].label)}
            onAct={(name) => setAct({ relief, name: name as Act['name'] })}
          />
        ))}
      </PartList>
      {isAsking && <ReliefRequestDialog {...{ recovery, onReload }} onClose={() => setIsAsking(false)} />}
      {act !== null && <ActDialog {...{ recovery, onReload, act }} onClose={() => setAct(null)} />}
    </Card>
  );
};

type DialogProps = ActionsProps & { readonly onClose: () => void };

const NAMES = ['kind', 'amount', 'dueOn', 'reason'] as const;
const OPTIONS = Object.entries(RecoveryReliefKindLabel).map(([value, label]) => ({ value, label }));

const isExtension = (values: FormValues): boolean =>
  Number(textOf(values, 'kind')) === RecoveryReliefKind.Extension;

const bodyOf = (values: FormValues) => {
  const amount = textOf(values, 'amount');
  const dueOn = textOf(values, 'dueOn');
  return {
    kind: Number(textOf(values, 'kind')) as components['schemas']['RecoveryReliefKind'],
    ...(isExtension(values) || amount === '' ? {} : { amount: Number(amount) }),
    ...(isExtension(values) && dueOn !== '' ? { dueOn } : {}),
    reason: textOf(values, 'reason').trim(),
  };
};

const ReliefRequestDialog = ({ recovery, onReload, onClose }: DialogProps) => {
  const { askRelief, isBusy } = useRecoveryChange(recovery, onClose);
  const limits = {
    ...RecoveryReliefCreateLimits,
    reason: { ...RecoveryReliefCreateLimits.reason, isRequired: true },
  };
  return (
    <RecordDialog
      title={t((w) => w.reliefs.askTitle)}
      lead={<Text>{t((w) => w.reliefs.askText)}</Text>}
      sendLabel={t((w) => w.reliefs.ask)}
      isBusy={isBusy}
      initialValues={{ kind: String(RecoveryReliefKind.LateCharge), amount: '', dueOn: '', reason: '' }}
      names={NAMES}
      validate={(values) => validateLimits(values, limits, NAMES)}
      onSend={(values) => askRelief(bodyOf(values))}
      keptAs="recovery relief"
      onClose={onClose}
      onReload={onReload}
    >
      <RadioInput name="kind" label={t((w) => w.reliefs.kind)} need="required" options={OPTIONS} />
      <MoneyInput name="amount" label={t((w) => w.reliefs.amount)} help={t((w) => w.reliefs.amountHelp)} />
      <DateInput name="dueOn" label={t((w) => w.reliefs.dueOn)} help={t((w) => w.reliefs.dueOnHelp)} />
      <AreaInput name="reason" label={t((w) => w.reliefs.reason)} need="required" rows={3} />
    </RecordDialog>
  );
};

const ActDialog = ({ recovery, onReload, onClose, act }: DialogProps & { readonly act: Act }) => {
  const { onRelief, isBusy } = useRecoveryChange(recovery, onClose);
  const { relief, name } = act;
  return (
    <ReasonDialog
      title={t((w) => w.reliefs.actions[name].title)}
      text={t((w) => w.reliefs.row, {
        kind: RecoveryReliefKindLabel[relief.kind],
        measure: measureOf(relief),
      })}
      sendLabel={t((w) => w.reliefs.actions[name].label)}
      needsReason={name === 'decline'}
      isBusy={isBusy}
      keptAs={`relief ${name}`}
      onSend={(given) => onRelief(relief.id, { action: name, ...given })}
      onClose={onClose}
      onReload={onReload}
    />
  );
};
