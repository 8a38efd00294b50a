import { lazy, Suspense, useEffect, useState } from 'react';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { useServices, useSessions } from '#web/parts/api/services.ts';
import { paths } from '#web/parts/navigation/paths.ts';
import { safeReturnUrl } from '#web/parts/navigation/returnUrl.ts';
import { LoginCard, LoginTitle } from '../site/loginStyle.ts';
import { SiteFrame } from '../site/SiteFrame.tsx';
import { authText } from './auth.words.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginLayout } from './LoginLayout.tsx';
import { LoginWays } from './LoginWays.tsx';
import type { Credentials } from './logIn.ts';
import type { LoginPageProps } from './loginPageProps.ts';
import type { UserLoginProject } from './ProjectChoice.tsx';
import { providerCallsOn } from './providerCalls.ts';
import { ReasonNotice } from './ReasonNotice.tsx';
import { ReturnNotice } from './ReturnNotice.tsx';
import { useLogInAndLeave } from './useLogIn.ts';
import { type ProviderReturn, useProviderReturn } from './useProviderReturn.ts';

// Fetched while e-mail and password are typed: of all log-in pages only this one has a choice after them.
const loadChoice = async () => ({ default: (await import('./ProjectChoice.tsx')).ProjectChoice });
const ProjectChoice = lazy(loadChoice);

type Choice = {
  readonly projects: readonly UserLoginProject[];
  readonly onChoose: (projectId: number) => Promise<void>;
};

/** With a password: the projects in which it is valid, or into the only one. */
const usePasswordWay = (search: string, setChoice: (choice: Choice) => void) => {
  const { api } = useServices();
  const logInAndLeave = useLogInAndLeave(search);
  const enter = (credentials: Credentials, projectId: number) =>
    logInAndLeave({ context: 'user', projectId }, credentials);
  return async (credentials: Credentials): Promise<void> => {
    const { body } = await api.change(
      'post',
      '/api/user/session/project',
      { body: credentials },
      { kind: 'credentials' },
    );
    const [only, ...others] = body.items;
    if (only !== undefined && others.length === 0) await enter(credentials, only.projectId);
    else setChoice({ projects: body.items, onChoose: (projectId) => enter(credentials, projectId) });
  };
};

/** With a provider's answer: into its project; if there are several, the choice is sent to the provider again. */
const useProviderWay = (setChoice: (choice: Choice) => void) => {
  const { api, sessions, leave, goToProvider } = useServices();
  return async (provider: string, answer: string): Promise<boolean> => {
    const calls = providerCallsOn(api);
    const { session, projects, returnUrl } = await calls.finishUser(provider, answer);
    const goal = safeReturnUrl(returnUrl);
    if (session !== null) {
      const { token, ...started } = session;
      sessions.accept('user', started, token);
      leave(goal ?? paths.userHome(started.user.projectId));
      return true;
    }
    if (projects.length === 0) {
      leave(goal ?? paths.userLogin);
      return true;
    }
    setChoice({
      projects,
      onChoose: async (projectId) =>
        goToProvider(await calls.startUser(provider, { projectId, returnUrl: goal })),
    });
    return false;
  };
};

/**
 * /user/login: the project is chosen after the log-in, since only then may the address be told where it is
 * known. With one project there is nothing to choose.
 */
export const UserLogin = (props: LoginPageProps) => {
  const { search: given, title, provider } = props;
  const search = provider === undefined ? given : '';
  const [choice, setChoice] = useState<Choice | null>(null);
  useEffect(() => void loadChoice().catch(() => undefined), []);
  const findProjects = usePasswordWay(search, setChoice);
  const returned = useProviderReturn(provider, given, useProviderWay(setChoice));
  return (
    <SiteFrame title={title} width="login">
      {choice === null ? (
        <LoginLayout
          head={<UserLoginHead />}
          form={<UserLoginCard {...props} search={search} returned={returned} onLogIn={findProjects} />}
        />
      ) : (
        <Suspense fallback={<LoginLayout head={<UserLoginHead />} form={<LoginCardInWaiting />} />}>
          <ProjectChoice
            projects={choice.projects}
            onChoose={choice.onChoose}
            onBack={() => setChoice(null)}
          />
        </Suspense>
      )}
    </SiteFrame>
  );
};

const UserLoginHead = () => (
  <>
    <Text size={14} tone="muted">
      {authText((w) => w.user.overPlain)}
    </Text>
    <LoginTitle>{authText((w) => w.user.title)}</LoginTitle>
    <Text isMeasured>{authText((w) => w.user.lead)}</Text>
  </>
);

const LoginCardInWaiting = () => (
  <LoginCard>
    <Skeleton rows={4} />
  </LoginCard>
);

type UserLoginCardProps = Pick<LoginPageProps, 'reason' | 'hasProviders' | 'search'> & {
  returned: ProviderReturn;
  onLogIn: (credentials: Credentials) => Promise<void>;
};

const UserLoginCard = ({ reason, hasProviders = false, search, returned, onLogIn }: UserLoginCardProps) => {
  const { user } = useSessions().userSession;
  return (
    <LoginCard>
      <ReasonNotice reason={reason} />
      <ReturnNotice
        advice={returned.advice}
        insideHref={user === null ? null : `${paths.userHome(user.projectId)}/company`}
      />
      <LoginWays
        area="user"
        hasProviders={hasProviders}
        isBusy={returned.isBusy}
        search={search}
        projectId={null}
      >
        <LoginForm emailHelp={authText((w) => w.user.emailHelp)} onLogIn={onLogIn} />
        <Text size={14} tone="muted">
          {authText((w) => w.user.forgottenWithoutProject)}
        </Text>
      </LoginWays>
    </LoginCard>
  );
};
