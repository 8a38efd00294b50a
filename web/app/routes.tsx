import {
  createBrowserRouter,
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import { useSessions } from '#web/api/services.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { paths } from '#web/navigation/paths.ts';
import { VariantContext } from '#web/navigation/variantContext.ts';
import { AdminShell } from './AppShell/AdminShell.tsx';
import { ApplicationShell } from './AppShell/ApplicationShell.tsx';
import { UserShell } from './AppShell/UserShell.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Guard } from './Guard.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { adminRoutes } from './routes/admin.tsx';
import { applicationRoutes } from './routes/application.tsx';
import { userRoutes } from './routes/user.tsx';
import type { Installation } from './settings.ts';
import { useArrival } from './useArrival.ts';

const Root = () => {
  useArrival();
  return (
    <>
      <OfflineBanner />
      <Outlet />
      <ScrollRestoration />
    </>
  );
};

const RouteErrorPage = () => <ErrorPage error={useRouteError()} />;

/** The bare address: a corporation user's home, or through the guard to the log-in. */
const Start = () => {
  const projectId = useSessions().userSession.user?.projectId;
  return projectId === undefined ? <NotFound /> : <Navigate replace to={paths.userHome(projectId)} />;
};

const notFound: RouteObject = { path: '*', element: <NotFound /> };

const areas = ({ settings, variant }: Installation): RouteObject[] => {
  const guarded = (page: React.ReactNode) => <Guard publicSite={settings.publicSite}>{page}</Guard>;
  const within = (Shell: typeof AdminShell) =>
    guarded(
      <Shell settings={settings} variant={variant}>
        <Outlet />
      </Shell>,
    );
  return [
    { path: 'admin', element: within(AdminShell), children: [...adminRoutes, notFound] },
    { path: 'user/:projectId', element: within(UserShell), children: [...userRoutes, notFound] },
    { path: 'application', element: within(ApplicationShell), children: [...applicationRoutes, notFound] },
    { index: true, element: guarded(<Start />) },
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
export const routesOf = (installation: Installation): RouteObject[] => [
  {
    element: (
      <VariantContext value={installation.variant}>
        <Root />
      </VariantContext>
    ),
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: <></>,
    children: areas(installation),
  },
];

export const createRouter = (installation: Installation) => createBrowserRouter(routesOf(installation));
