import { Page } from '#ui-kit/Layout/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { propertyText as t } from '#web/modules/aftercare/shared/property/property.words.ts';
import { MadePaper } from '#web/modules/correspondence/shared/papers/MadePaper.tsx';
import { useRead } from '#web/parts/api/query.tsx';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';

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
