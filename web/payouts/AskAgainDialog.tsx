import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { etagOf } from '#web/api/etags.ts';
import { PayoutUpdateLimits } from '#web/api/generated/limits.ts';
import { useChange } from '#web/api/query.tsx';
import { MoneyInput } from '#web/form/inputs.tsx';
import { validateLimits } from '#web/form/limits.ts';
import { RecordDialog } from '#web/form/RecordDialog.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import { type FormValues, textOf } from '#web/form/values.ts';
import { formatYen } from '#web/text/format.ts';
import { payoutsText as t } from '#web/text/ja/payouts.ts';
import type { Payout, PayoutLedger } from './types.ts';

type AgainProps = {
  readonly payout: Payout;
  readonly ledger: PayoutLedger;
  readonly onClose: () => void;
};

const LIMITS = { amount: { ...PayoutUpdateLimits.amount, isRequired: true } };

/** The business asks again for a payment that was returned, with its amount put right. */
export const AskAgainDialog = ({ payout, ledger, onClose }: AgainProps) => {
  const { run, isBusy } = useChange('patch', '/api/user/my_page/payment/{id}', { isQuiet: true });
  const { show } = useSnackbar();
  const left = formatYen(ledger.leftAmount + payout.amount);
  const send = async (values: FormValues): Promise<SendResult> => {
    const body = { action: 'request', amount: Number(textOf(values, 'amount')) } as const;
    const result = await run({ path: { id: payout.id }, body }, { ifMatch: etagOf(payout) });
    if (!result.isOk) return result;
    return {
      isOk: true,
      afterwards: () => {
        onClose();
        show({ message: t((w) => w.ask.done), severity: 'success' });
      },
    };
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
