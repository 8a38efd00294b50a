import { MessageSquarePlus } from 'lucide-react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Link } from '#web/navigation/Link.tsx';
import { QuestionFinder } from '#web/questions/QuestionFinder.tsx';
import { questionsText as t } from '#web/text/ja/questions.ts';
import { threadsText } from '#web/text/ja/threads.ts';
import { useProjectId } from '../hooks/useMyPage.ts';
import { userPaths } from '../userPaths.ts';

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
