import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { useRead } from '#web/api/query.tsx';
import { Link } from '#web/navigation/Link.tsx';
import { type RecoverySummary, recoveryTitle } from '#web/recoveries/recovery.ts';
import { RecoveryStatusTag } from '#web/status/RecoveryStatusTag.tsx';
import { formatDay, formatYen } from '#web/text/format.ts';
import { recoveriesText as t } from '#web/text/ja/recoveries.ts';
import { useMyPage } from '../hooks/useMyPage.ts';
import { LinedList, Muted } from '../parts/LinedList.tsx';
import { ReadState } from '../parts/ReadState.tsx';
import type { MyPageBody } from '../types.ts';
import { userPaths } from '../userPaths.ts';

const title = t((w) => w.own.title);

const RecoveryLine = ({ recovery, projectId }: { recovery: RecoverySummary; projectId: number }) => (
  <li>
    <div>
      <Link href={userPaths.recovery(projectId, recovery.id)}>{recoveryTitle(recovery)}</Link>
      <div>
        <Muted>
          {t((w) => w.own.line, { left: formatYen(recovery.leftAmount), day: formatDay(recovery.dueOn) })}
        </Muted>
      </div>
    </div>
    <RecoveryStatusTag status={recovery.status} />
  </li>
);

const Recoveries = ({ id, projectId }: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const read = useRead('/api/user/my_page/recovery', { query: { mypageID: id, limit: 200 } });
  return (
    <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
      {({ body }) => (
        <>
          <PageHeader rhythm="business" title={title} context={t((w) => w.own.context)} />
          {body.items.length === 0 ? (
            <EmptyState title={t((w) => w.own.none)}>{t((w) => w.own.noneText)}</EmptyState>
          ) : (
            <Card title={t((w) => w.own.orders)}>
              <LinedList>
                {body.items.map((recovery) => (
                  <RecoveryLine key={recovery.id} {...{ recovery, projectId }} />
                ))}
              </LinedList>
            </Card>
          )}
        </>
      )}
    </ReadState>
  );
};

/** /user/{projectId}/recovery: what the business has to pay back. */
export const RecoveryListPage = () => {
  const read = useMyPage();
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
        {({ body }) => <Recoveries {...body} />}
      </ReadState>
    </Page>
  );
};
