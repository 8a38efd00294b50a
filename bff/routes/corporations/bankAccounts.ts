import type { Handlers } from '#bff/contract/handlers.ts';
import { created, ok } from '#bff/contract/reply.ts';
import {
  createBankAccount,
  getBankAccount,
  revealBankAccountNumber,
  updateBankAccount,
} from '#bff/services/corporations/bankAccounts.ts';
import type { BankAccountView } from '#bff/services/corporations/bankAccountViews.ts';
import { attachedFile } from '#bff/services/files/attachedFile.ts';
import { wire } from '../present.ts';

const present = (view: BankAccountView) => ({
  ...wire(view),
  passbookFile: view.passbookFile && attachedFile(view.passbookFile),
});

export const bankAccountRoutes = {
  getBankAccount: async ({ path }, scope) => {
    const view = await getBankAccount(scope, path.corporationID);
    return ok(present(view), { version: view.version });
  },
  createBankAccount: async ({ path, body }, scope) => {
    const view = await createBankAccount(scope, path.corporationID, body);
    return created(present(view), {
      version: view.version,
      location: `/api/corporate/${path.corporationID}/bank_account`,
    });
  },
  updateBankAccount: async ({ path, body, ifMatchVersion }, scope) => {
    const view = await updateBankAccount(scope, path.corporationID, body, ifMatchVersion);
    return ok(present(view), { version: view.version });
  },
  getCorporationBankAccount: async ({ path }, scope) => {
    const view = await getBankAccount(scope, path.id);
    return ok(present(view), { version: view.version });
  },
  revealBankAccountNumber: async ({ path }, scope) =>
    ok({ accountNumber: await revealBankAccountNumber(scope, path.id) }),
} satisfies Partial<Handlers>;
