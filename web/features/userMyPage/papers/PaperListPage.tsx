import { Page } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { useRead } from '#web/api/query.tsx';
import { MOST_PAPERS, OwnPaperList } from '#web/papers/own/OwnPaperList.tsx';
import { papersText as t } from '#web/text/ja/papers.ts';
import { useMyPage } from '../hooks/useMyPage.ts';
import { ReadState } from '../parts/ReadState.tsx';
import type { MyPageBody } from '../types.ts';
import { userPaths } from '../userPaths.ts';

const title = t((w) => w.own.title);

const Papers = ({ id, projectId }: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const read = useRead('/api/user/my_page/issued_paper', { query: { mypageID: id, limit: MOST_PAPERS } });
  return (
    <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
      {({ body }) => (
        <OwnPaperList papers={body.items} hrefOf={(paperId) => userPaths.paper(projectId, paperId)} />
      )}
    </ReadState>
  );
};

/** /user/{projectId}/paper: the papers that the office has issued to the business. */
export const PaperListPage = () => {
  const read = useMyPage();
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
        {({ body }) => <Papers {...body} />}
      </ReadState>
    </Page>
  );
};
