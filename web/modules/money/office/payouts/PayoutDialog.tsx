import { useEffect, useEffectEvent, useState } from 'react';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { accountFacts } from '#web/modules/money/shared/payouts/accountWords.ts';
import { payoutsText as t } from '#web/modules/money/shared/payouts/payouts.words.ts';
import type { Payout } from '#web/modules/money/shared/payouts/payoutTypes.ts';
import { etagOf } from '#web/parts/api/etags.ts';
import { PayoutUpdateLimits } from '#web/parts/api/generated/limits.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { FileButton } from '#web/parts/files/FileDialog.tsx';
import { AreaInput, CheckInput, DateInput } from '#web/parts/form/inputs.tsx';
import { validateLimits } from '#web/parts/form/limits.ts';
import { RecordDialog } from '#web/parts/form/RecordDialog.tsx';
import type { SendResult } from '#web/parts/form/sendResult.ts';
import { useDone } from '#web/parts/form/useDone.ts';
import { useInput } from '#web/parts/form/useInput.ts';
import { type FormErrors, type FormValues, textOf } from '#web/parts/form/values.ts';
import { formatYen } from '#web/parts/text/format.ts';
import type { PayoutActionName, PayoutOffer } from './payoutOffers.ts';

const FIELDS = ['reason', 'paidOn', 'accountSame'] as const;

const bodyOf = (
  payout: Payout,
  name: PayoutActionName,
  values: FormValues,
): components['schemas']['PayoutUpdate'] => {
  const reason = textOf(values, 'reason').trim();
  return {
    action: name,
    ...(reason === '' ? {} : { reason }),
    ...(name === 'settle' ? { paidOn: textOf(values, 'paidOn') } : {}),
    ...(name === 'check' && payout.account !== null ? { accountVersion: payout.account.version } : {}),
  };
};

const errorsOf = ({ name, needsReason = false }: PayoutOffer, values: FormValues): FormErrors => {
  const isSettled = name === 'settle';
  const limits = {
    reason: { ...PayoutUpdateLimits.reason, isRequired: needsReason },
    paidOn: { ...PayoutUpdateLimits.paidOn, isRequired: isSettled },
  };
  return {
    ...validateLimits(values, limits, isSettled ? ['reason', 'paidOn'] : ['reason']),
    ...(name === 'check' && values.accountSame !== true
      ? { accountSame: t((w) => w.actions.accountSameMissing) }
      : {}),
  };
};

const useSend = (payout: Payout, name: PayoutActionName, onClose: () => void) => {
  const { run, isBusy } = useChange('patch', '/api/admin/payment/{id}', { isQuiet: true });
  const done = useDone(onClose);
  const send = async (values: FormValues): Promise<SendResult> => {
    const call = { path: { id: payout.id }, body: bodyOf(payout, name, values) };
    const result = await run(call, { ifMatch: etagOf(payout) });
    return result.isOk ? done(t((w) => w.actions[name].done)) : result;
  };
  return { send, isBusy };
};

/** The copy that the account is compared with, for those who may see it. */
const PassbookCopy = ({ corporationId }: { corporationId: number }) => {
  const read = useRead('/api/admin/corporation/{id}/bank_account', { path: { id: corporationId } });
  const file = read.data?.body.passbookFile ?? null;
  if (file !== null) return <FileButton file={file} />;
  return read.isPending ? null : <Text size={14}>{t((w) => w.page.passbookMissing)}</Text>;
};

/** What a check compares: the account as it is now, beside the copy of the passbook. */
const AccountToCheck = ({ payout: { account, mypage } }: { payout: Payout }) =>
  account === null ? null : (
    <Facts
      variant="compact"
      aria-label={t((w) => w.page.account)}
      facts={[
        ...accountFacts(account),
        { term: t((w) => w.page.passbook), value: <PassbookCopy corporationId={mypage.corporationId} /> },
      ]}
    />
  );

/**
 * Says of the account above it that it is the one of the passbook. While the dialog is open the page may read another
 * account: what was said of the first does not hold for that one.
 */
const AccountSame = ({ version }: { version: number | undefined }) => {
  const { value, change } = useInput<boolean>('accountSame');
  const [compared] = useState(version);
  const isOther = version !== compared;
  const undo = useEffectEvent(() => {
    if (value === true) change(false);
  });
  useEffect(() => {
    if (version !== compared) undo();
  }, [version, compared]);
  return (
    <>
      {isOther && <Notice role="status" tone="warning" title={t((w) => w.actions.accountChanged)} />}
      <CheckInput name="accountSame" label={t((w) => w.actions.accountSame)} />
    </>
  );
};

type DialogProps = {
  readonly payout: Payout;
  readonly offer: PayoutOffer;
  readonly onReload: () => void;
  readonly onClose: () => void;
};

const Fields = ({ payout, offer: { name, needsReason = false } }: Pick<DialogProps, 'payout' | 'offer'>) => (
  <>
    {name === 'check' && <AccountToCheck payout={payout} />}
    {name === 'check' && <AccountSame version={payout.account?.version} />}
    {name === 'settle' && <DateInput name="paidOn" label={t((w) => w.actions.paidOn)} need="required" />}
    {name !== 'check' && name !== 'approve' && (
      <AreaInput
        name="reason"
        label={t((w) => w.actions.reason)}
        need={needsReason ? 'required' : 'optional'}
        rows={3}
        maxCharacters={PayoutUpdateLimits.reason.maxLength}
      />
    )}
  </>
);

/** Asks for what an action on a payment needs, says what it does, and does it. */
export const PayoutDialog = ({ payout, offer, onReload, onClose }: DialogProps) => {
  const { name } = offer;
  const { send, isBusy } = useSend(payout, name, onClose);
  const words = { name: payout.mypage.corporationName };
  return (
    <RecordDialog
      title={t((w) => w.actions[name].title)}
      lead={
        <Stack gap={8}>
          <strong>
            {t((w) => w.page.title, words)} {formatYen(payout.amount)}
          </strong>
          <Text>{t((w) => w.actions[name].text)}</Text>
        </Stack>
      }
      sendLabel={t((w) => w.actions[name].label)}
      isDanger={name === 'cancel' || name === 'fail'}
      isBusy={isBusy}
      initialValues={{ paidOn: payout.transferOn ?? '' }}
      names={FIELDS}
      aliases={{ accountSame: 'accountVersion' }}
      validate={(values) => errorsOf(offer, values)}
      onSend={send}
      keptAs={`payout ${payout.id} ${name} ${payout.account?.version ?? ''}`}
      onClose={onClose}
      onReload={onReload}
    >
      <Fields payout={payout} offer={offer} />
    </RecordDialog>
  );
};
