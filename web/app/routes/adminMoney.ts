import { menuText as menu } from '../shell/menu.words.ts';
import { type Page, page } from './page.ts';
import { titlesText as title } from './titles.words.ts';

/** Who pays goes from the list to a payment, its file and the budget: one script for all of them. */
const payoutPages = () => import('#web/modules/money/office/payouts/pages.ts');

/** Pages under /admin about money: amounts, what was bought with it, what is paid and paid back. */
export const moneyPages: readonly Page[] = [
  page({
    path: 'amount_proposal',
    title: menu((w) => w.amounts),
    load: async () => (await import('#web/modules/money/office/amounts/amounts.list.tsx')).AmountsPage,
  }),
  page({
    path: 'amount_proposal/:id',
    title: title((w) => w.amount),
    load: async () => (await import('#web/modules/money/office/amounts/AmountPage.tsx')).AmountPage,
  }),
  page({
    path: 'property',
    title: menu((w) => w.properties),
    load: async () =>
      (await import('#web/modules/aftercare/office/property/properties.list.tsx')).PropertiesPage,
  }),
  page({
    path: 'property/disposal',
    title: title((w) => w.disposals),
    load: async () =>
      (await import('#web/modules/aftercare/office/property/disposals.list.tsx')).DisposalsPage,
  }),
  page({
    path: 'recovery',
    title: title((w) => w.recoveries),
    load: async () =>
      (await import('#web/modules/money/office/recoveries/recoveries.list.tsx')).RecoveriesPage,
  }),
  page({
    path: 'recovery/:id',
    title: title((w) => w.recovery),
    load: async () => (await import('#web/modules/money/office/recoveries/RecoveryPage.tsx')).RecoveryPage,
  }),
  page({
    path: 'payment',
    title: menu((w) => w.payouts),
    load: async () => (await payoutPages()).PayoutsPage,
  }),
  page({
    path: 'payment/batch',
    title: title((w) => w.payoutBatches),
    load: async () => (await payoutPages()).BatchesPage,
  }),
  page({
    path: 'payment/batch/:id',
    title: title((w) => w.payoutBatches),
    load: async () => (await payoutPages()).BatchPage,
  }),
  page({
    path: 'payment/budget',
    title: title((w) => w.payoutBudget),
    load: async () => (await payoutPages()).BudgetPage,
  }),
  page({
    path: 'payment/:id',
    title: title((w) => w.payout),
    load: async () => (await payoutPages()).PayoutPage,
  }),
];
