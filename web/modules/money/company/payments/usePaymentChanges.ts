import { useForm } from 'react-final-form';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import type { Newest } from '#web/parts/form/conflict/useOpened.ts';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { paymentBody, paymentChange } from './paymentForm.ts';
import type { PaymentItem } from './paymentTypes.ts';
import { userPaymentsText as tpay } from './userPayments.words.ts';

/** Back to the list, with a word about what was done there. */
const useBackToList = () => {
  const navigate = useNavigate();
  const projectId = useProjectId();
  const { show } = useSnackbar();
  return (message?: string): void => {
    if (message !== undefined) show({ message, severity: 'success' });
    void navigate(userPaths.payments(projectId));
  };
};

const nameOf = ({ number, description }: PaymentItem): string => `${number} ${description}`;

/** Begins a deal; the server numbers it and makes its papers in the same step. */
export const useCreatePayment = () => {
  const { run } = useChange('post', '/api/user/my_page/payment_item', { isQuiet: true });
  const goBack = useBackToList();
  return async (values: FormValues): Promise<SendResult> => {
    const result = await run({ body: paymentBody(values) });
    if (!result.isOk) return result;
    const { body: item } = result;
    const message = tpay((w) => w.form.created, { name: nameOf(item), count: item.vouchers.length });
    return { isOk: true, afterwards: () => goBack(message) };
  };
};

/** Saves what differs from the deal as it was last read. */
export const useUpdatePayment = (newest: Newest<PaymentItem>) => {
  const { run } = useChange('patch', '/api/user/my_page/payment_item/{id}', { isQuiet: true });
  const goBack = useBackToList();
  return async (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const body = paymentChange(values, newest.current);
    if (Object.keys(body).length === 0) return { isOk: true, afterwards: () => goBack() };
    const result = await run({ path: { id: newest.current.id }, body }, { ifMatch });
    if (!result.isOk) return result;
    const message = tpay((w) => w.form.saved, { name: nameOf(result.body) });
    return { isOk: true, afterwards: () => goBack(message) };
  };
};

/** Takes a deal away with its papers, out of its form; why that is not possible the server says. */
export const useDeletePayment = (item: PaymentItem) => {
  const { run, isBusy } = useChange('delete', '/api/user/my_page/payment_item/{id}', { isQuiet: true });
  const { show } = useSnackbar();
  const goBack = useBackToList();
  const form = useForm<FormValues>();
  const remove = async (): Promise<void> => {
    const result = await run({ path: { id: item.id } }, { ifMatch: etagOf(item) });
    if (!result.isOk) {
      show({ message: result.error?.detail ?? tpay((w) => w.form.notDeleted), severity: 'error' });
      return;
    }
    // What was typed has nothing left to be saved into: nobody is asked about it.
    form.initialize(form.getState().values);
    goBack(tpay((w) => w.form.deleted, { name: nameOf(item) }));
  };
  return { remove, isBusy };
};
