import { useState } from 'react';
import type { FormError } from '#ui-kit/ErrorSummary/index.ts';
import type { ApiError } from '#web/api/errors.ts';
import { useChange } from '#web/api/query.tsx';
import { tp } from '../texts.ts';
import { type BankAccount, type BankValues, serverBankErrors } from './bankForm.ts';

type Target = {
  readonly corporationId: number;
  readonly account: BankAccount | null;
  readonly etag: string | null;
};

/** What was changed by somebody else since it was read (If-Match did not fit). */
const CHANGED = 412;

/** Registers the account, or changes the one there is. */
export const useSaveBank = ({ corporationId: corporationID, account, etag }: Target) => {
  const create = useChange('post', '/api/corporate/{corporationID}/bank_account', { isQuiet: true });
  const update = useChange('patch', '/api/corporate/{corporationID}/bank_account', { isQuiet: true });
  const [problem, setProblem] = useState<string | null>(null);

  const refused = (error: ApiError | null): FormError[] => {
    const found = serverBankErrors(error?.errors ?? []);
    if (found.length === 0) {
      const isChanged = error?.status === CHANGED;
      setProblem(isChanged ? tp((w) => w.bank.conflict) : (error?.detail ?? tp((w) => w.bank.failed)));
    }
    return found;
  };

  /** @returns null when it is saved, else what the server found at single fields */
  const save = async ({ passbookFileId, ...values }: BankValues): Promise<FormError[] | null> => {
    setProblem(null);
    if (passbookFileId === null) return [];
    const path = { corporationID };
    const body = { ...values, passbookFileId };
    const result =
      account === null
        ? await create.run({ path, body })
        : await update.run({ path, body }, { ifMatch: etag });
    return result.isOk ? null : refused(result.error);
  };

  return { save, problem, isBusy: create.isBusy || update.isBusy };
};
