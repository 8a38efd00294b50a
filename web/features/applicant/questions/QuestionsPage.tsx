import { MessageSquarePlus } from 'lucide-react';
import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { applicantOf } from '#web/api/applicant.ts';
import { useRead } from '#web/api/query.tsx';
import { useSessions } from '#web/api/services.ts';
import { Link } from '#web/navigation/Link.tsx';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { usePageTitle } from '#web/navigation/usePageTitle.ts';
import { QuestionFinder } from '#web/questions/QuestionFinder.tsx';
import { questionsText as t } from '#web/text/ja/questions.ts';
import { threadsText } from '#web/text/ja/threads.ts';
import { LoadFailed, Loading } from '../ApplicantArea.tsx';
import { DeskWays } from '../about/AboutSide.tsx';
import { applicantPaths } from '../model/paths.ts';
import type { PublicProject } from '../model/types.ts';

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
