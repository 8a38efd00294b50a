import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { BrandMark } from '#ui-kit/BrandMark/index.ts';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { SkipLink } from '#ui-kit/SkipLink/index.ts';
import { color, leading, space, text } from '#ui-kit/tokens/index.ts';
import { useSessions } from '#web/parts/api/services.ts';
import { carryToken } from '#web/parts/navigation/carryToken.ts';
import { paths } from '#web/parts/navigation/paths.ts';
import { shellText } from '#web/parts/text/shell.words.ts';
import { LoginCard } from '../site/loginStyle.ts';
import { authText } from './auth.words.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginWays } from './LoginWays.tsx';
import type { LoginPageProps } from './loginPageProps.ts';
import { ReasonNotice } from './ReasonNotice.tsx';
import { ReturnNotice } from './ReturnNotice.tsx';
import { useAdminLogIn, useSkipWhenInside } from './useLogIn.ts';
import { useProviderReturn } from './useProviderReturn.ts';

// Only for who has a second factor, or needs one.
const SecondStep = lazy(async () => ({ default: (await import('./SecondStep.tsx')).SecondStep }));

const Frame = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  min-height: 100dvh;
`;

const Centre = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 26rem);
  align-content: center;
  justify-content: center;
  gap: ${space[24]};
  padding: ${space[32]} ${space[16]};
  &:focus { outline: none; }
`;

const Brand = styled.header`
  display: grid;
  justify-items: center;
  gap: ${space[12]};
  text-align: center;
  h1 { font-size: ${text[24]}; line-height: ${leading[24]}; }
  p { color: ${color.textMuted}; font-size: ${text[14]}; line-height: ${leading[14]}; }
`;

const Foot = styled.footer`
  padding: ${space[16]} ${space[16]} ${space[24]};
  color: ${color.textMuted};
  font-size: ${text[14]};
  line-height: ${leading[14]};
  text-align: center;
`;

const Product = () => (
  <Brand>
    <BrandMark width="48" height="48" />
    <div>
      <h1>{shellText((w) => w.product)}</h1>
      <p>{authText((w) => w.admin.lead)}</p>
    </div>
  </Brand>
);

const TARGET = { context: 'admin' } as const;

/** Where an administrator links his accounts. */
const SECURITY = '/admin/security';

const Forgotten = ({ search }: Pick<LoginPageProps, 'search'>) => (
  <ButtonLink variant="quiet" isBlock href={carryToken(paths.adminPassword, search)}>
    {authText((w) => w.forgotten)}
  </ButtonLink>
);

/** /admin/login */
export const AdminLogin = ({ search: given, reason, hasProviders = false, provider }: LoginPageProps) => {
  // What a provider has added to the address is nothing to the other links of the page.
  const search = provider === undefined ? given : '';
  const { awaited, send, takeAnswer, finish } = useAdminLogIn(search);
  const returned = useProviderReturn(provider, given, takeAnswer);
  const isInside = useSessions().adminSession.isLoggedIn;
  useSkipWhenInside(provider === undefined ? TARGET : null, search);
  return (
    <Frame>
      <SkipLink />
      <Centre id="main" tabIndex={-1}>
        <Product />
        <LoginCard>
          {awaited === null ? (
            <>
              <ReasonNotice reason={reason} />
              <ReturnNotice advice={returned.advice} insideHref={isInside ? SECURITY : null} />
              <LoginWays area="admin" {...{ hasProviders, search }} isBusy={returned.isBusy} projectId={null}>
                <Stack gap={12}>
                  <LoginForm onLogIn={send} />
                  <Forgotten search={search} />
                </Stack>
              </LoginWays>
            </>
          ) : (
            <Suspense fallback={<Skeleton rows={4} />}>
              <SecondStep awaited={awaited} onDone={finish} />
            </Suspense>
          )}
        </LoginCard>
      </Centre>
      <Foot>{authText((w) => w.admin.foot)}</Foot>
    </Frame>
  );
};
