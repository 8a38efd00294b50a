import { Text } from '#ui-kit/Text/index.ts';
import { PayoutCreateLimits } from '#web/parts/api/generated/limits.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { AreaInput, MoneyInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { payoutsText as t } from './payouts.words.ts';
import type { PayoutLedger } from './payoutTypes.ts';

type AskProps = {
  readonly ledger: PayoutLedger;
  /** The office asks in the place of the business: it says why. */
  readonly isOfOffice?: boolean;
  readonly onClose: () => void;
};

const useAsk = ({ ledger, isOfOffice = false, onClose }: AskProps) => {
  const office = useChange('post', '/api/admin/payment', { isQuiet: true });
  const business = useChange('post', '/api/user/my_page/payment', { isQuiet: true });
  const done = useDone(onClose);
  const { run, isBusy } = isOfOffice ? office : business;
  const send = async (values: FormValues): Promise<SendResult> => {
    const onBehalfReason = textOf(values, 'onBehalfReason').trim();
    const body = {
      mypageID: ledger.mypageId,
      method: ledger.method,
      amount: Number(textOf(values, 'amount')),
      ...(isOfOffice ? { onBehalfReason } : {}),
    };
    const result = await run({ body });
    return result.isOk ? done(t((w) => w.ask.done)) : result;
  };
  return { send, isBusy };
};

/** Asks for what is left of the money, or for a part of it. */
export const AskDialog = (props: AskProps) => {
  const { ledger, isOfOffice = false, onClose } = props;
  const { send, isBusy } = useAsk(props);
  const names = isOfOffice ? (['amount', 'onBehalfReason'] as const) : (['amount'] as const);
  const limits = {
    amount: { ...PayoutCreateLimits.amount, isRequired: true },
    onBehalfReason: { ...PayoutCreateLimits.onBehalfReason, isRequired: true },
  };
  return (
    <RecordDialog
      title={t((w) => (isOfOffice ? w.ask.officeTitle : w.ask.title))}
      lead={<Text>{t((w) => w.ask.text, { left: formatYen(ledger.leftAmount) })}</Text>}
      sendLabel={t((w) => w.ask.send)}
      isBusy={isBusy}
      initialValues={{ amount: String(ledger.leftAmount) }}
      names={names}
      validate={(values) => validateLimits(values, limits, names)}
      onSend={send}
      keptAs="payout ask"
      onClose={onClose}
    >
      <MoneyInput name="amount" label={t((w) => w.ask.amount)} need="required" />
      {isOfOffice && (
        <AreaInput
          name="onBehalfReason"
          label={t((w) => w.ask.reason)}
          help={t((w) => w.ask.reasonHelp)}
          need="required"
          rows={3}
          maxCharacters={PayoutCreateLimits.onBehalfReason.maxLength}
        />
      )}
    </RecordDialog>
  );
};
