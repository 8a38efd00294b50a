import type { ReactNode } from 'react';
import { SiteFrame } from '#web/modules/access/shared/site/SiteFrame.tsx';
import { DomainType } from '#web/parts/api/generated/enums.ts';
import { useSessions } from '#web/parts/api/services.ts';
import { paths } from '#web/parts/navigation/paths.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { programmeTitleOf } from '#web/parts/text/programmeTitle.ts';
import type { Installation } from '../settings.ts';
import { AppShell } from './AppShell.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { statusOf } from './statusOf.ts';
import { userMenuOf } from './userMenu.ts';
import { useWaitingCounts } from './useWaitingCounts.ts';

/** The shell of corporation users: the programme's title, the project and the company under it. */
export const UserShell = ({ settings, variant, children }: Installation & { children: ReactNode }) => {
  const user = useSessions().userSession.user;
  const counts = useWaitingCounts();
  if (user === null) {
    return <SiteFrame title={programmeTitleOf(DomainType[variant])}>{children}</SiteFrame>;
  }
  const title = programmeTitleOf(user.domainType);
  // A project that is called like its programme is not said twice.
  const lines = [user.projectName, user.corporationName].filter((line) => line !== title);
  return (
    <AppShell
      title={title}
      homeHref={paths.userHome(user.projectId)}
      status={statusOf(settings, lines)}
      groups={userMenuOf(user.projectId, counts)}
      topBarEnd={<NotificationBell href={userPaths.notifications(user.projectId)} unread={counts.unread} />}
      account={{
        context: 'user',
        name: user.name,
        email: user.email,
        loginPath: paths.userProjectLogin(user.projectId),
        hasMailPreferences: true,
      }}
    >
      {children}
    </AppShell>
  );
};
