import { useEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Grid, Row, Stack } from '#ui-kit/Layout/index.ts';
import { memberOptions } from '#web/modules/money/shared/payments/dealMembers.ts';
import { PayMeansLabel } from '#web/parts/api/generated/enums.ts';
import { PaymentItemCreateLimits } from '#web/parts/api/generated/limits.ts';
import { useControlId } from '#web/parts/form/controlId.ts';
import { DateInput, MoneyInput, RadioInput, SelectInput } from '#web/parts/form/inputs.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { type FormValues, textOf } from '#web/parts/form/values.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { expenseCategoryLabels } from '#web/parts/text/expenseCategories.ts';
import { formatYen } from '#web/parts/text/format.ts';
import { withoutTax } from './paymentForm.ts';
import { DAYS, type PaymentList } from './paymentTypes.ts';
import { userPaymentsText as tpay } from './userPayments.words.ts';

type DealCardProps = { list: Pick<PaymentList, 'expenseCategoryList' | 'members'> };

/** Whose the deal is, among those who take part now. */
const MemberInput = ({ members }: Pick<PaymentList, 'members'>) =>
  members.length === 0 ? null : (
    <SelectInput
      name="memberId"
      label={tpay((w) => w.fields.memberId)}
      help={tpay((w) => w.form.memberHelp)}
      need="required"
      width="full"
      placeholder={false}
      options={memberOptions(members).map((option) => ({
        ...option,
        isDisabled: members.some(({ id, hasLeft }) => hasLeft && String(id) === option.value),
      }))}
    />
  );

/** What was bought, of whom and by whom. */
export const DealCard = ({ list: { expenseCategoryList, members } }: DealCardProps) => (
  <Card padding="roomy" title={tpay((w) => w.form.deal)}>
    <Stack gap={24}>
      <MemberInput members={members} />
      <SelectInput
        name="expenseCategory"
        label={tpay((w) => w.fields.expenseCategory)}
        need="required"
        width="20"
        options={optionsOf(expenseCategoryLabels(expenseCategoryList))}
      />
      <TextInput
        name="description"
        label={tpay((w) => w.fields.description)}
        help={tpay((w) => w.form.descriptionHelp)}
        need="required"
      />
      <TextInput
        name="payee"
        label={tpay((w) => w.fields.payee)}
        help={tpay((w) => w.form.payeeHelp)}
        need="required"
      />
      <TextInput
        name="payeeInvoiceNumber"
        label={tpay((w) => w.fields.payeeInvoiceNumber)}
        help={tpay((w) => w.form.payeeInvoiceNumberHelp)}
        need="optional"
        width="20"
      />
    </Stack>
  </Card>
);

/** The rates of the consumption tax, the usual one first. */
const PERCENTS = [10, 8] as const;

const MAX = PaymentItemCreateLimits.amountTaxIncluded.maximum;
const OFFERED = 'amountTaxExcluded';

/** Puts the amount without tax in at one press, once the one with tax is known; nothing to offer once it is there. */
const TaxOffer = () => {
  const form = useForm();
  const { values } = useFormState<FormValues>({ subscription: { values: true } });
  const included = textOf(values, 'amountTaxIncluded');
  const excluded = textOf(values, OFFERED);
  const fieldId = useControlId(OFFERED);
  const isTaken = useRef(false);
  // The buttons go with the press: the focus goes on to the field, once it shows the amount.
  useEffect(() => {
    if (isTaken.current && excluded !== '') document.getElementById(fieldId)?.focus();
    isTaken.current = false;
  }, [excluded, fieldId]);
  const isOffered = /^\d{1,12}$/.test(included) && Number(included) <= MAX && Number(included) > 0;
  if (!isOffered || excluded !== '') return null;
  const take = (amount: number): void => {
    isTaken.current = true;
    form.change(OFFERED, String(amount));
  };
  return (
    <Row gap={8}>
      {PERCENTS.map((percent) => {
        const amount = withoutTax(Number(included), percent);
        return (
          <Button key={percent} size="small" onClick={() => take(amount)}>
            {tpay((w) => w.form.taxOffer, { percent, amount: formatYen(amount) })}
          </Button>
        );
      })}
    </Row>
  );
};

/** What was paid and what of it counts. */
export const AmountCard = () => (
  <Card padding="roomy" title={tpay((w) => w.form.amounts)}>
    <Stack gap={24}>
      <MoneyInput
        name="amountTaxIncluded"
        label={tpay((w) => w.fields.amountTaxIncluded)}
        help={tpay((w) => w.form.amountTaxIncludedHelp)}
        need="required"
        width="14"
      />
      <Stack gap={8}>
        <MoneyInput
          name={OFFERED}
          label={tpay((w) => w.fields.amountTaxExcluded)}
          need="required"
          width="14"
        />
        <TaxOffer />
      </Stack>
      <MoneyInput
        name="eligibleAmount"
        label={tpay((w) => w.fields.eligibleAmount)}
        help={tpay((w) => w.form.eligibleAmountHelp)}
        need="optional"
        width="14"
      />
      <MeansFields />
    </Stack>
  </Card>
);

/** How it was paid, and to whose account. */
const MeansFields = () => (
  <>
    <RadioInput
      name="payMeans"
      label={tpay((w) => w.fields.payMeans)}
      help={tpay((w) => w.form.payMeansHelp)}
      need="required"
      isInline
      options={optionsOf(PayMeansLabel)}
    />
    <TextInput
      name="payeeAccountHolder"
      label={tpay((w) => w.fields.payeeAccountHolder)}
      help={tpay((w) => w.form.payeeAccountHolderHelp)}
      need="optional"
      width="20"
    />
  </>
);

/** The days of its papers, as far as they have come. */
export const DaysCard = () => (
  <Card padding="roomy" title={tpay((w) => w.form.days)}>
    <Stack gap={24}>
      <p>{tpay((w) => w.form.daysHelp)}</p>
      <Grid align="end">
        {DAYS.map((day) => (
          <DateInput key={day} name={day} label={tpay((w) => w.fields[day])} />
        ))}
      </Grid>
      <TextInput
        name="invoiceNumber"
        label={tpay((w) => w.fields.invoiceNumber)}
        help={tpay((w) => w.form.invoiceNumberHelp)}
        need="optional"
        width="20"
      />
      <MoneyInput
        name="invoicedAmount"
        label={tpay((w) => w.fields.invoicedAmount)}
        help={tpay((w) => w.form.invoicedAmountHelp)}
        need="optional"
        width="14"
      />
    </Stack>
  </Card>
);
