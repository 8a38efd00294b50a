import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { applicantOf } from '#web/parts/api/applicant.ts';
import { RoundState } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useSessions } from '#web/parts/api/services.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';
import { LoadFailed, Loading } from '../ApplicantArea.tsx';
import { applicantText as t } from '../model/applicant.words.ts';
import type { PublicProject } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';
import { applicantAboutText as aboutText } from './applicantAbout.words.ts';
import { RegisterForm } from './RegisterForm.tsx';

type Props = { project: PublicProject };

/** /application/project/{projectId}/register: address, password, kind of applicant; then the draft is there. */
export const RegisterPage = () => {
  const { projectId } = useParams();
  const project = useRead('/api/project/{projectId}/public', { path: { projectId: Number(projectId) } });
  if (project.data === null) return <NotFound />;
  if (project.data !== undefined) return <Register project={project.data.body} />;
  return project.isError ? <LoadFailed onRetry={() => void project.refetch()} /> : <Loading />;
};

const Register = ({ project }: Props) => (
  <Page width="form">
    <Stack gap={24}>
      <div>
        <Breadcrumb
          items={[
            { label: project.name, href: applicantPaths.about(project.id) },
            { label: aboutText((w) => w.register.title) },
          ]}
        />
        <PageHeader
          rhythm="business"
          title={aboutText((w) => w.register.title)}
          context={aboutText((w) => w.register.lead)}
        />
        <Content project={project} />
      </div>
    </Stack>
  </Page>
);

/** A visitor who has an application is shown the way to it first (screens.md: "shows an existing draft first"). */
const Content = ({ project }: Props) => {
  const applicant = applicantOf(useSessions(), project.id);
  if (applicant?.user.projectId === project.id) {
    return (
      <Notice
        title={aboutText((w) => w.register.already)}
        actions={
          <ButtonLink variant="primary" href={applicantPaths.home(project.id)}>
            {aboutText((w) => w.about.continue)}
          </ButtonLink>
        }
      >
        {aboutText((w) => w.register.alreadyText, { email: applicant.user.email })}
      </Notice>
    );
  }
  if (project.state === RoundState.Open) return <RegisterForm project={project} />;
  return (
    <Notice
      tone="warning"
      title={aboutText((w) => w.register.notOpen)}
      actions={<ButtonLink href={applicantPaths.about(project.id)}>{t((w) => w.area.about)}</ButtonLink>}
    >
      {aboutText((w) => w.about.fromTo, {
        from: formatDateTime(project.applicationOpensAt),
        to: formatDateTime(project.applicationClosesAt),
      })}
    </Notice>
  );
};
