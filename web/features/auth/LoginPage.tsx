import { lazy, Suspense } from 'react';
import type { InvalidReason } from '#web/api/invalidReason.ts';
import type { Door } from '#web/navigation/authRoute.ts';
import { usePageTitle } from '#web/navigation/usePageTitle.ts';
import { authText } from './authText.ts';

// A chunk each: the log-in of administrators carries no announcements, and no choice of projects.
const AdminLogin = lazy(async () => ({ default: (await import('./AdminLogin.tsx')).AdminLogin }));
const ProjectLogin = lazy(async () => ({ default: (await import('./ProjectLogin.tsx')).ProjectLogin }));
const UserLogin = lazy(async () => ({ default: (await import('./UserLogin.tsx')).UserLogin }));

/** What every log-in page is given: who knocks, from where, and why. */
export type LoginPageProps = {
  readonly door: Door;
  /** `location.search` as the page was opened: return_url and token. */
  readonly search: string;
  /** Title of the programme for pages without a project. */
  readonly title: string;
  /** Why the last session of this browser ended, if it did just now. */
  readonly reason: InvalidReason | null;
};

const loginOf = (door: Door) => {
  if (door.area === 'admin') return AdminLogin;
  return door.area === 'user' && door.projectId === null ? UserLogin : ProjectLogin;
};

/** The log-in pages of all six contexts (spec 2). */
export const LoginPage = (props: LoginPageProps) => {
  usePageTitle(authText((w) => w.title));
  const Login = loginOf(props.door);
  return (
    <Suspense fallback={null}>
      <Login {...props} />
    </Suspense>
  );
};
