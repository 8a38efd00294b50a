import { AreaInput, DateInput } from '#web/parts/form/inputs.tsx';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { bulkText as t } from './bulk.words.ts';

/** As the contract has the reason of a run. */
const MOST_CHARACTERS = 1000;

export const settlementErrors = (values: FormValues): FormErrors => ({
  ...(textOf(values, 'dateOn') === '' ? { dateOn: t((w) => w.dialog.paidOnMissing) } : {}),
  ...(textOf(values, 'reason').trim() === '' ? { reason: t((w) => w.dialog.settleReasonMissing) } : {}),
});

/** When the bank paid, and how somebody knows. */
export const SettlementFields = () => (
  <>
    <DateInput
      name="dateOn"
      label={t((w) => w.dialog.paidOn)}
      help={t((w) => w.dialog.paidOnHelp)}
      need="required"
    />
    <AreaInput
      name="reason"
      label={t((w) => w.dialog.settleReason)}
      help={t((w) => w.dialog.settleReasonHelp)}
      need="required"
      rows={2}
      maxCharacters={MOST_CHARACTERS}
    />
  </>
);
