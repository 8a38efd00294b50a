import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import { SmallForm } from '#web/parts/form/SmallForm.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { factorAdviceOf } from './factorAdvice.ts';
import type { AddedFactor, FactorCalls } from './factorCalls.ts';
import { QrCode } from './QrCode.tsx';
import { secondFactorText as t } from './secondFactor.words.ts';

type NewTotp = components['schemas']['NewTotp'];

const Secret = styled.code`
  overflow-wrap: anywhere;
  user-select: all;
`;

/** In fours, as one types it over; spaces mean nothing to an app. */
const legible = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

type Typed = { readonly code: string; readonly name: string };

const validate = ({ code, name }: Typed) => ({
  code: /^\s*\d{6}\s*$/.test(code.normalize('NFKC')) ? undefined : t((w) => w.errors.digits),
  name: name.trim() === '' ? t((w) => w.errors.required) : undefined,
});

type ConfirmProps = { readonly made: NewTotp; readonly onConfirm: (typed: Typed) => Promise<undefined> };

const Confirm = ({ made, onConfirm }: ConfirmProps) => (
  <Stack gap={16}>
    <Text>{t((w) => w.app.scan)}</Text>
    <QrCode content={made.uri} label={t((w) => w.app.qr)} />
    <Facts
      variant="rows"
      facts={[{ term: t((w) => w.app.secret), value: <Secret>{legible(made.secret)}</Secret> }]}
    />
    <SmallForm
      initialValues={{ code: '', name: t((w) => w.app.defaultName) }}
      validate={validate}
      onSend={onConfirm}
      gap={16}
    >
      <TextInput
        name="code"
        label={t((w) => w.prove.code)}
        help={t((w) => w.prove.codeHelp)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        aria-required
      />
      <TextInput name="name" label={t((w) => w.app.name)} help={t((w) => w.app.nameHelp)} maxLength={50} />
      <SendButton isBlock busyLabel={t((w) => w.app.busy)}>
        {t((w) => w.app.submit)}
      </SendButton>
    </SmallForm>
  </Stack>
);

type AddAuthenticatorAppProps = {
  readonly calls: FactorCalls;
  readonly onAdded: (added: AddedFactor) => void;
};

/** Registers an app that counts codes: its secret as a picture and as text, then its first code. */
export const AddAuthenticatorApp = ({ calls, onAdded }: AddAuthenticatorAppProps) => {
  const [made, setMade] = useState<NewTotp | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [advice, setAdvice] = useState<string | null>(null);
  const guarded = async (work: () => Promise<void>): Promise<undefined> => {
    setAdvice(null);
    await work().catch((error: unknown) => setAdvice(factorAdviceOf(error)));
  };
  const start = () => {
    setIsBusy(true);
    void guarded(async () => setMade(await calls.startTotp())).finally(() => setIsBusy(false));
  };
  const confirm = ({ code, name }: Typed) =>
    guarded(async () => {
      const challengeId = made?.challengeId ?? '';
      const digits = code.normalize('NFKC').trim();
      onAdded(await calls.confirmTotp({ challengeId, name: name.trim(), code: digits }));
    });
  return (
    <Stack gap={16}>
      {advice !== null && (
        <Notice role="alert" tone="danger" title={t((w) => w.app.failed)}>
          {advice}
        </Notice>
      )}
      {made === null ? (
        <>
          <Text>{t((w) => w.app.intro)}</Text>
          <Button variant="primary" size="large" isBlock isBusy={isBusy} onClick={start}>
            {t((w) => w.app.start)}
          </Button>
        </>
      ) : (
        <Confirm made={made} onConfirm={confirm} />
      )}
    </Stack>
  );
};
