import { Page } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { OwnThreadList } from '#web/modules/correspondence/shared/threads/own/OwnThreadList.tsx';
import { threadsText as t } from '#web/modules/correspondence/shared/threads/threads.words.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { usePages } from '#web/parts/company/usePages.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';

const title = t((w) => w.own.title);

const Threads = ({ id, projectId }: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const pages = usePages();
  const read = useRead(
    '/api/user/my_page/thread',
    { query: { mypageID: id, limit: pages.limit, ...pages.query } },
    { keepsPrevious: true },
  );
  return (
    <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
      {({ body }) => (
        <>
          <PageHeader rhythm="business" title={title} context={t((w) => w.own.context)} />
          <OwnThreadList
            threads={body.items}
            hrefOf={(threadId) => userPaths.thread(projectId, threadId)}
            askHref={userPaths.newThread(projectId)}
            paging={pages.props(body)}
          />
        </>
      )}
    </ReadState>
  );
};

/** /user/{projectId}/thread: what the business asked, and what it was answered. */
export const ThreadListPage = () => {
  const read = useMyPage();
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
        {({ body }) => <Threads {...body} />}
      </ReadState>
    </Page>
  );
};
