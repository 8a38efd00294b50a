import { useRead } from '#web/api/query.tsx';

/** The payment list of the caller's own undertaking. */
export const usePaymentList = () => useRead('/api/user/my_page/payment_list', {});
