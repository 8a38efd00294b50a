import { Plus } from 'lucide-react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Page, Row } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { changesText as t } from '#web/modules/myPages/shared/changes/changes.words.ts';
import { ChangeRequestKindLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { LinedList, Muted } from '#web/parts/company/LinedList.tsx';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { ChangeRequestStatusTag } from '#web/parts/status/ChangeRequestStatusTag.tsx';
import { formatDay } from '#web/parts/text/format.ts';

type Summary = components['schemas']['ChangeRequestSummary'];

const title = t((w) => w.own.title);

const ChangeLine = ({ request, projectId }: { request: Summary; projectId: number }) => {
  const kind = ChangeRequestKindLabel[request.kind];
  return (
    <li>
      <div>
        <Link href={userPaths.change(projectId, request.id)}>
          {t((w) => w.page.title, { kind, number: request.number })}
        </Link>
        {request.submittedAt !== null && (
          <div>
            <Muted>{t((w) => w.own.submitted, { day: formatDay(request.submittedAt) })}</Muted>
          </div>
        )}
      </div>
      <ChangeRequestStatusTag status={request.status} />
    </li>
  );
};

const Requests = ({ id, projectId }: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const read = useRead('/api/user/my_page/change_request', { query: { mypageID: id, limit: 200 } });
  const add = (
    <ButtonLink as={Link} variant="primary" icon={Plus} href={userPaths.newChange(projectId)}>
      {t((w) => w.own.new)}
    </ButtonLink>
  );
  return (
    <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
      {({ body }) => (
        <>
          <PageHeader rhythm="business" title={title} context={t((w) => w.own.context)} />
          {body.items.length === 0 ? (
            <EmptyState title={t((w) => w.own.none)} action={add}>
              {t((w) => w.own.noneText)}
            </EmptyState>
          ) : (
            <Card title={title} aside={<Row>{add}</Row>}>
              <LinedList>
                {body.items.map((request) => (
                  <ChangeLine key={request.id} {...{ request, projectId }} />
                ))}
              </LinedList>
            </Card>
          )}
        </>
      )}
    </ReadState>
  );
};

/** /user/{projectId}/change: what the business asked to change, and the way to ask anew. */
export const ChangeListPage = () => {
  const read = useMyPage();
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
        {({ body }) => <Requests {...body} />}
      </ReadState>
    </Page>
  );
};
