import { MessageSquarePlus } from 'lucide-react';
import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { threadsText } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import { QuestionFinder } from '#web/modules/projects/shared/questions/QuestionFinder.tsx';
import { questionsText as t } from '#web/modules/projects/shared/questions/questions.words.ts';
import { applicantOf } from '#web/parts/api/applicant.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useSessions } from '#web/parts/api/services.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { LoadFailed, Loading } from '../ApplicantArea.tsx';
import { DeskWays } from '../about/AboutSide.tsx';
import type { PublicProject } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';

/** /application/project/{projectId}/question: what is often asked about the call, for anybody. */
export const QuestionsPage = () => {
  const id = Number(useParams().projectId);
  const project = useRead('/api/project/{projectId}/public', { path: { projectId: id } });
  if (project.data === null) return <NotFound />;
  if (project.data !== undefined) return <Questions project={project.data.body} />;
  return project.isError ? <LoadFailed onRetry={() => void project.refetch()} /> : <Loading />;
};

const Questions = ({ project }: { readonly project: PublicProject }) => {
  const title = t((w) => w.title);
  usePageTitle(title);
  return (
    <Page width="form">
      <PageHeader
        rhythm="business"
        over={
          <Breadcrumb
            items={[
              { label: t((w) => w.public.about), href: applicantPaths.about(project.id) },
              { label: title },
            ]}
          />
        }
        title={title}
        context={`${project.name} ${t((w) => w.finder.context)}`}
      />
      <QuestionFinder projectId={project.id} ask={<Ask project={project} />} />
    </Page>
  );
};

/** Whoever has a draft asks in writing, everybody else by telephone or mail. */
const Ask = ({ project }: { readonly project: PublicProject }) => {
  const applicant = applicantOf(useSessions(), project.id);
  if (applicant?.user.projectId !== project.id) return <DeskWays project={project} />;
  return (
    <div>
      <ButtonLink as={Link} icon={MessageSquarePlus} href={applicantPaths.newThread(project.id)}>
        {threadsText((w) => w.own.ask)}
      </ButtonLink>
    </div>
  );
};
