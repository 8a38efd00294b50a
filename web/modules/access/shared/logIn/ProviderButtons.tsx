import { useCallback, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { border, color, space, text } from '#ui-kit/tokens/index.ts';
import { useServices } from '#web/parts/api/services.ts';
import { authText } from './auth.words.ts';
import type { LoginProvider } from './providerCalls.ts';
import { providerAdviceOf } from './useProviderReturn.ts';

const Or = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space[12]};
  color: ${color.textMuted};
  font-size: ${text[14]};
  &::before, &::after { content: ''; border-top: ${border.normal}; }
`;

/** Who comes back with the browser's back button finds the page as it was left, from the browser's memory. */
const useWhenBack = (onBack: () => void): void => {
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && onBack();
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, [onBack]);
};

type ProviderButtonsProps = {
  readonly providers: readonly LoginProvider[];
  /** Whether a form for a password stands above. */
  readonly isSecond: boolean;
  /** Asks the server where to go. */
  readonly onStart: (provider: string) => Promise<string>;
};

/** A button for each provider at which one may log in; it leads there. */
export const ProviderButtons = ({ providers, isSecond, onStart }: ProviderButtonsProps) => {
  const { goToProvider } = useServices();
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const [advice, setAdvice] = useState<string | null>(null);
  useWhenBack(useCallback(() => setBusyKey(null), []));
  const start = async (key: string): Promise<void> => {
    setBusyKey(key);
    setAdvice(null);
    try {
      goToProvider(await onStart(key));
    } catch (error) {
      setAdvice(providerAdviceOf(error, new Date()));
      setBusyKey(null);
    }
  };
  if (providers.length === 0) return null;
  return (
    <Stack gap={12} role="group" aria-label={authText((w) => w.ways.title)}>
      {isSecond && <Or>{authText((w) => w.ways.or)}</Or>}
      {advice !== null && (
        <Notice role="alert" tone="danger" title={authText((w) => w.failed.title)}>
          {advice}
        </Notice>
      )}
      {providers.map(({ key, label }) => (
        <Button
          key={key}
          isBlock
          variant={isSecond ? 'plain' : 'primary'}
          isBusy={busyKey === key}
          disabled={busyKey !== null && busyKey !== key}
          onClick={() => void start(key)}
        >
          {authText((w) => w.ways.with, { label })}
        </Button>
      ))}
    </Stack>
  );
};
