import { type ReactNode, useSyncExternalStore } from 'react';
import { AdminType, AdminTypeLabel, DomainType } from '#web/parts/api/generated/enums.ts';
import { useServices, useSessions } from '#web/parts/api/services.ts';
import type { State } from '#web/parts/api/sessionState.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { useLeftExports } from '#web/parts/list/exports/leftExports.ts';
import { useWorkCounts } from '#web/parts/list/useWorkCounts.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { paths } from '#web/parts/navigation/paths.ts';
import { programmeTitleOf } from '#web/parts/text/programmeTitle.ts';
import type { Installation } from '../settings.ts';
import { AppShell } from './AppShell.tsx';
import { adminMenuOf, domainTypesAt } from './adminMenuOf.ts';
import { statusOf } from './statusOf.ts';

// Only for who ordered a file and went on before it was made.
const ExportWatch = createLazy(
  async () => (await import('#web/parts/list/exports/ExportWatch.tsx')).ExportWatch,
);

/** The shell of administrators: menu and title by deployment variant, entries by admin type (spec 2). */
export const AdminShell = ({ settings, variant, children }: Installation & { children: ReactNode }) => {
  const admin = useSessions().adminSession.adminUser;
  return admin === null ? (
    children
  ) : (
    <AdminFrame admin={admin} settings={settings} variant={variant}>
      {children}
    </AdminFrame>
  );
};

const StepUpDialog = createLazy(
  async () => (await import('#web/modules/access/shared/secondFactor/StepUpDialog.tsx')).StepUpDialog,
);

/** Where the server asks for the second factor again, in the middle of whatever page. */
const StepUp = () => {
  const { stepUp } = useServices();
  const isAsked = useSyncExternalStore(stepUp.subscribe, stepUp.isAsked);
  return isAsked && <Lazy part={StepUpDialog} props={{}} onFailed={() => stepUp.answer(false)} />;
};

type Admin = NonNullable<State['adminSession']['adminUser']>;

const AdminFrame = ({
  admin,
  settings,
  variant,
  children,
}: Installation & { admin: Admin; children: ReactNode }) => {
  const counts = useWorkCounts(undefined, domainTypesAt(variant));
  const { awaited, ready } = useLeftExports();
  const typeName = AdminTypeLabel[admin.type];
  return (
    <AppShell
      title={programmeTitleOf(DomainType[variant])}
      homeHref={paths.adminHome}
      status={statusOf(settings, [typeName])}
      groups={adminMenuOf(variant, admin.type, counts, ready.length)}
      account={{
        context: 'admin',
        name: typeName,
        email: admin.email,
        loginPath: paths.adminLogin,
        hasMailPreferences: admin.type === AdminType.Inspector,
        securityPath: adminPaths.security,
      }}
    >
      {children}
      <StepUp />
      {awaited.length > 0 && <Lazy part={ExportWatch} props={{ awaited }} />}
    </AppShell>
  );
};
