import type { ReactNode } from 'react';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { SiteFrame } from '#web/modules/access/shared/site/SiteFrame.tsx';
import { type Applicant, applicantOf } from '#web/parts/api/applicant.ts';
import { AdminTypeLabel, DomainType } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useSessions } from '#web/parts/api/services.ts';
import type { State } from '#web/parts/api/sessionState.ts';
import { paths, projectIdOf } from '#web/parts/navigation/paths.ts';
import { usePlace } from '#web/parts/router/shown.ts';
import { programmeTitleOf } from '#web/parts/text/programmeTitle.ts';
import type { Installation } from '../settings.ts';
import { AppShell } from './AppShell.tsx';
import { applicationMenuOf, visitingAdminMenu } from './applicationMenu.ts';
import { ownMenuText } from './ownMenu.words.ts';
import { statusOf } from './statusOf.ts';

/** Under whose name things happen here: the applicant's own session answers, where there is one. */
const visitorWords = (applicant: Applicant | null): string =>
  applicant === null
    ? ownMenuText((w) => w.visitingApplicant)
    : ownMenuText((w) => w.bothLoggedIn, { name: applicant.user.name ?? applicant.user.email });

/**
 * The frame of application pages, by who looks: an administrator first (spec 2: his check has priority), then
 * the applicant; a visitor of a public page gets no menu.
 */
export const ApplicationShell = ({ settings, variant, children }: Installation & { children: ReactNode }) => {
  const sessions = useSessions();
  const { pathname, search } = usePlace();
  const applicant = applicantOf(sessions, projectIdOf(pathname, search));
  const admin = sessions.adminSession.adminUser;
  if (admin !== null) {
    return <VisitingAdminShell {...{ settings, variant, applicant, admin }}>{children}</VisitingAdminShell>;
  }
  if (applicant === null) {
    return (
      <VisitorShell projectId={projectIdOf(pathname, search)} variant={variant}>
        {children}
      </VisitorShell>
    );
  }
  const { context, user } = applicant;
  return (
    <AppShell
      title={programmeTitleOf(user.domainType)}
      homeHref={paths.applicationHome(user.projectId)}
      status={statusOf(settings, [user.projectName])}
      groups={applicationMenuOf(user.projectId)}
      account={{
        context,
        name: user.name ?? user.email,
        email: user.email,
        loginPath: paths.applicationProjectLogin(user.projectId),
        hasMailPreferences: true,
      }}
    >
      {children}
    </AppShell>
  );
};

type VisitorProps = { projectId: number | null; variant: Installation['variant']; children: ReactNode };

/** The title is that of the round's own programme, whatever the host is (spec 2 "Shell layout"). */
const VisitorShell = ({ projectId, variant, children }: VisitorProps) => {
  const project = useRead(
    '/api/project/{projectId}/public',
    { path: { projectId: projectId ?? 0 } },
    { isEnabled: projectId !== null },
  );
  return (
    <SiteFrame title={programmeTitleOf(project.data?.body.domainType ?? DomainType[variant])}>
      {children}
    </SiteFrame>
  );
};

type VisitingProps = Installation & {
  applicant: ReturnType<typeof applicantOf>;
  admin: NonNullable<State['adminSession']['adminUser']>;
  children: ReactNode;
};

/** An administrator on the pages of an applicant: his own menu, and whom he visits. */
const VisitingAdminShell = ({ settings, variant, applicant, admin, children }: VisitingProps) => (
  <AppShell
    title={programmeTitleOf(applicant?.user.domainType ?? DomainType[variant])}
    homeHref={paths.adminHome}
    status={statusOf(settings, [AdminTypeLabel[admin.type]])}
    groups={visitingAdminMenu}
    account={{
      context: 'admin',
      name: AdminTypeLabel[admin.type],
      email: admin.email,
      loginPath: paths.adminLogin,
      hasPassword: false,
    }}
  >
    <Stack gap={24}>
      <Notice title={visitorWords(applicant)} />
      {children}
    </Stack>
  </AppShell>
);
