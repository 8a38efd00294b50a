import { useEffect, useState } from 'react';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { contextOfFamily } from '#web/parts/api/session.ts';
import type { Door } from '#web/parts/navigation/authRoute.ts';
import { carryToken } from '#web/parts/navigation/carryToken.ts';
import { paths } from '#web/parts/navigation/paths.ts';
import { programmeTitleOf } from '#web/parts/text/programmeTitle.ts';
import type { LoginTarget } from '../logIn/logIn.ts';
import { ProjectUnavailable } from '../site/ProjectUnavailable.tsx';
import { type LoginProject, type PublicProject, useLoginProject } from '../site/useLoginProject.ts';
import { LinkSentStep } from './LinkSentStep.tsx';
import { PasswordFrame } from './PasswordFrame.tsx';
import { RequestLinkStep } from './RequestLinkStep.tsx';
import { SetPasswordStep } from './SetPasswordStep.tsx';

type PasswordPageProps = {
  readonly door: Door;
  /** `location.search` as the page was opened. */
  readonly search: string;
  /** Title of the programme for pages without a project. */
  readonly title: string;
};

/** Under this name the token lies in the state of this page's place in the history: a reload finds it again. */
const KEPT = 'resetToken';

const keptToken = (): string | null => {
  const state: unknown = window.history.state;
  const kept: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, KEPT) : null;
  return typeof kept === 'string' && kept !== '' ? kept : null;
};

/** The token leaves the address bar at once, so that it stands in no address and no picture of the screen. */
const useTokenHidden = (): void => {
  useEffect(() => {
    const url = new URL(window.location.href);
    const token = url.searchParams.get('token');
    if (token === null) return;
    url.searchParams.delete('token');
    window.history.replaceState({ ...window.history.state, [KEPT]: token }, '', url);
  }, []);
};

const targetOf = (door: Door, loaded: LoginProject): LoginTarget | null => {
  if (door.area === 'admin') return { context: 'admin' };
  if (loaded.state !== 'ready') return null;
  const { id, family } = loaded.project;
  return { context: door.area === 'user' ? 'user' : contextOfFamily(family), projectId: id };
};

const loginPathOf = (target: LoginTarget): string => {
  if (target.context === 'admin') return paths.adminLogin;
  return target.context === 'user'
    ? paths.userProjectLogin(target.projectId)
    : paths.applicationProjectLogin(target.projectId);
};

/** /admin/password, /user/{projectId}/password, /application/project/{projectId}/password: asks for a link, or uses one. */
export const PasswordPage = ({ door, search, title }: PasswordPageProps) => {
  useTokenHidden();
  const loaded = useLoginProject(door);
  const target = targetOf(door, loaded);
  const project = loaded.state === 'ready' ? loaded.project : null;
  return (
    <PasswordFrame title={project === null ? title : programmeTitleOf(project.domainType)}>
      {target !== null && <Steps target={target} project={project} search={search} />}
      {target === null &&
        (loaded.state === 'loading' ? <Skeleton rows={5} /> : <ProjectUnavailable loaded={loaded} />)}
    </PasswordFrame>
  );
};

type Step =
  | { readonly name: 'ask' }
  | { readonly name: 'sent'; readonly email: string }
  | { readonly name: 'set'; readonly token: string };

type StepsProps = { target: LoginTarget; project: PublicProject | null; search: string };

const Steps = ({ target, project, search }: StepsProps) => {
  const [step, setStep] = useState<Step>(() => {
    const token = new URLSearchParams(search).get('token') ?? keptToken();
    return token === null || token === '' ? { name: 'ask' } : { name: 'set', token };
  });
  const loginHref = loginPathOf(target);
  if (step.name === 'set') {
    return (
      <SetPasswordStep
        target={target}
        token={step.token}
        loginHref={loginHref}
        onAskAgain={() => setStep({ name: 'ask' })}
      />
    );
  }
  if (step.name === 'sent')
    return <LinkSentStep target={target} email={step.email} project={project} loginHref={loginHref} />;
  return (
    <RequestLinkStep
      target={target}
      loginHref={carryToken(loginHref, search)}
      onSent={(email) => setStep({ name: 'sent', email })}
    />
  );
};
