import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { DutyList, keepWords } from '#web/modules/aftercare/shared/duties/DutyList.tsx';
import { dutiesText as t } from '#web/modules/aftercare/shared/duties/duties.words.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { userPaths } from '#web/parts/navigation/userPaths.ts';

const title = t((w) => w.plan.title);

const Plan = ({ id, projectId }: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const read = useRead('/api/user/my_page/duty', { query: { mypageID: id } });
  return (
    <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
      {({ body }) => (
        <>
          <PageHeader rhythm="business" title={title} context={t((w) => w.plan.context)} />
          {body.items.length === 0 ? (
            <EmptyState title={t((w) => w.plan.none)}>{t((w) => w.plan.noneText)}</EmptyState>
          ) : (
            <Stack gap={24}>
              <Card title={t((w) => w.plan.items)}>
                <DutyList
                  items={body.items}
                  hrefOf={(sectionId) => userPaths.section(projectId, sectionId)}
                />
              </Card>
              <Notice tone="info" title={t((w) => w.plan.keep)}>
                {keepWords(body)}
              </Notice>
            </Stack>
          )}
        </>
      )}
    </ReadState>
  );
};

/** /user/{projectId}/duty: what the business owes after it was paid, year by year. */
export const DutyPlanPage = () => {
  const read = useMyPage();
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
        {({ body }) => <Plan {...body} />}
      </ReadState>
    </Page>
  );
};
