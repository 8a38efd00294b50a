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

/** Shell and pages of one kind of user, in one script: nobody needs the menus and tables of the others. */
type AreaScript = {
  readonly Shell: ComponentType<Installation & { children: ReactNode }>;
  readonly routes: readonly Route[];
};

const areas = (installation: Installation): Route[] => {
  const guarded = (page: ReactNode) => <Guard publicSite={installation.settings.publicSite}>{page}</Guard>;
  const area = (path: string, fetchArea: () => Promise<AreaScript>): Route => ({
    path,
    load: async () => {
      const { Shell } = await fetchArea();
      return () =>
        guarded(
          <Shell {...installation}>
            <Outlet />
          </Shell>,
        );
    },
    loadChildren: async () => [...(await fetchArea()).routes, notFound],
  });
  return [
    area('admin', () => import('./routes/adminArea.ts')),
    area('user/:projectId', () => import('./routes/userArea.ts')),
    area('application', () => import('./routes/applicationArea.ts')),
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
