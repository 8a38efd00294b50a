/* What other modules may use of this one (README.md). */
export { normaliseBankAccount } from './bankAccountInput.service.ts';
export { isAccountLocked, resetCheckedPayments } from './bankAccounts.data.ts';
export { bankAccountRoutes } from './bankAccounts.routes.ts';
export { updateBankAccount } from './bankAccounts.service.ts';
export { bankAccountMessages } from './bankAccounts.words.ts';
export { corporationErrors } from './corporationRules.service.ts';
export { findNamedCorporations, type NewCorporation, type OwnColumns } from './corporations.data.ts';
export { corporationRoutes } from './corporations.routes.ts';
export {
  type CorporationInput,
  createCorporations,
  deleteCorporation,
  requireCorporation,
  updateCorporation,
} from './corporations.service.ts';
export { corporationUserMessages } from './corporations.words.ts';
export {
  type CorporationUserRow,
  findActiveUsersByEmail,
  hasPrimaryContact,
} from './corporationUsers.data.ts';
export {
  type CorporationUserInput,
  createCorporationUser,
  deleteCorporationUser,
  findUserAnywhere,
  type NewCorporationUserInput,
  sendCorporationUserPasswordReset,
  updateCorporationUser,
} from './corporationUsers.service.ts';
export { userImportTexts } from './corporationUsers.words.ts';
export { corporationLists } from './lists.ts';
export { fingerprintsOfAccount, openedNumber } from './sealedAccount.service.ts';
