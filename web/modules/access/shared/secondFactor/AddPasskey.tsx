import { useState } from 'react';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import { SmallForm } from '#web/parts/form/SmallForm.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { factorAdviceOf } from './factorAdvice.ts';
import type { AddedFactor, FactorCalls } from './factorCalls.ts';
import { registerPasskey } from './passkeys.ts';
import { secondFactorText as t } from './secondFactor.words.ts';

type AddPasskeyProps = { readonly calls: FactorCalls; readonly onAdded: (added: AddedFactor) => void };

const validate = ({ name }: { name: string }) => ({
  name: name.trim() === '' ? t((w) => w.errors.required) : undefined,
});

/** Registers a passkey: its name, then what the browser asks. */
export const AddPasskey = ({ calls, onAdded }: AddPasskeyProps) => {
  const [advice, setAdvice] = useState<string | null>(null);
  const add = async ({ name }: { name: string }): Promise<undefined> => {
    setAdvice(null);
    try {
      onAdded(await registerPasskey(calls, name.trim()));
    } catch (error) {
      setAdvice(factorAdviceOf(error));
    }
  };
  return (
    <Stack gap={16}>
      {advice !== null && (
        <Notice role="alert" tone="danger" title={t((w) => w.app.failed)}>
          {advice}
        </Notice>
      )}
      <Text>{t((w) => w.passkey.intro)}</Text>
      <SmallForm
        initialValues={{ name: t((w) => w.passkey.defaultName) }}
        validate={validate}
        onSend={add}
        gap={16}
      >
        <TextInput name="name" label={t((w) => w.app.name)} help={t((w) => w.app.nameHelp)} maxLength={50} />
        <SendButton isBlock busyLabel={t((w) => w.app.busy)}>
          {t((w) => w.register.passkey)}
        </SendButton>
      </SmallForm>
    </Stack>
  );
};
