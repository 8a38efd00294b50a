import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { ErrorSummary, type FormError } from '#ui-kit/ErrorSummary/index.ts';
import { FormFoot, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { RadioGroup } from '#ui-kit/RadioGroup/index.ts';
import { TextField, type TextFieldProps } from '#ui-kit/TextField/index.ts';
import { AccountType, AccountTypeLabel } from '#web/api/generated/enums.ts';
import { PlainForm } from '#web/form/PlainForm.tsx';
import { useKept } from '#web/form/useKept.ts';
import { UploadField } from '../section/UploadField.tsx';
import { tp } from '../texts.ts';
import { useSectionUpload } from '../uploads/useSectionUpload.ts';
import {
  type BankAccount,
  type BankField,
  bankControlId,
  bankValuesOf,
  missingBankFields,
} from './bankForm.ts';
import { useSaveBank } from './useSaveBank.ts';

/** A passbook copy is a picture or a PDF (contract, uploadUserFile). */
const passbookRules = {
  allowedExtensions: ['.pdf', '.jpg', '.jpeg', '.png'],
  maxBytes: 52_428_800,
  maxFiles: 1,
} as const;

const accountTypes = Object.values(AccountType);

type Look = Pick<TextFieldProps, 'help' | 'width' | 'inputMode'>;

const looks: Record<BankField, Look> = {
  bankCode: { width: '8', inputMode: 'numeric', help: tp((w) => w.bank.bankCodeHelp) },
  bankName: { width: '20' },
  bankNameKana: { width: '20', help: tp((w) => w.bank.kanaHelp) },
  branchCode: { width: '8', inputMode: 'numeric', help: tp((w) => w.bank.branchCodeHelp) },
  branchName: { width: '20' },
  branchNameKana: { width: '20', help: tp((w) => w.bank.kanaHelp) },
  accountNumber: { width: '12', inputMode: 'numeric', help: tp((w) => w.bank.accountNumberHelp) },
  accountHolder: { width: 'full' },
  accountHolderKana: { width: 'full', help: tp((w) => w.bank.kanaHelp) },
};

type BankFormProps = {
  account: BankAccount | null;
  etag: string | null;
  corporationId: number;
  mypageId: number;
  onSaved: () => void;
  /** Missing while there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
};

/** Registers or changes the account. Kana are sent as typed; what the bank will get is shown after saving. */
export const BankForm = ({ account, etag, corporationId, mypageId, onSaved, onCancel }: BankFormProps) => {
  const [values, setValues] = useKept('bank', () => bankValuesOf(account));
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const upload = useSectionUpload({ mypageId, sectionId: null });
  const { save, isBusy, problem } = useSaveBank({ corporationId, account, etag });
  const sent = upload.jobs.findLast(({ uploaded }) => uploaded !== null)?.uploaded ?? null;
  const filled = { ...values, passbookFileId: sent?.id ?? values.passbookFileId };
  const messageAt = (id: string) => errors.find(({ controlId }) => controlId === id)?.message;

  const handleSave = async () => {
    setAttempt((count) => count + 1);
    const missing = missingBankFields(filled);
    setErrors(missing);
    if (missing.length > 0) return;
    const found = await save(filled);
    if (found === null) onSaved();
    else setErrors(found);
  };

  const text = (field: BankField) => (
    <TextField
      id={bankControlId(field)}
      label={tp((w) => w.bank[field])}
      need="required"
      {...looks[field]}
      value={values[field]}
      error={messageAt(bankControlId(field))}
      onChange={({ target }) => setValues({ ...values, [field]: target.value })}
    />
  );

  return (
    <PlainForm onSend={() => void handleSave()}>
      <ErrorSummary errors={errors} attempt={attempt} />
      {problem !== null && <Notice tone="danger" role="alert" title={problem} />}
      <Card padding="roomy" title={tp((w) => w.bank.bank)}>
        <Stack gap={24}>
          {text('bankCode')}
          {text('bankName')}
          {text('bankNameKana')}
        </Stack>
      </Card>
      <Card padding="roomy" title={tp((w) => w.bank.branch)}>
        <Stack gap={24}>
          {text('branchCode')}
          {text('branchName')}
          {text('branchNameKana')}
        </Stack>
      </Card>
      <Card padding="roomy" title={tp((w) => w.bank.account)}>
        <Stack gap={24}>
          <RadioGroup
            label={tp((w) => w.bank.accountType)}
            need="required"
            isInline
            value={String(values.accountType)}
            onValueChange={(value) => {
              const accountType = accountTypes.find((type) => String(type) === value);
              if (accountType !== undefined) setValues({ ...values, accountType });
            }}
            options={accountTypes.map((type) => ({ value: String(type), label: AccountTypeLabel[type] }))}
          />
          {text('accountNumber')}
          {text('accountHolder')}
          {text('accountHolderKana')}
          <UploadField
            controlId={bankControlId('passbookFileId')}
            label={tp((w) => w.bank.passbook)}
            need={values.passbookFileId === null ? 'required' : 'optional'}
            error={messageAt(bankControlId('passbookFileId'))}
            upload={upload}
            jobs={upload.jobs}
            rules={passbookRules}
            onAdd={(files) => upload.add(files, { rules: passbookRules, presentCount: 0 })}
          />
        </Stack>
      </Card>
      <FormFoot>
        {onCancel ? (
          <Button size="large" onClick={onCancel}>
            {tp((w) => w.bank.cancel)}
          </Button>
        ) : (
          <span />
        )}
        <Button
          variant="primary"
          size="large"
          isBusy={isBusy}
          type="submit"
          {...(upload.isSending ? { reason: tp((w) => w.bank.passbookSending) } : {})}
        >
          {tp((w) => w.bank.save)}
        </Button>
      </FormFoot>
    </PlainForm>
  );
};
