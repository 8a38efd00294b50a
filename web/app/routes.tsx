import type { ComponentType, ReactNode } from 'react';
import { useSessions } from '#web/api/services.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { paths } from '#web/navigation/paths.ts';
import { VariantContext } from '#web/navigation/variantContext.ts';
import { GoTo } from '#web/router/GoTo.tsx';
import type { Route } from '#web/router/matching.ts';
import { Outlet } from '#web/router/RouterProvider.tsx';
import { useScroll } from '#web/router/useScroll.ts';
import { Guard } from './Guard.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { adminRoutes } from './routes/admin.tsx';
import { applicationRoutes } from './routes/application.tsx';
import { userRoutes } from './routes/user.tsx';
import type { Installation } from './settings.ts';
import { useArrival } from './useArrival.ts';

const Root = () => {
  useArrival();
  useScroll();
  return (
    <>
      <OfflineBanner />
      <Outlet />
    </>
  );
};

/** The bare address: a corporation user's home, or through the guard to the log-in. */
const Start = () => {
  const projectId = useSessions().userSession.user?.projectId;
  return projectId === undefined ? <NotFound /> : <GoTo to={paths.userHome(projectId)} />;
};

const notFound: Route = { path: '*', element: <NotFound /> };

type AreaShell = ComponentType<Installation & { children: ReactNode }>;

const areas = (installation: Installation): Route[] => {
  const guarded = (page: ReactNode) => <Guard publicSite={installation.settings.publicSite}>{page}</Guard>;
  // The shell of an area comes beside its page: nobody needs the menus of the others.
  const within = (load: () => Promise<AreaShell>) => async () => {
    const Shell = await load();
    return () =>
      guarded(
        <Shell {...installation}>
          <Outlet />
        </Shell>,
      );
  };
  return [
    {
      path: 'admin',
      load: within(async () => (await import('./AppShell/AdminShell.tsx')).AdminShell),
      children: [...adminRoutes, notFound],
    },
    {
      path: 'user/:projectId',
      load: within(async () => (await import('./AppShell/UserShell.tsx')).UserShell),
      children: [...userRoutes, notFound],
    },
    {
      path: 'application',
      load: within(async () => (await import('./AppShell/ApplicationShell.tsx')).ApplicationShell),
      children: [...applicationRoutes, notFound],
    },
    { isIndex: true, element: guarded(<Start />) },
    {
      path: '*',
      element: guarded(
        <main>
          <NotFound />
        </main>,
      ),
    },
  ];
};

/** Every page behind the log-in boundary. The pages in front of it are those of `authRouteOf`. */
export const routesOf = (installation: Installation): Route[] => [
  {
    element: (
      <VariantContext value={installation.variant}>
        <Root />
      </VariantContext>
    ),
    children: areas(installation),
  },
];
