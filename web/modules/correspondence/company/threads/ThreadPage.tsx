import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { OwnThreadBody } from '#web/modules/correspondence/shared/threads/own/OwnThreadBody.tsx';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { OwnThread } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { ProcessingStep, ThreadStatus } from '#web/parts/api/generated/enums.ts';
import { useChange, useRead } from '#web/parts/api/query.tsx';
import { AttachedFiles } from '#web/parts/company/AttachedFiles.tsx';
import { Expected } from '#web/parts/company/Expected.tsx';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage, useProjectId } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { ThreadStatusTag } from '#web/parts/status/letters/ThreadStatusTag.tsx';
import { useSendUserFile } from './useSendUserFile.ts';

const title = t((w) => w.own.title);

type Props = { readonly thread: OwnThread };

const Head = ({ thread }: Props) => {
  const projectId = useProjectId();
  usePageTitle(thread.subject);
  return (
    <PageHeader
      rhythm="business"
      over={
        <Breadcrumb
          items={[{ label: title, href: userPaths.threads(projectId) }, { label: thread.subject }]}
        />
      }
      title={thread.subject}
      tags={<ThreadStatusTag status={thread.status} />}
    />
  );
};

const About = ({ thread: { section, finding } }: Props) => {
  const projectId = useProjectId();
  if (section === null) return null;
  return (
    <Stack gap={4}>
      <TextLink as={Link} variant="arrow" href={userPaths.section(projectId, section.id)}>
        {section.name}
      </TextLink>
      {finding !== null && (
        <Text size={14} tone="muted">
          {t((w) => w.own.finding, { comment: finding.comment })}
        </Text>
      )}
    </Stack>
  );
};

const LoadedThread = ({ thread, mypageId }: Props & { readonly mypageId: number }) => {
  const path = { id: thread.id };
  const message = useChange('post', '/api/user/my_page/thread/{id}/message', { isQuiet: true });
  const read = useChange('post', '/api/user/my_page/thread/{id}/read', { isQuiet: true });
  return (
    <>
      <Head thread={thread} />
      <OwnThreadBody
        thread={thread}
        about={
          <>
            <About thread={thread} />
            {thread.status === ThreadStatus.WaitingOffice && (
              <Expected mypageId={mypageId} step={ProcessingStep.Answer} subjectId={thread.id} />
            )}
          </>
        }
        onRead={(messageId) => void read.run({ path, body: { messageId } })}
        onSend={(body) => message.run({ path, body })}
        sendFile={useSendUserFile(mypageId)}
        renderFiles={(files) => <AttachedFiles files={files} />}
      />
    </>
  );
};

/** /user/{projectId}/thread/{id}: what was asked and answered, and the way to go on. */
export const ThreadPage = () => {
  const id = Number(useParams().threadId);
  const isId = Number.isInteger(id) && id > 0;
  const myPage = useMyPage();
  const read = useRead('/api/user/my_page/thread/{id}', { path: { id } }, { isEnabled: isId });
  if (!isId || read.data === null) return <NotFound />;
  return (
    <Page width="form">
      <ReadState read={myPage} title={title} skeleton={<Skeleton shape="card" rows={5} />}>
        {({ body: { id: mypageId } }) => (
          <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={5} />}>
            {({ body }) => <LoadedThread key={body.id} thread={body} mypageId={mypageId} />}
          </ReadState>
        )}
      </ReadState>
    </Page>
  );
};
