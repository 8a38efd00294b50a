import { lazy, Suspense, useEffect, useState } from 'react';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { useServices } from '#web/api/services.ts';
import { authText } from '../authText.ts';
import { LoginCard, LoginTitle } from '../site/loginStyle.ts';
import { SiteFrame } from '../site/SiteFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginLayout } from './LoginLayout.tsx';
import type { Credentials } from './logIn.ts';
import type { LoginPageProps } from './loginPageProps.ts';
import type { UserLoginProject } from './ProjectChoice.tsx';
import { ReasonNotice } from './ReasonNotice.tsx';
import { useLogInAndLeave } from './useLogIn.ts';

// Fetched while e-mail and password are typed: of all log-in pages only this one has a choice after them.
const loadChoice = async () => ({ default: (await import('./ProjectChoice.tsx')).ProjectChoice });
const ProjectChoice = lazy(loadChoice);

type Choice = { readonly credentials: Credentials; readonly projects: readonly UserLoginProject[] };

/**
 * /user/login: the project is chosen after the log-in, since only then may the address be told where it is
 * known. With one project there is nothing to choose.
 */
export const UserLogin = ({ search, title, reason }: LoginPageProps) => {
  const { api } = useServices();
  const [choice, setChoice] = useState<Choice | null>(null);
  const logInAndLeave = useLogInAndLeave(search);
  useEffect(() => void loadChoice().catch(() => undefined), []);

  const enter = (credentials: Credentials, projectId: number) =>
    logInAndLeave({ context: 'user', projectId }, credentials);

  const findProjects = async (credentials: Credentials): Promise<void> => {
    const { body } = await api.change(
      'post',
      '/api/user/session/project',
      { body: credentials },
      { kind: 'credentials' },
    );
    const [only, ...others] = body.items;
    if (only !== undefined && others.length === 0) await enter(credentials, only.projectId);
    else setChoice({ credentials, projects: body.items });
  };

  return (
    <SiteFrame title={title} width="login">
      {choice === null ? (
        <LoginLayout
          head={<UserLoginHead />}
          form={<UserLoginCard reason={reason} onLogIn={findProjects} />}
        />
      ) : (
        <Suspense fallback={<LoginLayout head={<UserLoginHead />} form={<LoginCardInWaiting />} />}>
          <ProjectChoice
            projects={choice.projects}
            onChoose={(projectId) => enter(choice.credentials, projectId)}
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

type UserLoginCardProps = Pick<LoginPageProps, 'reason'> & {
  onLogIn: (credentials: Credentials) => Promise<void>;
};

const UserLoginCard = ({ reason, onLogIn }: UserLoginCardProps) => (
  <LoginCard>
    <ReasonNotice reason={reason} />
    <LoginForm emailHelp={authText((w) => w.user.emailHelp)} onLogIn={onLogIn} />
    <Text size={14} tone="muted">
      {authText((w) => w.user.forgottenWithoutProject)}
    </Text>
  </LoginCard>
);
