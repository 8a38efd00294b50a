import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { SecondFactorKind } from '#web/parts/api/generated/enums/SecondFactorKind.ts';
import { SendButton } from '#web/parts/form/SendButton.tsx';
import { SmallForm } from '#web/parts/form/SmallForm.tsx';
import { TextInput } from '#web/parts/form/TextInput.tsx';
import { factorAdviceOf } from './factorAdvice.ts';
import type { FactorCalls } from './factorCalls.ts';
import { proveByPasskey } from './passkeys.ts';
import { secondFactorText as t } from './secondFactor.words.ts';

type ProveFormProps = {
  readonly calls: FactorCalls;
  /** What the person has. */
  readonly kinds: readonly SecondFactorKind[];
  readonly onProven: () => void;
};

/** One way of showing it, and what is said when it fails. */
const useProof = (onProven: () => void) => {
  const [advice, setAdvice] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const prove = async (show: () => Promise<unknown>): Promise<undefined> => {
    setAdvice(null);
    setIsBusy(true);
    try {
      await show();
    } catch (error) {
      setAdvice(factorAdviceOf(error));
      setIsBusy(false);
      return;
    }
    onProven();
  };
  return { prove, advice, isBusy };
};

const requiredIn = ({ code }: { code: string }) => ({
  code: code.trim() === '' ? t((w) => w.errors.required) : undefined,
});

type CodeFormProps = { readonly isRecovery: boolean; readonly onSend: (code: string) => Promise<undefined> };

const CodeForm = ({ isRecovery, onSend }: CodeFormProps) => (
  <SmallForm initialValues={{ code: '' }} validate={requiredIn} onSend={({ code }) => onSend(code)} gap={16}>
    <TextInput
      name="code"
      label={t((w) => (isRecovery ? w.prove.recovery : w.prove.code))}
      help={t((w) => (isRecovery ? w.prove.recoveryHelp : w.prove.codeHelp))}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      maxLength={40}
      aria-required
    />
    <SendButton isBlock busyLabel={t((w) => w.prove.busy)}>
      {t((w) => w.prove.submit)}
    </SendButton>
  </SmallForm>
);

type PasskeyProps = { readonly isPrimary: boolean; readonly isBusy: boolean; readonly onPress: () => void };

const PasskeyButton = ({ isPrimary, isBusy, onPress }: PasskeyProps) => (
  <Button
    variant={isPrimary ? 'primary' : 'secondary'}
    size="large"
    isBlock
    icon={KeyRound}
    isBusy={isBusy}
    onClick={onPress}
  >
    {t((w) => w.prove.passkey)}
  </Button>
);

/** Shows a second factor: a passkey, the code of an app, or a recovery code in their place. */
export const ProveForm = ({ calls, kinds, onProven }: ProveFormProps) => {
  const hasApp = kinds.includes(SecondFactorKind.Totp);
  const [isRecovery, setIsRecovery] = useState(false);
  const { prove, advice, isBusy } = useProof(onProven);
  return (
    <Stack gap={16}>
      {advice !== null && (
        <Notice role="alert" tone="danger" title={t((w) => w.prove.failed)}>
          {advice}
        </Notice>
      )}
      {kinds.includes(SecondFactorKind.Passkey) && (
        <PasskeyButton
          isPrimary={!hasApp && !isRecovery}
          isBusy={isBusy}
          onPress={() => void prove(() => proveByPasskey(calls))}
        />
      )}
      {(hasApp || isRecovery) && (
        <CodeForm
          key={String(isRecovery)}
          isRecovery={isRecovery}
          onSend={(code) => prove(() => calls.proveByCode(code.trim()))}
        />
      )}
      <Button variant="quiet" isBlock onClick={() => setIsRecovery(!isRecovery)}>
        {t((w) => (isRecovery && hasApp ? w.prove.useCode : w.prove.useRecovery))}
      </Button>
      {isRecovery && (
        <Text size={14} tone="muted">
          {t((w) => w.prove.lost)}
        </Text>
      )}
    </Stack>
  );
};
