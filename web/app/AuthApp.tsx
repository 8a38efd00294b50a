import { lazy, Suspense } from 'react';
import { SnackbarProvider } from '#ui-kit/Snackbar/index.ts';
import { LoginPage } from '#web/modules/access/shared/logIn/LoginPage.tsx';
import { DomainType } from '#web/parts/api/generated/enums/DomainType.ts';
import type { InvalidReason } from '#web/parts/api/invalidReason.ts';
import type { AuthRoute } from '#web/parts/navigation/authRoute.ts';
import type { Variant } from '#web/parts/navigation/variant.ts';
import { programmeTitleOf } from '#web/parts/text/programmeTitle.ts';

const PasswordPage = lazy(async () => ({
  default: (await import('#web/modules/access/shared/password/PasswordPage.tsx')).PasswordPage,
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
