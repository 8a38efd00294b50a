import { CircleCheck, CircleDashed, Eye, EyeOff, Pencil } from 'lucide-react';
import { useState } from 'react';
import { ActivityList } from '#ui-kit/ActivityList/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Grid, Row, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import { Text, TextPart } from '#ui-kit/Text/index.ts';
import { AccountTypeLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { FileButton } from '#web/parts/files/FileDialog.tsx';
import { formatAccountNumber, formatDateTime } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { corporationsText as t } from './corporations.words.ts';

type BankAccount = components['schemas']['BankAccount'];
type AccountProps = { readonly account: BankAccount };

/** Where the money goes. */
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

/** The last three digits, as everybody sees them; the whole number for who may ask, and it is recorded. */
const AccountNumber = ({ account: { corporationId, accountType, accountNumber } }: AccountProps) => {
  const mayReveal = useMayCall()('revealBankAccountNumber');
  const reveal = useChange('post', '/api/admin/corporation/{id}/bank_account/number');
  const [whole, setWhole] = useState<string | null>(null);
  const handlePress = async () => {
    if (whole !== null) return setWhole(null);
    const result = await reveal.run({ path: { id: corporationId } });
    if (result.isOk) setWhole(result.body.accountNumber);
  };
  return (
    <Row gap={8}>
      <Text as="span" size={14} isFigure aria-live="polite">
        {AccountTypeLabel[accountType]}
        {marks.gap}
        {whole ?? formatAccountNumber(accountNumber)}
      </Text>
      {mayReveal && (
        <Button
          variant="quiet"
          size="small"
          icon={whole === null ? Eye : EyeOff}
          isBusy={reveal.isBusy}
          onClick={() => void handlePress()}
        >
          {t((w) => (whole === null ? w.bank.show : w.bank.hide))}
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

/** The newest number first, each with who put it in and why. */
const Changes = ({ account: { changes } }: AccountProps) => (
  <Stack gap={12}>
    <SectionHeading level={3} look={4}>
      {t((w) => w.bank.changes)}
    </SectionHeading>
    <ActivityList
      items={changes.map(({ changedAt, changedByName, accountNumberMasked, reason }) => ({
        id: changedAt,
        icon: Pencil,
        who: changedByName,
        what: t((w) => w.bank.changed, { number: formatAccountNumber(accountNumberMasked) }),
        at: formatDateTime(changedAt),
        dateTime: changedAt,
        ...(reason === null ? {} : { quote: reason }),
      }))}
    />
  </Stack>
);

const Account = ({ account }: AccountProps) => (
  <Stack gap={16}>
    {account.warnings.map((warning) => (
      <Notice key={warning} tone="warning" title={warning} />
    ))}
    <Grid gap={24}>
      <Facts variant="compact" facts={accountFacts(account)} />
      {account.changes.length > 0 && <Changes account={account} />}
    </Grid>
    <Text size={14} tone="muted">
      {t((w) => w.bank.recorded)}
      <TextPart>{account.isLocked && t((w) => w.bank.locked)}</TextPart>
    </Text>
  </Stack>
);
