import { AccountTypeLabel } from '#web/parts/api/generated/enums.ts';
import { formatAccountNumber } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { payoutsText as t } from './payouts.words.ts';
import type { Payout } from './payoutTypes.ts';

type Account = NonNullable<Payout['account']>;

/** Bank and branch with their codes. */
export const bankWords = ({ bankName, bankCode, branchName, branchCode }: Account): string =>
  [
    t((w) => w.page.bankWithCode, { name: bankName, code: bankCode }),
    t((w) => w.page.bankWithCode, { name: branchName, code: branchCode }),
  ].join(marks.gap);

/** Kind and last digits. */
export const numberWords = ({
  accountType,
  accountNumberMasked,
}: Pick<Account, 'accountType' | 'accountNumberMasked'>): string =>
  [AccountTypeLabel[accountType], formatAccountNumber(accountNumberMasked)].join(marks.gap);

/** The account's facts, to be compared with the passbook. */
export const accountFacts = (account: Account) => [
  { term: t((w) => w.page.bank), value: bankWords(account) },
  { term: t((w) => w.page.number), value: numberWords(account) },
  { term: t((w) => w.page.holder), value: account.accountHolderKana },
];
