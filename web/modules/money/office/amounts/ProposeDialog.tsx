import { Button } from '#ui-kit/Button/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { AmountProposalKind } from '#web/parts/api/generated/enums.ts';
import { AmountProposalCreateLimits } from '#web/parts/api/generated/limits.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { formText } from '#web/parts/form/form.words.ts';
import { AreaInput, MoneyInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatInteger, formatYen } from '#web/parts/text/format.ts';
import { amountsText as t } from './amounts.words.ts';
import type { AmountCalculation } from './amountTypes.ts';
import { calculationSteps, paymentSteps } from './calculationSteps.ts';
import { StepList } from './StepList.tsx';

/** What is proposed: an amount, and why it is not the calculated one. */
export type Proposed = { readonly amount: number; readonly deviationReason?: string };

type ProposeDialogProps = {
  readonly mypageId: number;
  readonly kind: AmountProposalKind;
  readonly isBusy: boolean;
  /** Proposes for the first time, or again. */
  readonly onPropose: (proposed: Proposed) => Promise<SendResult>;
  readonly onClose: () => void;
  readonly onReload: () => void;
};

const FIELDS = ['amount', 'deviationReason'] as const;

const validate = (values: FormValues, calculation: AmountCalculation): FormErrors => {
  const limits = { amount: { ...AmountProposalCreateLimits.amount, isRequired: true } };
  const errors = validateLimits(values, limits, ['amount']);
  const amount = Number(textOf(values, 'amount'));
  if (errors.amount !== undefined || amount === calculation.calculatedAmount) return errors;
  const { ceilingAmount } = calculation;
  return {
    ...(amount > ceilingAmount
      ? { amount: t((w) => w.propose.amountAbove, { ceiling: formatYen(ceilingAmount) }) }
      : {}),
    ...(textOf(values, 'deviationReason').trim() === ''
      ? { deviationReason: t((w) => w.propose.reasonMissing) }
      : {}),
  };
};

const proposedOf = (values: FormValues, { calculatedAmount }: AmountCalculation): Proposed => {
  const amount = Number(textOf(values, 'amount'));
  const deviationReason = textOf(values, 'deviationReason').trim();
  return { amount, ...(amount === calculatedAmount ? {} : { deviationReason }) };
};

/** Shows the calculation as it is now, and proposes its amount or another one with the reason. */
export const ProposeDialog = (props: ProposeDialogProps) => {
  const { mypageId, kind, onClose } = props;
  const read = useRead('/api/admin/my_page/{id}/amount_calculation', {
    path: { id: mypageId },
    query: { kind },
  });
  if (read.isError)
    return (
      <Notice
        tone="danger"
        title={t((w) => w.propose.failed)}
        actions={<Button onClick={onClose}>{formText((w) => w.cancel)}</Button>}
      />
    );
  const calculation = read.data?.body.calculation;
  return calculation === undefined ? <Skeleton rows={3} /> : <Form {...props} calculation={calculation} />;
};

const titleOf = (kind: AmountProposalKind): string =>
  kind === AmountProposalKind.GrantDecision ? t((w) => w.propose.grant) : t((w) => w.propose.confirmation);

const Form = ({ calculation, ...props }: ProposeDialogProps & { calculation: AmountCalculation }) => {
  const { kind, isBusy, onPropose, onClose, onReload } = props;
  const done = useDone(onClose);
  const send = async (values: FormValues): Promise<SendResult> => {
    const result = await onPropose(proposedOf(values, calculation));
    return result.isOk ? done(t((w) => w.propose.done)) : result;
  };
  return (
    <RecordDialog
      title={titleOf(kind)}
      lead={<Lead calculation={calculation} />}
      sendLabel={t((w) => w.propose.send)}
      isBusy={isBusy}
      initialValues={{ amount: String(calculation.calculatedAmount), deviationReason: '' }}
      names={FIELDS}
      validate={(values) => validate(values, calculation)}
      onSend={send}
      onClose={onClose}
      onReload={onReload}
    >
      <Fields calculation={calculation} />
    </RecordDialog>
  );
};

const Lead = ({ calculation }: { calculation: AmountCalculation }) => (
  <>
    <Text>{t((w) => w.propose.lead)}</Text>
    <StepList
      steps={[...calculationSteps(calculation), ...paymentSteps(calculation, calculation.calculatedAmount)]}
    />
  </>
);

const Fields = ({ calculation }: { calculation: AmountCalculation }) => (
  <>
    <MoneyInput
      name="amount"
      label={t((w) => w.propose.amount)}
      help={t((w) => w.propose.amountHelp, {
        ceiling: formatYen(calculation.ceilingAmount),
        unit: formatInteger(calculation.roundingUnit),
      })}
      need="required"
    />
    <AreaInput
      name="deviationReason"
      label={t((w) => w.propose.reason)}
      help={t((w) => w.propose.reasonHelp)}
      need="optional"
      rows={3}
      maxCharacters={AmountProposalCreateLimits.deviationReason.maxLength}
    />
  </>
);
