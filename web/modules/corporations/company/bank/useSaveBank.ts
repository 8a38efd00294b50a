import { useChange } from '#web/parts/api/query.tsx';
import type { Scanned } from '#web/parts/files/scanning.ts';
import { sendOnceScanned } from '#web/parts/files/sendOnceScanned.ts';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import type { FormValues } from '#web/parts/form/values.ts';
import { type BankAccount, bankBody } from './bankForm.ts';

type Target = {
  readonly corporationId: number;
  readonly account: BankAccount | null;
  /** Copies of the passbook that were sent from this form: the account waits until the scanner is through with them. */
  readonly passbooks: readonly Scanned[];
  readonly onSaved: () => void;
};

/** Registers the account, or changes the one there is. */
export const useSaveBank = ({ corporationId: corporationID, account, passbooks, onSaved }: Target) => {
  const create = useChange('post', '/api/corporate/{corporationID}/bank_account', { isQuiet: true });
  const update = useChange('patch', '/api/corporate/{corporationID}/bank_account', { isQuiet: true });
  const path = { corporationID };
  return async (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const body = bankBody(values);
    const send = () =>
      account === null ? create.run({ path, body }) : update.run({ path, body }, { ifMatch });
    const result = await sendOnceScanned(passbooks, send);
    return result.isOk ? { isOk: true, afterwards: onSaved } : result;
  };
};
