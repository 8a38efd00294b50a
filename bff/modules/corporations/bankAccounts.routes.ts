import type { Handlers } from '#bff/http/handlers.ts';
import { wire } from '#bff/http/present.ts';
import { created, ok } from '#bff/http/reply.ts';
import { attachedFile } from '#bff/parts/files/attachedFile.service.ts';
import {
  createBankAccount,
  getBankAccount,
  revealBankAccountNumber,
  updateBankAccount,
} from './bankAccounts.service.ts';
import type { BankAccountView } from './bankAccountViews.service.ts';

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
