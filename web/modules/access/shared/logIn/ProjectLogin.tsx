import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { contextOfFamily } from '#web/parts/api/session.ts';
import { carryToken } from '#web/parts/navigation/carryToken.ts';
import { paths } from '#web/parts/navigation/paths.ts';
import { formatFiscalYear } from '#web/parts/text/frontFormat.ts';
import { programmeTitleOf } from '#web/parts/text/programmeTitle.ts';
import { Announcements } from '../site/Announcements.tsx';
import { ContactDesk } from '../site/ContactDesk.tsx';
import { LoginCard, LoginTitle } from '../site/loginStyle.ts';
import { ProjectUnavailable } from '../site/ProjectUnavailable.tsx';
import { SiteFrame } from '../site/SiteFrame.tsx';
import { type PublicProject, useLoginProject } from '../site/useLoginProject.ts';
import { authText } from './auth.words.ts';
import { LoginForm } from './LoginForm.tsx';
import { LoginLayout } from './LoginLayout.tsx';
import { LoginWays, type LoginWaysProps } from './LoginWays.tsx';
import type { LoginTarget } from './logIn.ts';
import type { LoginPageProps } from './loginPageProps.ts';
import { ReasonNotice } from './ReasonNotice.tsx';
import { useLogInAndLeave, useSkipWhenInside } from './useLogIn.ts';

type Area = 'user' | 'application';

/** /user/{projectId}/login, /application/project/{projectId}/login, /application/{applicationId}/login */
export const ProjectLogin = (props: LoginPageProps) => {
  const loaded = useLoginProject(props.door);
  const area: Area = props.door.area === 'user' ? 'user' : 'application';
  const title = loaded.state === 'ready' ? programmeTitleOf(loaded.project.domainType) : props.title;
  return (
    <SiteFrame title={title} width="login">
      {loaded.state === 'ready' ? (
        <ReadyLogin {...props} area={area} project={loaded.project} />
      ) : (
        <LoginLayout
          head={<LoginTitle>{authText((w) => w[area].title)}</LoginTitle>}
          form={
            loaded.state === 'loading' ? (
              <LoginCard>
                <Skeleton rows={5} />
              </LoginCard>
            ) : (
              <ProjectUnavailable loaded={loaded} />
            )
          }
        />
      )}
    </SiteFrame>
  );
};

const targetOf = (area: Area, { id, family }: PublicProject): LoginTarget => ({
  context: area === 'user' ? 'user' : contextOfFamily(family),
  projectId: id,
});

type ReadyLoginProps = LoginPageProps & { area: Area; project: PublicProject };

const ReadyLogin = ({ area, project, search, reason, hasProviders = false }: ReadyLoginProps) => {
  const target = targetOf(area, project);
  const logInAndLeave = useLogInAndLeave(search);
  useSkipWhenInside(target, search);
  const passwordPath =
    area === 'user' ? paths.userPassword(project.id) : paths.applicationPassword(project.id);
  return (
    <LoginLayout
      head={<LoginHead area={area} project={project} />}
      form={
        <LoginCard>
          <ReasonNotice reason={reason} />
          <ProjectWays area={area} hasProviders={hasProviders} search={search} projectId={project.id}>
            <Stack gap={12}>
              <LoginForm
                emailHelp={authText((w) => w[area].emailHelp)}
                onLogIn={(credentials) => logInAndLeave(target, credentials)}
              />
              <ButtonLink variant="quiet" isBlock href={carryToken(passwordPath, search)}>
                {area === 'user' ? authText((w) => w.user.forgotten) : authText((w) => w.forgotten)}
              </ButtonLink>
              {area === 'application' && (
                <ButtonLink
                  variant="quiet"
                  isBlock
                  href={carryToken(paths.applicationAbout(project.id), search)}
                >
                  {authText((w) => w.application.start)}
                </ButtonLink>
              )}
            </Stack>
          </ProjectWays>
        </LoginCard>
      }
    >
      <Announcements announcements={project.announcements} />
      <ContactDesk project={project} />
    </LoginLayout>
  );
};

type ProjectWaysProps = Pick<LoginWaysProps, 'search' | 'projectId' | 'hasProviders' | 'children'> & {
  area: Area;
};

/** Applicants have a password, and no other way. */
const ProjectWays = ({ area, children, ...props }: ProjectWaysProps) =>
  area === 'application' ? (
    children
  ) : (
    <LoginWays area="user" {...props}>
      {children}
    </LoginWays>
  );

const LoginHead = ({ area, project }: Pick<ReadyLoginProps, 'area' | 'project'>) => (
  <>
    <Text size={14} tone="muted">
      {authText((w) => w[area].over, {
        fiscalYear: formatFiscalYear(project.fiscalYear),
        round: project.round,
      })}
    </Text>
    <LoginTitle>{authText((w) => w[area].title)}</LoginTitle>
    <Text isBold>{project.name}</Text>
    <Text isMeasured>{authText((w) => w[area].lead)}</Text>
  </>
);
