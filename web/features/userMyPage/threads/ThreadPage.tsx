import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { ProcessingStep, ThreadStatus } from '#web/api/generated/enums.ts';
import { useChange, useRead } from '#web/api/query.tsx';
import { Link } from '#web/navigation/Link.tsx';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { usePageTitle } from '#web/navigation/usePageTitle.ts';
import { ThreadStatusTag } from '#web/status/letters/ThreadStatusTag.tsx';
import { threadsText as t } from '#web/text/ja/threads.ts';
import { OwnThreadBody } from '#web/threads/own/OwnThreadBody.tsx';
import type { OwnThread } from '#web/threads/types.ts';
import { useMyPage, useProjectId } from '../hooks/useMyPage.ts';
import { AttachedFiles } from '../parts/AttachedFiles.tsx';
import { Expected } from '../parts/Expected.tsx';
import { ReadState } from '../parts/ReadState.tsx';
import { userPaths } from '../userPaths.ts';
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

const Shown = ({ thread, mypageId }: Props & { readonly mypageId: number }) => {
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
            {({ body }) => <Shown key={body.id} thread={body} mypageId={mypageId} />}
          </ReadState>
        )}
      </ReadState>
    </Page>
  );
};
