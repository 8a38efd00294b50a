import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { QuestionForm } from '#web/modules/correspondence/shared/threads/own/QuestionForm.tsx';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { ApplicantArea, type Area } from '../ApplicantArea.tsx';
import { FAMILY_PATHS } from '../model/families.ts';
import { applicantPaths } from '../model/paths.ts';
import { useSendFile } from './useSendFile.ts';

const title = t((w) => w.own.newTitle);

/** /application/project/{projectId}/thread/new: a question to the office about one's own application. */
export const NewThreadPage = () => <ApplicantArea>{(area) => <Question {...area} />}</ApplicantArea>;

const Question = ({ application: { family, projectId } }: Area) => {
  const { run } = useChange('post', FAMILY_PATHS[family].threads, { isQuiet: true });
  const navigate = useNavigate();
  const list = applicantPaths.threads(projectId);
  usePageTitle(title);
  return (
    <Page width="form">
      <PageHeader
        rhythm="business"
        over={<Breadcrumb items={[{ label: t((w) => w.own.title), href: list }, { label: title }]} />}
        title={title}
        context={t((w) => w.own.newContext)}
      />
      <QuestionForm
        keptAs="new thread"
        backHref={list}
        sendFile={useSendFile(family)}
        onSend={({ returnItemId: _none, ...body }) => run({ body })}
        onDone={(id) => void navigate(applicantPaths.thread(projectId, id))}
      />
    </Page>
  );
};
