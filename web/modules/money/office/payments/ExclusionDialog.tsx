import { useForm } from 'react-final-form';
import { Button } from '#ui-kit/Button/index.ts';
import type { Fact } from '#ui-kit/Facts/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { PAGE } from '#web/modules/money/shared/payments/countedList.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { AreaInput, MoneyInput } from '#web/parts/form/inputs.tsx';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import { inWords } from '#web/parts/form/reread/inWords.ts';
import { type Newest, readAgain, useOpened } from '#web/parts/form/reread/useOpened.ts';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { EXCLUSION_FIELDS, exclusionBody, exclusionValues, validateExclusion } from './exclusionForm.ts';
import { paymentsText as t } from './payments.words.ts';
import type { PaymentItem } from './paymentTypes.ts';

const factOf = (name: string, values: FormValues): Fact => {
  const text = textOf(values, name);
  return name === 'excludedAmount'
    ? {
        term: t((w) => w.payments.exclusion.amount),
        value: /^\d+$/.test(text) ? formatYen(Number(text)) : inWords(text),
      }
    : { term: t((w) => w.payments.exclusion.reason), value: inWords(text) };
};

/** The deal as it was when the dialog was opened. */
const useOpenedItem = (mypageId: number, item: PaymentItem) => {
  const read = useRead(
    '/api/admin/my_page/{id}/payment_list',
    { path: { id: mypageId }, query: { ...PAGE, number: item.number } },
    { isEnabled: false },
  );
  const readItem = async () => {
    const now = await readAgain(read);
    const found = now?.body.items.find(({ id }) => id === item.id);
    return found === undefined ? null : { body: found, etag: etagOf(found) };
  };
  return useOpened({ body: item, etag: etagOf(item) }, { read: readItem, valuesOf: exclusionValues, factOf });
};

type ExclusionDialogProps = { mypageId: number; item: PaymentItem; onClose: () => void };

/** Excludes an amount, or takes that back. */
const useExclusion = (newest: Newest<PaymentItem>, onClose: () => void) => {
  const change = useChange('patch', '/api/admin/payment_item/{id}', { isQuiet: true });
  const { show } = useSnackbar();
  const done = useDone(onClose);
  const path = { id: newest.current.id };
  const number = newest.current.number;
  const send = async (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const result = await change.run({ path, body: exclusionBody(values) }, { ifMatch });
    return result.isOk ? done(t((w) => w.payments.exclusion.saved, { number })) : result;
  };
  const remove = async (): Promise<void> => {
    const ifMatch = etagOf(newest.current);
    const result = await change.run({ path, body: { excludedAmount: 0 } }, { ifMatch });
    if (result.isOk) {
      onClose();
      show({ message: t((w) => w.payments.exclusion.removed, { number }), severity: 'success' });
    } else show({ message: result.error?.detail ?? shellText((w) => w.generic), severity: 'error' });
  };
  return { send, remove, isBusy: change.isBusy };
};

/** What of a deal the office does not accept, and why; the company reads it. */
export const ExclusionDialog = ({ mypageId, item, onClose }: ExclusionDialogProps) => {
  const { initialValues, newest, reread } = useOpenedItem(mypageId, item);
  const { send, remove, isBusy } = useExclusion(newest, onClose);
  const { number, description, eligibleAmount, excludedAmount } = item;
  const amount = formatYen(eligibleAmount);
  return (
    <RecordDialog
      title={t((w) => w.payments.exclusion.title)}
      lead={<Text>{t((w) => w.payments.exclusion.lead, { number, name: description, amount })}</Text>}
      sendLabel={t((w) => w.payments.exclusion.save)}
      isBusy={isBusy}
      initialValues={initialValues}
      names={EXCLUSION_FIELDS}
      validate={(values) => validateExclusion(values, eligibleAmount)}
      onSend={send}
      onClose={onClose}
      reread={reread}
      keptAs={`exclusion ${item.id}`}
    >
      <Fields eligibleAmount={eligibleAmount} />
      {excludedAmount > 0 && (
        <Row>
          <Button variant="dangerLine" size="small" disabled={isBusy} onClick={() => void remove()}>
            {t((w) => w.payments.exclusion.remove)}
          </Button>
        </Row>
      )}
    </RecordDialog>
  );
};

const Fields = ({ eligibleAmount }: Pick<PaymentItem, 'eligibleAmount'>) => {
  const form = useForm<FormValues>();
  const amount = formatYen(eligibleAmount);
  return (
    <>
      <MoneyInput
        name="excludedAmount"
        label={t((w) => w.payments.exclusion.amount)}
        help={t((w) => w.payments.exclusion.amountHelp, { amount })}
        need="required"
      />
      <Row>
        <Button size="small" onClick={() => form.change('excludedAmount', String(eligibleAmount))}>
          {t((w) => w.payments.exclusion.whole, { amount })}
        </Button>
      </Row>
      <AreaInput
        name="excludedReason"
        label={t((w) => w.payments.exclusion.reason)}
        help={t((w) => w.payments.exclusion.reasonHelp)}
        need="required"
        maxCharacters={500}
        rows={3}
      />
    </>
  );
};
