import type { ReactNode } from 'react';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';
import { useServices } from '#web/parts/api/services.ts';
import { safeReturnUrl } from '#web/parts/navigation/returnUrl.ts';
import { authText } from './auth.words.ts';
import { providerCallsOn } from './providerCalls.ts';
import { useLoginWays } from './useLoginWays.ts';

export type LoginWaysProps = {
  readonly area: 'admin' | 'user';
  readonly hasProviders: boolean;
  /** An answer of a provider is being looked at: nothing else is to be done here. */
  readonly isBusy?: boolean;
  /** `return_url` says where the visitor wanted to go. */
  readonly search: string;
  readonly projectId: number | null;
  /** The form for e-mail and password. */
  readonly children: ReactNode;
};

const ROWS = 5;

/** The form for a password, where one may log in with one, and the buttons that lead to other ways. */
export const LoginWays = ({
  area,
  hasProviders,
  isBusy = false,
  search,
  projectId,
  children,
}: LoginWaysProps) => {
  const { api } = useServices();
  const ways = useLoginWays(area, hasProviders);
  if (ways === null || isBusy)
    return (
      <div role="status">
        <VisuallyHidden>{isBusy && authText((w) => w.ways.finishing)}</VisuallyHidden>
        <Skeleton rows={ROWS} />
      </div>
    );
  const start = (provider: string): Promise<string> => {
    const returnUrl = safeReturnUrl(new URLSearchParams(search).get('return_url'));
    const calls = providerCallsOn(api);
    return area === 'admin'
      ? calls.startAdmin(provider, returnUrl)
      : calls.startUser(provider, { projectId, returnUrl });
  };
  const { Buttons, providers, hasPassword } = ways;
  return (
    <>
      {hasPassword && children}
      {Buttons !== null && <Buttons providers={providers} isSecond={hasPassword} onStart={start} />}
    </>
  );
};
