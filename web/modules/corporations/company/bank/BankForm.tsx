import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { FormFoot, Stack } from '#ui-kit/Layout/index.ts';
import { AccountTypeChoice, BankText } from '#web/modules/corporations/shared/bank/BankFields.tsx';
import { userBankText as tb } from '#web/modules/corporations/shared/bank/userBank.words.ts';
import { useSectionUpload } from '#web/modules/sections/company/uploads/useSectionUpload.ts';
import { RecordForm } from '#web/parts/form/RecordForm.tsx';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import { type BankAccount, bankFact, bankNames, bankValuesOf, missingBankFields } from './bankForm.ts';
import { PassbookField } from './PassbookField.tsx';
import { useSaveBank } from './useSaveBank.ts';

type BankFormProps = {
  account: BankAccount | null;
  etag: string | null;
  corporationId: number;
  mypageId: number;
  /** The account as it is now, after somebody else changed it. */
  onReread: () => Promise<{ body: BankAccount; etag: string | null } | null>;
  onSaved: () => void;
  /** Missing while there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
};

const readAgain = async (read: BankFormProps['onReread']) => {
  const now = await read();
  return now && { values: bankValuesOf(now.body), etag: now.etag };
};

/** Registers or changes the account. Kana are sent as typed; what the bank will get is shown after saving. */
export const BankForm = ({ mypageId, etag, onReread, onCancel, ...target }: BankFormProps) => {
  const upload = useSectionUpload({ mypageId, sectionId: null });
  const save = useSaveBank({ ...target, passbooks: upload.jobs.flatMap(({ uploaded }) => uploaded ?? []) });
  return (
    <RecordForm
      initialValues={bankValuesOf(target.account)}
      names={bankNames}
      validate={missingBankFields}
      onSend={save}
      reread={{ etag, read: () => readAgain(onReread), factOf: bankFact }}
      keepsTyping
      hasPlaces={false}
    >
      <Card padding="roomy" title={tb((w) => w.bank.bank)}>
        <Stack gap={24}>
          <BankText field="bankCode" />
          <BankText field="bankName" />
          <BankText field="bankNameKana" />
        </Stack>
      </Card>
      <Card padding="roomy" title={tb((w) => w.bank.branch)}>
        <Stack gap={24}>
          <BankText field="branchCode" />
          <BankText field="branchName" />
          <BankText field="branchNameKana" />
        </Stack>
      </Card>
      <Card padding="roomy" title={tb((w) => w.bank.account)}>
        <Stack gap={24}>
          <AccountTypeChoice />
          <BankText field="accountNumber" />
          <BankText field="accountHolder" />
          <BankText field="accountHolderKana" />
          <PassbookField upload={upload} storedFileId={target.account?.passbookFile?.id ?? ''} />
        </Stack>
      </Card>
      <Foot isSending={upload.isSending} onCancel={onCancel} />
    </RecordForm>
  );
};

type FootProps = Pick<BankFormProps, 'onCancel'> & { isSending: boolean };

const Foot = ({ isSending, onCancel }: FootProps) => (
  <FormFoot>
    {onCancel ? (
      <Button size="large" onClick={onCancel}>
        {tb((w) => w.bank.cancel)}
      </Button>
    ) : (
      <span />
    )}
    <SendButton {...(isSending ? { reason: tb((w) => w.bank.passbookSending) } : {})}>
      {tb((w) => w.bank.save)}
    </SendButton>
  </FormFoot>
);
