import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { font, text } from '#ui-kit/tokens/index.ts';
import { userBankText as tb } from '#web/modules/corporations/shared/bank/userBank.words.ts';
import { AccountTypeLabel } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { AttachedFiles } from '#web/parts/company/AttachedFiles.tsx';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { LinedList, Muted } from '#web/parts/company/LinedList.tsx';
import { ReadError, ReadState } from '#web/parts/company/ReadState.tsx';
import { RepresentativeOnly } from '#web/parts/company/RepresentativeOnly.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { formatDateTime } from '#web/parts/text/format.ts';
import { BankForm } from './BankForm.tsx';
import type { BankAccount } from './bankForm.ts';

/** The letters that go to the bank, exactly as they are. */
const BankLetters = styled.span`
  font-family: ${font.mono};
  font-size: ${text[18]};
`;

const Kana = ({ account }: { account: BankAccount }) => (
  <Card title={tb((w) => w.bank.storedTitle)} edge="next">
    <Stack gap={12}>
      <Facts
        facts={[
          {
            term: tb((w) => w.bank.accountHolderKana),
            key: 'holder',
            value: <BankLetters>{account.accountHolderKana}</BankLetters>,
          },
          {
            term: tb((w) => w.bank.bankNameKana),
            key: 'bank',
            value: <BankLetters>{account.bankNameKana}</BankLetters>,
          },
          {
            term: tb((w) => w.bank.branchNameKana),
            key: 'branch',
            value: <BankLetters>{account.branchNameKana}</BankLetters>,
          },
        ]}
      />
      <Text size={14} tone="muted">
        {tb((w) => w.bank.storedHelp)}
      </Text>
    </Stack>
  </Card>
);

const State = ({ account }: { account: BankAccount }) => {
  if (account.confirmedAt === null) return <Notice title={tb((w) => w.bank.unconfirmed)} />;
  const at = formatDateTime(account.confirmedAt);
  return (
    <Notice tone="success" title={tb((w) => w.bank.confirmed, { at })}>
      {tb((w) => w.bank.rechecked)}
    </Notice>
  );
};

const Changes = ({ changes }: Pick<BankAccount, 'changes'>) => (
  <Card title={tb((w) => w.bank.changes)}>
    <LinedList>
      {changes.map(({ changedAt, changedByName, accountNumberMasked, reason }) => (
        <li key={changedAt}>
          <span>
            {tb((w) => w.bank.change, { name: changedByName, number: accountNumberMasked })}
            {reason !== null && <Muted> {reason}</Muted>}
          </span>
          <Muted>
            <time dateTime={changedAt}>{formatDateTime(changedAt)}</time>
          </Muted>
        </li>
      ))}
    </LinedList>
  </Card>
);

const withCode = (name: string, code: string): string => `${name}\uFF08${code}\uFF09`;

const AccountFacts = ({ account, onEdit }: { account: BankAccount; onEdit: () => void }) => (
  <Stack gap={24}>
    <State account={account} />
    {account.warnings.map((warning) => (
      <Notice key={warning} tone="warning" title={warning} />
    ))}
    <Kana account={account} />
    <Card title={tb((w) => w.bank.account)}>
      <Stack gap={16}>
        <Facts
          facts={[
            { term: tb((w) => w.bank.bank), value: withCode(account.bankName, account.bankCode) },
            { term: tb((w) => w.bank.branch), value: withCode(account.branchName, account.branchCode) },
            { term: tb((w) => w.bank.accountType), value: AccountTypeLabel[account.accountType] },
            { term: tb((w) => w.bank.accountNumber), value: account.accountNumber },
            { term: tb((w) => w.bank.accountHolder), value: account.accountHolder },
          ]}
        />
        <AttachedFiles files={account.passbookFile === null ? [] : [account.passbookFile]} />
        <div>
          <Button
            variant="secondary"
            {...(account.isLocked ? { reason: tb((w) => w.bank.locked) } : {})}
            onClick={onEdit}
          >
            {tb((w) => w.bank.edit)}
          </Button>
        </div>
      </Stack>
    </Card>
    {account.changes.length > 0 && <Changes changes={account.changes} />}
  </Stack>
);

const Content = ({ myPage }: { myPage: MyPageBody }) => {
  const { corporationId, id: mypageId } = myPage;
  const read = useRead('/api/corporate/{corporationID}/bank_account', {
    path: { corporationID: corporationId },
  });
  const [isEditing, setIsEditing] = useState(false);
  const { show } = useSnackbar();
  if (read.isError && read.data === undefined) return <ReadError onRetry={() => void read.refetch()} />;
  if (read.data === undefined) return <Skeleton shape="card" rows={5} />;
  const account = read.data?.body ?? null;
  if (account !== null && !isEditing)
    return <AccountFacts account={account} onEdit={() => setIsEditing(true)} />;
  return (
    <BankForm
      {...{ account, corporationId, mypageId }}
      etag={read.data?.etag ?? null}
      onReread={async () => (await read.refetch()).data ?? null}
      onCancel={account === null ? undefined : () => setIsEditing(false)}
      onSaved={() => {
        setIsEditing(false);
        show({ message: tb((w) => w.bank.saved), severity: 'success' });
      }}
    />
  );
};

/** /user/{projectId}/bank_account: where the subsidy goes; the letters for the bank are shown to be confirmed. */
export const BankAccountPage = () => {
  const read = useMyPage();
  const title = tb((w) => w.bank.title);
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={5} />}>
        {({ body }) => (
          <RepresentativeOnly myPage={body}>
            <PageHeader rhythm="business" title={title} context={tb((w) => w.bank.context)} />
            <Content myPage={body} />
          </RepresentativeOnly>
        )}
      </ReadState>
    </Page>
  );
};
