import { Text } from '#ui-kit/Text/index.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { Payout, PayoutLedger } from '#web/modules/money/shared/payouts/payoutTypes.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { PayoutUpdateLimits } from '#web/parts/api/generated/limits.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { MoneyInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatYen } from '#web/parts/text/format.ts';

type AgainProps = {
  readonly payout: Payout;
  readonly ledger: PayoutLedger;
  readonly onClose: () => void;
};

const LIMITS = { amount: { ...PayoutUpdateLimits.amount, isRequired: true } };

/** The business asks again for a payment that was returned, with its amount put right. */
export const AskAgainDialog = ({ payout, ledger, onClose }: AgainProps) => {
  const { run, isBusy } = useChange('patch', '/api/user/my_page/payment/{id}', { isQuiet: true });
  const done = useDone(onClose);
  const left = formatYen(ledger.leftAmount + payout.amount);
  const send = async (values: FormValues): Promise<SendResult> => {
    const body = { action: 'request', amount: Number(textOf(values, 'amount')) } as const;
    const result = await run({ path: { id: payout.id }, body }, { ifMatch: etagOf(payout) });
    return result.isOk ? done(t((w) => w.ask.done)) : result;
  };
  return (
    <RecordDialog
      title={t((w) => w.ask.title)}
      lead={<Text>{t((w) => w.ask.text, { left })}</Text>}
      sendLabel={t((w) => w.ask.send)}
      isBusy={isBusy}
      initialValues={{ amount: String(payout.amount) }}
      names={['amount']}
      validate={(values) => validateLimits(values, LIMITS, ['amount'])}
      onSend={send}
      onClose={onClose}
    >
      <MoneyInput name="amount" label={t((w) => w.ask.amount)} need="required" />
    </RecordDialog>
  );
};
