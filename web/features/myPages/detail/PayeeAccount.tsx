import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { AccountTypeLabel } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { useRead } from '#web/api/query.tsx';
import { formatAccountNumber } from '#web/text/format.ts';
import { texts } from '#web/text/i18n.ts';
import words from '#web/text/ja/myPage.json' with { type: 'json' };
import { marks } from '#web/text/marks.ts';

const t = texts('myPage', words);

const factsOf = (account: components['schemas']['BankAccount']): Fact[] => [
  {
    term: t((w) => w.dialog.bankAndBranch),
    value: [
      t((w) => w.dialog.bankWithCode, { name: account.bankName, code: account.bankCode }),
      t((w) => w.dialog.bankWithCode, { name: account.branchName, code: account.branchCode }),
    ].join(marks.gap),
  },
  {
    term: t((w) => w.dialog.accountNumber),
    value: [AccountTypeLabel[account.accountType], formatAccountNumber(account.accountNumber)].join(
      marks.gap,
    ),
  },
  { term: t((w) => w.dialog.accountHolder), value: account.accountHolderKana },
];

/** Where the payment that is recorded went, to compare with the bank's paper: the number's last digits alone. */
export const PayeeAccount = ({ corporationId }: { corporationId: number }) => {
  const read = useRead('/api/admin/corporation/{id}/bank_account', { path: { id: corporationId } });
  if (read.isPending) return <Skeleton rows={3} />;
  if (!read.data) return <Notice tone="warning" title={t((w) => w.dialog.payeeUnread)} />;
  return <Facts variant="compact" aria-label={t((w) => w.dialog.payee)} facts={factsOf(read.data.body)} />;
};
