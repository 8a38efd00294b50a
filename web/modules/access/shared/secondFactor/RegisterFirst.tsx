import { ArrowLeft, KeyRound, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { AddAuthenticatorApp } from './AddAuthenticatorApp.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import type { FactorCalls } from './factorCalls.ts';
import { hasPasskeys } from './passkeys.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { secondFactorText as t } from './secondFactor.words.ts';

type Way = 'app' | 'passkey';

const Ways = ({ onChoose }: { readonly onChoose: (way: Way) => void }) => (
  <Stack gap={16}>
    <Text>{t((w) => w.register.lead)}</Text>
    <Stack gap={4}>
      <Button size="large" isBlock icon={Smartphone} onClick={() => onChoose('app')}>
        {t((w) => w.register.app)}
      </Button>
      <Text size={14} tone="muted">
        {t((w) => w.register.appText)}
      </Text>
    </Stack>
    {hasPasskeys() && (
      <Stack gap={4}>
        <Button size="large" isBlock icon={KeyRound} onClick={() => onChoose('passkey')}>
          {t((w) => w.register.passkey)}
        </Button>
        <Text size={14} tone="muted">
          {t((w) => w.register.passkeyText)}
        </Text>
      </Stack>
    )}
  </Stack>
);

type RegisterFirstProps = {
  readonly calls: FactorCalls;
  /** It is registered, and its recovery codes were shown. */
  readonly onDone: () => void;
};

/** Leads to the first second factor: which, how, and the codes for who loses it. */
export const RegisterFirst = ({ calls, onDone }: RegisterFirstProps) => {
  const [way, setWay] = useState<Way | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) {
    return <RecoveryCodes codes={codes} doneLabel={t((w) => w.codes.goOn)} onDone={onDone} />;
  }
  if (way === null) return <Ways onChoose={setWay} />;
  const Add = way === 'app' ? AddAuthenticatorApp : AddPasskey;
  return (
    <Stack gap={16}>
      <Add
        calls={calls}
        onAdded={({ recoveryCodes }) => (recoveryCodes === null ? onDone() : setCodes(recoveryCodes))}
      />
      <Button variant="quiet" icon={ArrowLeft} onClick={() => setWay(null)}>
        {t((w) => w.register.back)}
      </Button>
    </Stack>
  );
};
