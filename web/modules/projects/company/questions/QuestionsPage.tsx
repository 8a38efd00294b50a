import { MessageSquarePlus } from 'lucide-react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { threadsText } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import { QuestionFinder } from '#web/modules/projects/shared/questions/QuestionFinder.tsx';
import { questionsText as t } from '#web/modules/projects/shared/questions/questions.words.ts';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';

/** /user/{projectId}/question: what is often asked about the round, and the way to ask what is not there. */
export const QuestionsPage = () => {
  const projectId = useProjectId();
  return (
    <Page width="form">
      <PageHeader rhythm="business" title={t((w) => w.title)} context={t((w) => w.finder.context)} />
      <QuestionFinder
        projectId={projectId}
        ask={
          <div>
            <ButtonLink as={Link} icon={MessageSquarePlus} href={userPaths.newThread(projectId)}>
              {threadsText((w) => w.own.ask)}
            </ButtonLink>
          </div>
        }
      />
    </Page>
  );
};
