import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { IssuedPaperStatus } from '#web/api/generated/enums.ts';
import { useRead } from '#web/api/query.tsx';
import { Link } from '#web/navigation/Link.tsx';
import type { UserPaper } from '#web/papers/paper.ts';
import { papersText as t } from '#web/papers/papersText.ts';
import { IssuedPaperStatusTag } from '#web/status/index.ts';
import { formatEraDay } from '#web/text/format.ts';
import { useMyPage } from '../hooks/useMyPage.ts';
import { LinedList, Muted } from '../parts/LinedList.tsx';
import { ReadState } from '../parts/ReadState.tsx';
import type { MyPageBody } from '../types.ts';
import { userPaths } from '../userPaths.ts';

const title = t((w) => w.own.title);

const { Opened, Replaced, Unopened } = IssuedPaperStatus;

const statusOf = ({ isReplaced, openedAt }: UserPaper): IssuedPaperStatus => {
  if (isReplaced) return Replaced;
  return openedAt === null ? Unopened : Opened;
};

const PaperLine = ({ paper, projectId }: { paper: UserPaper; projectId: number }) => (
  <li>
    <div>
      <Link href={userPaths.paper(projectId, paper.id)}>{paper.title}</Link>
      <div>
        <Muted>{t((w) => w.own.line, { number: paper.number, day: formatEraDay(paper.issuedOn) })}</Muted>
      </div>
    </div>
    <IssuedPaperStatusTag status={statusOf(paper)} />
  </li>
);

/** As many as the contract's page holds: a handful each year. */
const MOST = 200;

const Papers = ({ id, projectId }: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const read = useRead('/api/user/my_page/issued_paper', { query: { mypageID: id, limit: MOST } });
  return (
    <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
      {({ body }) => (
        <>
          <PageHeader rhythm="business" title={title} context={t((w) => w.own.context)} />
          {body.items.length === 0 ? (
            <EmptyState title={t((w) => w.own.none)}>{t((w) => w.own.noneText)}</EmptyState>
          ) : (
            <Card title={t((w) => w.own.papers)}>
              <LinedList>
                {body.items.map((paper) => (
                  <PaperLine key={paper.id} {...{ paper, projectId }} />
                ))}
              </LinedList>
            </Card>
          )}
        </>
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
