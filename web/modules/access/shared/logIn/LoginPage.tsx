import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { AdminLogin } from './AdminLogin.tsx';
import { authText } from './auth.words.ts';
import type { LoginPageProps } from './loginPageProps.ts';
import { ProjectLogin } from './ProjectLogin.tsx';
import { UserLogin } from './UserLogin.tsx';

/** The log-in pages of all six contexts (spec 2). */
export const LoginPage = (props: LoginPageProps) => {
  usePageTitle(authText((w) => w.title));
  const { door } = props;
  if (door.area === 'admin') return <AdminLogin {...props} />;
  if (door.area === 'user' && door.projectId === null) return <UserLogin {...props} />;
  return <ProjectLogin {...props} />;
};
