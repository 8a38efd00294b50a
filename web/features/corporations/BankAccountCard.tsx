import { CircleCheck, CircleDashed, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { AccountTypeLabel } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { FileButton } from '#web/files/FileDialog.tsx';
import { formatDateTime } from '#web/text/format.ts';
import { corporationsText as t } from './corporationsText.ts';
import { maskAccount } from './maskAccount.ts';

type BankAccount = components['schemas']['BankAccount'];

/** Where the money goes. The number stays hidden until somebody who may see it asks for it. */
export const BankAccountCard = ({ corporation }: { corporation: components['schemas']['Corporation'] }) => {
  const mayRead = useMayCall()('getCorporationBankAccount');
  const read = useRead(
    '/api/admin/corporation/{id}/bank_account',
    { path: { id: corporation.id } },
    { isEnabled: mayRead && corporation.hasBankAccount },
  );
  if (!mayRead) return null;
  const account = read.data?.body;
  return (
    <Card title={t((w) => w.bank.title)} aside={account && <Confirmation account={account} />}>
      {!corporation.hasBankAccount && (
        <Text size={14} tone="muted">
          {t((w) => w.bank.none)}
        </Text>
      )}
      {corporation.hasBankAccount && read.isPending && <Skeleton rows={4} />}
      {account && <Account account={account} />}
    </Card>
  );
};

const Confirmation = ({ account: { confirmedAt } }: { account: BankAccount }) =>
  confirmedAt === null ? (
    <StatusTag tone="neutral" icon={CircleDashed} isQuiet>
      {t((w) => w.bank.notConfirmed)}
    </StatusTag>
  ) : (
    <StatusTag tone="success" icon={CircleCheck} isQuiet>
      {t((w) => w.bank.confirmed, { at: formatDateTime(confirmedAt) })}
    </StatusTag>
  );

const AccountNumber = ({ account: { accountType, accountNumber, isMasked } }: { account: BankAccount }) => {
  const [isShown, setIsShown] = useState(false);
  return (
    <Row gap={8}>
      <Text as="span" isFigure>
        {AccountTypeLabel[accountType]}　{isShown ? accountNumber : maskAccount(accountNumber)}
      </Text>
      {!isMasked && (
        <Button
          variant="quiet"
          size="small"
          icon={isShown ? EyeOff : Eye}
          onClick={() => setIsShown(!isShown)}
        >
          {t((w) => (isShown ? w.bank.hide : w.bank.show))}
        </Button>
      )}
    </Row>
  );
};

const accountFacts = (account: BankAccount): Fact[] => [
  {
    term: t((w) => w.bank.bank),
    value: (
      <>
        {t((w) => w.bank.bankValue, { name: account.bankName, code: account.bankCode })}
        <br />
        {t((w) => w.bank.bankValue, { name: account.branchName, code: account.branchCode })}
      </>
    ),
  },
  { term: t((w) => w.bank.account), value: <AccountNumber account={account} /> },
  { term: t((w) => w.bank.holderKana), value: account.accountHolderKana },
  { term: t((w) => w.bank.holder), value: account.accountHolder },
  ...(account.passbookFile === null
    ? []
    : [{ term: t((w) => w.bank.passbook), value: <FileButton file={account.passbookFile} /> }]),
];

const Account = ({ account }: { account: BankAccount }) => (
  <Stack gap={16}>
    {account.warnings.map((warning) => (
      <Notice key={warning} tone="warning" title={warning} />
    ))}
    {account.isLocked && (
      <Text size={14} tone="muted">
        {t((w) => w.bank.locked)}
      </Text>
    )}
    <Facts facts={accountFacts(account)} />
  </Stack>
);
