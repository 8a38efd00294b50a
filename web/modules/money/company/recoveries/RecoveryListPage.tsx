import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { recoveriesText as t } from '#web/modules/money/shared/recoveries/recoveries.words.ts';
import { type RecoverySummary, recoveryTitle } from '#web/modules/money/shared/recoveries/recovery.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { LinedList, Muted } from '#web/parts/company/LinedList.tsx';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { RecoveryStatusTag } from '#web/parts/status/RecoveryStatusTag.tsx';
import { formatDay, formatYen } from '#web/parts/text/format.ts';

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
