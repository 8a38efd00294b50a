import { PaymentFindingCode as Code, PayMeans } from '#bff/generated/contract/enums.ts';
import { Prisma } from '#bff/generated/prisma/client.ts';
import type { ComparedWith } from './comparedWith.data.ts';
import { found, keys, raw } from './findingKeys.data.ts';
import { conflictingHolders } from './holderChecks.data.ts';

/** The tax of 8 or 10 per cent, give or take 1 yen: rules/money `checkTaxIncluded`. */
const taxDiffers = raw(
  [108, 110]
    .map((percent) => `abs(deal.amount_tax_included * 100 - deal.amount_tax_excluded * ${percent}) > 100`)
    .join(' AND '),
);

const CASH_FROM = 100_000;

/** A category above its plan, by what a minor change may be; more is to be put right (wrongDeals.data.ts). */
const overPlan = ({ sharePercent }: ComparedWith): Prisma.Sql =>
  Prisma.sql`${raw('spent.last = deal.number AND planned.amount > 0 AND spent.total > planned.amount')}
    AND spent.total * 100 <= planned.amount * (100 + ${sharePercent}::int)`;

/** What is to be looked at of a deal. Sums of a category are compared once: its last deal says that they are too much. */
export const doubtful = (compared: ComparedWith): Prisma.Sql =>
  keys(
    found(taxDiffers, Code.TaxDiffers, 'amountTaxIncluded', [
      raw('deal.amount_tax_excluded'),
      raw('deal.amount_tax_included'),
    ]),
    found(
      raw(`deal.pay_means = ${PayMeans.Cash} AND deal.amount_tax_included >= ${CASH_FROM}`),
      Code.CashPayment,
      'payMeans',
      [raw('deal.amount_tax_included')],
    ),
    ...conflictingHolders,
    found(overPlan(compared), Code.OverPlan, 'eligibleAmount', [raw('planned.amount'), raw('spent.total')]),
  );
