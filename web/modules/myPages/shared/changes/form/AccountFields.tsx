import { Card } from '#ui-kit/Card/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { AccountTypeChoice, BankText } from '#web/modules/corporations/shared/bank/BankFields.tsx';
import { bankFields } from '#web/modules/corporations/shared/bank/bankFields.ts';
import { CheckInput } from '#web/parts/form/inputs.tsx';
import { useInput } from '#web/parts/form/useInput.ts';
import { type ChangeAccount, changeValueText } from '../changeRows.ts';
import { changesText as t } from '../changes.words.ts';
import { ACCOUNT } from './changeForm.ts';

/** The new account, only if the account changes; a first account is registered elsewhere. */
export const AccountFields = ({ account }: { account: ChangeAccount | null }) => {
  const { value: isChanged } = useInput<boolean>(ACCOUNT);
  if (account === null) return <Text tone="muted">{t((w) => w.account.none)}</Text>;
  return (
    <Card title={t((w) => w.fields.bankAccount)}>
      <Stack gap={24}>
        <Text tone="muted">{t((w) => w.page.now, { value: changeValueText('bankAccount', account) })}</Text>
        <CheckInput name={ACCOUNT} label={t((w) => w.account.changes)} />
        {isChanged === true && (
          <>
            <Text>{t((w) => w.account.help)}</Text>
            {bankFields.map((field) => (
              <BankText key={field} field={field} />
            ))}
            <AccountTypeChoice />
          </>
        )}
      </Stack>
    </Card>
  );
};
