import type { ReactNode } from 'react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { FormFoot } from '#ui-kit/Layout/index.ts';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import type { Reread, Send } from '#web/parts/form/conflict/reread.ts';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import type { FormValues } from '#web/parts/form/values.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { AmountCard, DaysCard, DealCard } from './PaymentFields.tsx';
import { PAYMENT_FIELDS } from './paymentFields.ts';
import { validatePayment } from './paymentForm.ts';
import type { PaymentList } from './paymentTypes.ts';
import { userPaymentsText as tpay } from './userPayments.words.ts';

type PaymentFormProps = {
  readonly list: PaymentList;
  readonly initialValues: FormValues;
  /** Tells the deals apart whose typing is kept: 'deal 41'. */
  readonly keptAs: string;
  readonly sendLabel: string;
  readonly onSend: Send;
  /** Makes it agree with what somebody else has saved meanwhile; a new deal has nothing to agree with. */
  readonly reread?: Reread;
  /** Above the fields. */
  readonly children?: ReactNode;
  /** Under the foot. */
  readonly end?: ReactNode;
};

/** A deal in three groups: what and of whom, how much, when. */
export const PaymentForm = ({ list, sendLabel, children, end, ...form }: PaymentFormProps) => {
  const projectId = useProjectId();
  return (
    <RecordForm {...form} names={PAYMENT_FIELDS} validate={validatePayment} guardsLeaving>
      {children}
      <DealCard list={list} />
      <AmountCard />
      <DaysCard />
      <FormFoot>
        <ButtonLink as={Link} size="large" href={userPaths.payments(projectId)}>
          {tpay((w) => w.form.back)}
        </ButtonLink>
        <SendButton>{sendLabel}</SendButton>
      </FormFoot>
      {end}
    </RecordForm>
  );
};
