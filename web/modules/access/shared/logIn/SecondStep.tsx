import { useEffect, useRef, useState } from 'react';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { createApi } from '#web/parts/api/client.ts';
import { SecondFactorStep } from '#web/parts/api/generated/enums/SecondFactorStep.ts';
import { useServices } from '#web/parts/api/services.ts';
import { factorCallsOn } from '../secondFactor/factorCalls.ts';
import { ProveForm } from '../secondFactor/ProveForm.tsx';
import { RegisterFirst } from '../secondFactor/RegisterFirst.tsx';
import { secondFactorText as t } from '../secondFactor/secondFactor.words.ts';
import { LoginTitle } from '../site/loginStyle.ts';
import type { AwaitedFactor } from './logIn.ts';

/** Takes the focus: the log-in form before it is gone. */
const Head = ({ isFirst }: { readonly isFirst: boolean }) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Stack gap={8}>
      <LoginTitle ref={title} tabIndex={-1}>
        {t((w) => (isFirst ? w.register.title : w.prove.title))}
      </LoginTitle>
      {!isFirst && <Text>{t((w) => w.prove.lead)}</Text>}
    </Stack>
  );
};

type SecondStepProps = {
  readonly awaited: AwaitedFactor;
  /** The log-in is whole. */
  readonly onDone: () => void;
};

/** What comes after the right password of an administrator: showing his second factor, or registering the first one. */
export const SecondStep = ({ awaited, onDone }: SecondStepProps) => {
  const { line } = useServices();
  // Until it is whole, the token is nowhere but here: a page load begins anew.
  const [calls] = useState(() =>
    // Whoever has logged in here before does not own what is answered to this token.
    factorCallsOn(
      createApi({ ...line, fetch: line.send, tokenOf: () => awaited.token, ownerOf: () => null }),
    ),
  );
  const isFirst = awaited.needed.step === SecondFactorStep.Register;
  return (
    <Stack gap={24}>
      <Head isFirst={isFirst} />
      {isFirst ? (
        <RegisterFirst calls={calls} onDone={onDone} />
      ) : (
        <ProveForm calls={calls} kinds={awaited.needed.kinds} onProven={onDone} />
      )}
    </Stack>
  );
};
