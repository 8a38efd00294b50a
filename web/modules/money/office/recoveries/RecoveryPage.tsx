import { useState } from 'react';
import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Columns, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { taxReportsText as taxText } from '#web/modules/aftercare/shared/taxReports/taxReports.words.ts';
import { BalanceOnDay } from '#web/modules/money/shared/recoveries/BalanceOnDay.tsx';
import { RecoveryHistory } from '#web/modules/money/shared/recoveries/RecoveryHistory.tsx';
import { recoveriesText as t } from '#web/modules/money/shared/recoveries/recoveries.words.ts';
import { type Recovery, recoveryTitle } from '#web/modules/money/shared/recoveries/recovery.ts';
import { RecoveryStatus } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { FileButton } from '#web/parts/files/FileDialog.tsx';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { idInPath } from '#web/parts/navigation/idInPath.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { NotFound } from '#web/parts/navigation/NotFound.tsx';
import { ReadPage } from '#web/parts/navigation/ReadPage.tsx';
import { usePageTitle } from '#web/parts/navigation/usePageTitle.ts';
import { RecoveryStatusTag } from '#web/parts/status/RecoveryStatusTag.tsx';
import { formatDay, formatText, formatYen } from '#web/parts/text/format.ts';
import { ReceiptsCard } from './ReceiptsCard.tsx';
import { RecoveryActions } from './RecoveryActions.tsx';
import { ReliefsCard } from './ReliefsCard.tsx';

/** /admin/recovery/:id — money that one business has to pay back. */
export const RecoveryPage = () => {
  const id = idInPath(useParams().id);
  return id === null ? <NotFound /> : <OneRecovery id={id} />;
};

const OneRecovery = ({ id }: { id: number }) => {
  const [day, setDay] = useState('');
  const read = useRead(
    '/api/admin/recovery/{id}',
    { path: { id }, query: day === '' ? {} : { on: day } },
    { keepsPrevious: true },
  );
  return (
    <ReadPage read={read}>
      {({ body }) => (
        <>
          <Head recovery={body} onReload={() => void read.refetch()} />
          <Columns>
            <Stack gap={24}>
              <States recovery={body} />
              <BalanceOnDay recovery={body} day={day} onDay={setDay} />
              <ReceiptsCard recovery={body} onReload={() => void read.refetch()} />
              <ReliefsCard recovery={body} onReload={() => void read.refetch()} />
              <RecoveryHistory recovery={body} />
            </Stack>
            <Side recovery={body} />
          </Columns>
        </>
      )}
    </ReadPage>
  );
};

const Head = ({ recovery, onReload }: { recovery: Recovery; onReload: () => void }) => {
  const { mypage } = recovery;
  usePageTitle(`${mypage.corporationName} ${recoveryTitle(recovery)}`);
  return (
    <PageHeader
      over={
        <Breadcrumb
          items={[
            { label: t((w) => w.list.title), href: adminPaths.recoveries },
            { label: mypage.displayCode },
          ]}
        />
      }
      title={recoveryTitle(recovery)}
      context={t((w) => w.page.context, { name: mypage.corporationName, plan: mypage.planTitle })}
      tags={<RecoveryStatusTag status={recovery.status} />}
      actions={<RecoveryActions {...{ recovery, onReload }} />}
    />
  );
};

/** Money that came in and is paid to nothing: what is to be done about it. */
const ReceivedStates = ({ recovery: { waitingAmount = 0, toReturnAmount = 0 } }: { recovery: Recovery }) => (
  <>
    {waitingAmount > 0 && (
      <Notice tone="info" title={t((w) => w.page.waiting)}>
        {t((w) => w.page.waitingText, { amount: formatYen(waitingAmount) })}
      </Notice>
    )}
    {toReturnAmount > 0 && (
      <Notice tone="warning" title={t((w) => w.page.toReturn)}>
        {t((w) => w.page.toReturnText, { amount: formatYen(toReturnAmount) })}
      </Notice>
    )}
  </>
);

const States = ({ recovery }: { recovery: Recovery }) => (
  <>
    {recovery.isOverdue && (
      <Notice tone="danger" title={t((w) => w.page.overdue)}>
        {t((w) => w.page.overdueText, { day: formatDay(recovery.dueOn) })}
      </Notice>
    )}
    <ReceivedStates recovery={recovery} />
    {recovery.status === RecoveryStatus.Draft && recovery.returnReason !== null && (
      <Notice tone="warning" title={t((w) => w.page.returned)}>
        {recovery.returnReason}
      </Notice>
    )}
    {recovery.withdrawReason !== null && (
      <Notice tone="info" title={t((w) => w.page.withdrawn)}>
        {recovery.withdrawReason}
      </Notice>
    )}
  </>
);

const portionLine = ({ receivedOn, amount }: Recovery['portions'][number]): string =>
  t((w) => w.facts.portion, { day: formatDay(receivedOn), amount: formatYen(amount) });

const factsOf = (recovery: Recovery) => [
  { term: t((w) => w.facts.amount), value: formatYen(recovery.amount) },
  { term: t((w) => w.facts.reason), value: recovery.claimReason },
  { term: t((w) => w.facts.orderedOn), value: formatDay(recovery.orderedOn) },
  { term: t((w) => w.facts.dueOn), value: formatDay(recovery.dueOn) },
  { term: t((w) => w.facts.payTo), value: formatText(recovery.payTo) },
  {
    term: t((w) => w.facts.document),
    value: recovery.document === null ? formatText(null) : <FileButton file={recovery.document} />,
  },
  {
    term: t((w) => w.facts.portions),
    value: recovery.portions.map((portion) => (
      <div key={`${portion.receivedOn} ${portion.amount}`}>{portionLine(portion)}</div>
    )),
  },
  { term: t((w) => w.facts.paidAmount), value: formatYen(recovery.paidAmount) },
  { term: t((w) => w.facts.submittedBy), value: formatText(recovery.submittedByName) },
  { term: t((w) => w.facts.orderedBy), value: formatText(recovery.orderedByName) },
  ...(recovery.taxReportSectionId === null
    ? []
    : [
        {
          term: taxText((w) => w.report.term),
          value: (
            <TextLink as={Link} href={adminPaths.section(recovery.mypageId, recovery.taxReportSectionId)}>
              {taxText((w) => w.report.open)}
            </TextLink>
          ),
        },
      ]),
];

/** What was ordered, why, by whom, and where it belongs. */
const Side = ({ recovery }: { recovery: Recovery }) => (
  <Card
    title={t((w) => w.page.order)}
    foot={
      <TextLink as={Link} variant="arrow" href={adminPaths.myPage(recovery.mypageId)}>
        {t((w) => w.page.myPage)}
      </TextLink>
    }
  >
    <Facts variant="compact" facts={factsOf(recovery)} />
  </Card>
);
