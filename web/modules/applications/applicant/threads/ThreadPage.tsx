import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { OwnThreadBody } from '#web/modules/correspondence/shared/threads/own/OwnThreadBody.tsx';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { OwnThread } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { ThreadStatusTag } from '#web/parts/status/letters/ThreadStatusTag.tsx';
import { ApplicantArea, type Area, LoadFailed, Loading } from '../ApplicantArea.tsx';
import { FAMILY_PATHS } from '../model/families.ts';
import { applicantPaths } from '../model/paths.ts';
import { SentFiles } from './SentFiles.tsx';
import { useSendFile } from './useSendFile.ts';

/** /application/project/{projectId}/thread/{id}: what was asked and answered, and the way to go on. */
export const ThreadPage = () => {
  const id = Number(useParams().threadId);
  if (!Number.isInteger(id) || id <= 0) return <NotFound />;
  return <ApplicantArea>{(area) => <OneThread key={id} {...area} id={id} />}</ApplicantArea>;
};

const OneThread = ({ application, id }: Area & { readonly id: number }) => {
  const read = useRead(FAMILY_PATHS[application.family].thread, { path: { id } });
  if (read.data === null) return <NotFound />;
  if (read.data !== undefined) return <LoadedThread thread={read.data.body} application={application} />;
  return read.isError ? <LoadFailed onRetry={() => void read.refetch()} /> : <Loading />;
};

type LoadedThreadProps = Pick<Area, 'application'> & { readonly thread: OwnThread };

const LoadedThread = ({ thread, application: { family, projectId } }: LoadedThreadProps) => {
  const path = { id: thread.id };
  const message = useChange('post', FAMILY_PATHS[family].threadMessage, { isQuiet: true });
  const read = useChange('post', FAMILY_PATHS[family].threadRead, { isQuiet: true });
  usePageTitle(thread.subject);
  return (
    <Page width="form">
      <PageHeader
        rhythm="business"
        over={
          <Breadcrumb
            items={[
              { label: t((w) => w.own.title), href: applicantPaths.threads(projectId) },
              { label: thread.subject },
            ]}
          />
        }
        title={thread.subject}
        tags={<ThreadStatusTag status={thread.status} />}
      />
      <OwnThreadBody
        thread={thread}
        onRead={(messageId) => void read.run({ path, body: { messageId } })}
        onSend={(body) => message.run({ path, body })}
        sendFile={useSendFile(family)}
        renderFiles={(files) => <SentFiles family={family} files={files} />}
      />
    </Page>
  );
};
