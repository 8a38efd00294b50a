import { lazy, Suspense } from 'react';
import { SnackbarProvider } from '#ui-kit/Snackbar/index.ts';
import { DomainType } from '#web/api/generated/enums/DomainType.ts';
import type { InvalidReason } from '#web/api/invalidReason.ts';
import { LoginPage } from '#web/features/auth/logIn/LoginPage.tsx';
import type { AuthRoute } from '#web/navigation/authRoute.ts';
import type { Variant } from '#web/navigation/variant.ts';
import { programmeTitleOf } from '#web/text/programmeTitle.ts';

const PasswordPage = lazy(async () => ({
  default: (await import('#web/features/auth/password/PasswordPage.tsx')).PasswordPage,
}));

type AuthAppProps = {
  route: AuthRoute;
  search: string;
  variant: Variant;
  reason: InvalidReason | null;
  /** Whether this installation names providers at which people log in. */
  hasProviders?: boolean | undefined;
};

/** The small application in front of the log-in boundary: no router, no grid, no menu. */
export const AuthApp = ({ route, search, variant, reason, hasProviders }: AuthAppProps) => {
  const { page, door, provider } = route;
  const title = programmeTitleOf(DomainType[variant]);
  return (
    <SnackbarProvider>
      {page === 'login' ? (
        <LoginPage
          door={door}
          search={search}
          title={title}
          reason={reason}
          hasProviders={hasProviders}
          provider={provider}
        />
      ) : (
        <Suspense fallback={null}>
          <PasswordPage door={door} search={search} title={title} />
        </Suspense>
      )}
    </SnackbarProvider>
  );
};
