import { useState } from 'react';
import { styled } from 'styled-components';
import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, media, size, space } from '#ui-kit/tokens/index.ts';
import { ChangeComparison } from '#web/modules/myPages/shared/changes/ChangeComparison.tsx';
import { ChangeHistory } from '#web/modules/myPages/shared/changes/ChangeHistory.tsx';
import type { ChangeRequest } from '#web/modules/myPages/shared/changes/changeRows.ts';
import { changesText as t } from '#web/modules/myPages/shared/changes/changes.words.ts';
import { ChangeRequestKindLabel } from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { ChangeRequestStatusTag } from '#web/parts/status/ChangeRequestStatusTag.tsx';
import { DocumentCheckStatusTag } from '#web/parts/status/DocumentCheckStatusTag.tsx';
import { formatDateTime, formatDay, formatText } from '#web/parts/text/format.ts';
import { ChangeActions } from './ChangeActions.tsx';
import { OnBehalfForm } from './OnBehalfForm.tsx';

/** /admin/change_request/:id — one change request. */
export const ChangePage = () => {
  const id = idInPath(useParams().id);
  return id === null ? <NotFound /> : <OneChange id={id} />;
};

const OneChange = ({ id }: { id: number }) => {
  const read = useRead('/api/admin/change_request/{id}', { path: { id } });
  return (
    <ReadPage read={read}>
      {({ body }) => (
        <>
          <Head request={body} onReload={() => void read.refetch()} />
          <Columns>
            <Stack gap={24}>
              <States request={body} />
              <Values request={body} />
              <ChangeHistory request={body} />
            </Stack>
            <Side request={body} />
          </Columns>
        </>
      )}
    </ReadPage>
  );
};

/** What is asked for; whoever enters it in the place of the business does it here. */
const Values = ({ request }: { request: ChangeRequest }) => {
  const [isEditing, setIsEditing] = useState(false);
  const mayEdit = request.availableActions.some(({ action, allowed }) => action === 'update' && allowed);
  const close = () => setIsEditing(false);
  const edit = (
    <Button size="small" onClick={() => setIsEditing(true)}>
      {t((w) => w.onBehalf.edit)}
    </Button>
  );
  if (isEditing && mayEdit) {
    return (
      <Card title={t((w) => w.onBehalf.editTitle)}>
        <OnBehalfForm request={request} onClose={close} />
      </Card>
    );
  }
  return (
    <Card title={t((w) => w.page.values)} aside={mayEdit && edit}>
      <Stack gap={16}>
        <Facts
          variant="compact"
          facts={[
            { term: t((w) => w.page.reason), value: formatText(request.changeReason) },
            { term: t((w) => w.page.effectiveOn), value: formatDay(request.effectiveOn) },
          ]}
        />
        <ChangeComparison request={request} />
      </Stack>
    </Card>
  );
};

const titleOf = ({ kind, number }: ChangeRequest): string =>
  t((w) => w.page.title, { kind: ChangeRequestKindLabel[kind], number });

const Head = ({ request, onReload }: { request: ChangeRequest; onReload: () => void }) => {
  const mayDecide = useMayCall()('updateChangeRequest');
  usePageTitle(`${request.mypage.corporationName} ${titleOf(request)}`);
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[
            { label: t((w) => w.list.title), href: adminPaths.changes },
            { label: request.mypage.displayCode },
          ]}
        />
      }
      title={titleOf(request)}
      context={t((w) => w.page.context, {
        name: request.mypage.corporationName,
        plan: request.mypage.planTitle,
      })}
      tags={<ChangeRequestStatusTag status={request.status} />}
      actions={mayDecide && <ChangeActions {...{ request, onReload }} />}
    />
  );
};

const States = ({ request }: { request: ChangeRequest }) => (
  <>
    {request.forwardReasons.map((reason) => (
      <Notice key={reason} tone="warning" title={t((w) => w.page.forward)}>
        {reason}
      </Notice>
    ))}
    {request.returnReason !== null && (
      <Notice tone="warning" title={t((w) => w.page.returned)}>
        {request.returnReason}
      </Notice>
    )}
    {request.decisionReason !== null && (
      <Notice tone="info" title={t((w) => w.page.decision)}>
        {request.decisionReason}
      </Notice>
    )}
  </>
);

const Papers = styled.ul`
  > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space[4]} ${space[12]}; padding: ${space[8]} 0; border-top: ${border.normal}; }
  > li:first-child { border-top: 0; }
  ${media.coarse} { a { display: inline-flex; align-items: center; min-height: ${size.target}; } }
`;

/** Its papers, each on its desk, and where it belongs. */
const Side = ({ request }: { request: ChangeRequest }) => (
  <Card
    title={t((w) => w.page.papers)}
    foot={
      <TextLink as={Link} variant="arrow" href={adminPaths.myPage(request.mypageId)}>
        {t((w) => w.page.myPage)}
      </TextLink>
    }
  >
    <Papers>
      {request.documents.map(({ sectionId, title, status }) => (
        <li key={sectionId}>
          <TextLink as={Link} href={adminPaths.section(request.mypageId, sectionId)}>
            {title}
          </TextLink>
          <DocumentCheckStatusTag status={status} />
        </li>
      ))}
    </Papers>
    {request.decidedAt !== null && (
      <Facts
        variant="compact"
        facts={[
          {
            term: t((w) => w.list.status),
            value: t((w) => w.page.decided, {
              at: formatDateTime(request.decidedAt),
              name: request.decidedByName ?? '',
            }),
          },
        ]}
      />
    )}
  </Card>
);
