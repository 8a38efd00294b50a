import { ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Kbd } from '#ui-kit/Kbd/index.ts';
import { Columns, Row, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { useHasShortcuts } from '#ui-kit/UiKitProvider/index.ts';
import { MessageList } from '#web/modules/correspondence/shared/threads/MessageList.tsx';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import type { AttachedFile, Thread } from '#web/modules/correspondence/shared/threads/threadTypes.ts';
import { ThreadStatus } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useDeskKeys } from '#web/parts/desk/shortcuts/useDeskKeys.ts';
import { FileButton } from '#web/parts/files/FileDialog.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { ThreadStatusTag } from '#web/parts/status/letters/ThreadStatusTag.tsx';
import { marks } from '#web/parts/text/marks.ts';
import { EntryForm } from './EntryForm.tsx';
import { ThreadSide } from './ThreadSide.tsx';
import { partyNameOf } from './threadWords.ts';
import { offers } from './useThreadChange.ts';

/** /admin/thread/:id — one thread, with the way to answer it and to the next that waits. */
export const ThreadPage = () => {
  const id = idInPath(useParams().id);
  return id === null ? <NotFound /> : <OneThread key={id} id={id} />;
};

const OneThread = ({ id }: { readonly id: number }) => {
  const read = useRead('/api/admin/thread/{id}', { path: { id } });
  return (
    <ReadPage read={read}>
      {({ body }) => <Desk thread={body} onReload={() => void read.refetch()} />}
    </ReadPage>
  );
};

/** The thread that waits longest, without this one: null when there is none, undefined until it is known. */
const useNext = (id: number): number | null | undefined => {
  const status = [ThreadStatus.WaitingOffice];
  const query = { status, sort: 'waitingSince', limit: 2 } as const;
  const items = useRead('/api/admin/thread', { query }).data?.body.items;
  return items && (items.find((thread) => thread.id !== id)?.id ?? null);
};

const NextButton = ({ next, onGo }: { next: number | null | undefined; onGo: () => void }) => {
  const hasShortcuts = useHasShortcuts();
  if (next === undefined) return null;
  if (next === null) {
    return (
      <Text as="span" size={14} tone="muted">
        {t((w) => w.page.noNext)}
      </Text>
    );
  }
  return (
    <Button iconAfter={ChevronRight} onClick={onGo}>
      {t((w) => w.page.next)}
      {hasShortcuts && <Kbd aria-hidden>N</Kbd>}
    </Button>
  );
};

/** The small line above the title: whose thread it is. */
const codeOf = ({ mypage, application }: Thread): string =>
  [mypage?.displayCode ?? application?.displayCode ?? null].filter((part) => part !== null).join('');

const Head = ({
  thread,
  next,
  onGo,
}: {
  thread: Thread;
  next: number | null | undefined;
  onGo: () => void;
}) => {
  usePageTitle(thread.subject);
  const code = codeOf(thread);
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[
            { label: t((w) => w.list.title), href: adminPaths.threads },
            { label: code === '' ? partyNameOf(thread) : code },
          ]}
        />
      }
      title={thread.subject}
      context={`${partyNameOf(thread)}${marks.gap}${thread.projectName}`}
      tags={<ThreadStatusTag status={thread.status} />}
      actions={<NextButton next={next} onGo={onGo} />}
    />
  );
};

const Files = ({ files }: { readonly files: readonly AttachedFile[] }) => (
  <Row gap={16}>
    {files.map((file) => (
      <FileButton key={file.id} file={file} />
    ))}
  </Row>
);

type DeskProps = { readonly thread: Thread; readonly onReload: () => void };

const Desk = ({ thread, onReload }: DeskProps) => {
  const navigate = useNavigate();
  const next = useNext(thread.id);
  const write = useRef<HTMLDivElement>(null);
  const goOn = () => {
    if (typeof next === 'number') void navigate(adminPaths.thread(next));
  };
  useDeskKeys({ n: goOn, r: () => write.current?.querySelector('textarea')?.focus() });
  return (
    <>
      <Head thread={thread} next={next} onGo={goOn} />
      <Columns>
        <Stack gap={24}>
          <Card title={t((w) => w.messages)}>
            <MessageList
              messages={thread.messages}
              isOffice
              renderFiles={(files) => <Files files={files} />}
            />
          </Card>
          {offers(thread, 'answer') !== undefined && (
            <div ref={write}>
              <EntryForm thread={thread} onReload={onReload} />
            </div>
          )}
        </Stack>
        <ThreadSide thread={thread} />
      </Columns>
    </>
  );
};
