import { useChange } from '#web/api/query.tsx';
import type { SendResult } from '#web/form/sendResult.ts';
import type { FormValues } from '#web/form/values.ts';
import { type BankAccount, bankBody } from './bankForm.ts';

type Target = {
  readonly corporationId: number;
  readonly account: BankAccount | null;
  readonly onSaved: () => void;
};

/** Registers the account, or changes the one there is. */
export const useSaveBank = ({ corporationId: corporationID, account, onSaved }: Target) => {
  const create = useChange('post', '/api/corporate/{corporationID}/bank_account', { isQuiet: true });
  const update = useChange('patch', '/api/corporate/{corporationID}/bank_account', { isQuiet: true });
  const path = { corporationID };
  return async (values: FormValues, ifMatch: string | null): Promise<SendResult> => {
    const body = bankBody(values);
    const result =
      account === null ? await create.run({ path, body }) : await update.run({ path, body }, { ifMatch });
    return result.isOk ? { isOk: true, afterwards: onSaved } : result;
  };
};
