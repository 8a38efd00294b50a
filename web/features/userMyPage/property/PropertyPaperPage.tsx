import { Page } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { useRead } from '#web/api/query.tsx';
import { MadePaper } from '#web/papers/MadePaper.tsx';
import { propertyText as t } from '#web/text/ja/property.ts';
import { useMyPage } from '../hooks/useMyPage.ts';
import { ReadState } from '../parts/ReadState.tsx';
import type { MyPageBody } from '../types.ts';
import { userPaths } from '../userPaths.ts';

const title = t((w) => w.ledger.title);

const skeleton = <Skeleton shape="card" rows={8} />;

const Ledger = ({ id, projectId }: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const read = useRead('/api/user/my_page/property/paper', { query: { mypageID: id } });
  return (
    <ReadState read={read} title={title} skeleton={skeleton}>
      {({ body }) => (
        <MadePaper
          rhythm="business"
          content={body}
          fileHref={`/api/user/my_page/property/paper/file?mypageID=${id}`}
          above={[{ label: t((w) => w.own.title), href: userPaths.property(projectId) }]}
        />
      )}
    </ReadState>
  );
};

/** /user/{projectId}/property/paper: the ledger as a paper, to read here and to save as its PDF. */
export const PropertyPaperPage = () => {
  const read = useMyPage();
  return (
    <Page width="page">
      <ReadState read={read} title={title} skeleton={skeleton}>
        {({ body }) => <Ledger {...body} />}
      </ReadState>
    </Page>
  );
};
