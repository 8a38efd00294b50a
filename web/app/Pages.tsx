import type { ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useSessions } from '#web/parts/api/services.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { paths } from '#web/parts/navigation/paths.ts';
import { VariantContext } from '#web/parts/navigation/variantContext.ts';
import { useScroll } from '#web/parts/router/useScroll.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { OtherAccountBanner } from './OtherAccountBanner.tsx';
import { AREAS, type Area, pageAt, pagePatternOf, patternOf } from './routes/areas.ts';
import { PageContext } from './routes/page.ts';
import { Guard } from './session/Guard.tsx';
import type { Installation } from './settings.ts';
import { useArrival } from './useArrival.ts';

/** The bare address: a corporation user's home, or through the guard to the log-in. */
const Start = () => {
  const projectId = useSessions().userSession.user?.projectId;
  return projectId === undefined ? <NotFound /> : <Redirect to={paths.userHome(projectId)} replace />;
};

/** The pages of an area in their shell. What is shown has been loaded before: see `prepareAt`. */
const AreaPages = ({ area, ...installation }: Installation & { area: Area }) => {
  const script = area.part.loaded();
  if (script === null) return null;
  const { Shell, pages } = script;
  return (
    <Shell {...installation}>
      <Switch>
        {pages.map((page) => (
          <Route
            key={page.path}
            path={pagePatternOf(area, page)}
            component={page.part.loaded() ?? NotFound}
          />
        ))}
        <Route component={NotFound} />
      </Switch>
    </Shell>
  );
};

const Root = ({ children }: { children: ReactNode }) => {
  useArrival();
  useScroll();
  return (
    <>
      <OfflineBanner />
      <OtherAccountBanner />
      {children}
    </>
  );
};

/** Every page behind the log-in boundary. The pages in front of it are those of `authRouteOf`. */
export const Pages = (installation: Installation) => {
  const [pathname] = useLocation();
  const guarded = (page: ReactNode) => <Guard publicSite={installation.settings.publicSite}>{page}</Guard>;
  return (
    <VariantContext value={installation.variant}>
      <PageContext value={pageAt(pathname)?.options ?? null}>
        <Root>
          <Switch>
            {AREAS.map((area) => (
              <Route key={area.path} path={patternOf(area)}>
                {guarded(<AreaPages area={area} {...installation} />)}
              </Route>
            ))}
            <Route path="/">{guarded(<Start />)}</Route>
            <Route>
              {guarded(
                <main>
                  <NotFound />
                </main>,
              )}
            </Route>
          </Switch>
        </Root>
      </PageContext>
    </VariantContext>
  );
};
