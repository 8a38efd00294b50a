import { Page } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { MOST_PAPERS, OwnPaperList } from '#web/modules/correspondence/shared/papers/own/OwnPaperList.tsx';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';

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
