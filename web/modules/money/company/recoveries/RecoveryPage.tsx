import { useState } from 'react';
import { useParams } from 'wouter';
import { Breadcrumb } from '#ui-kit/Breadcrumb/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { taxReportsText as taxText } from '#web/modules/aftercare/shared/taxReports/taxReports.words.ts';
import { BalanceOnDay } from '#web/modules/money/shared/recoveries/BalanceOnDay.tsx';
import { RecoveryHistory } from '#web/modules/money/shared/recoveries/RecoveryHistory.tsx';
import { recoveriesText as t } from '#web/modules/money/shared/recoveries/recoveries.words.ts';
import { type Recovery, recoveryTitle } from '#web/modules/money/shared/recoveries/recovery.ts';
import { RecoveryReliefKindLabel, RecoveryStatus } from '#web/parts/api/generated/enums.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { AttachedFiles } from '#web/parts/company/AttachedFiles.tsx';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useProjectId } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { RecoveryStatusTag } from '#web/parts/status/RecoveryStatusTag.tsx';
import { formatDay, formatYen } from '#web/parts/text/format.ts';
import { PaymentSlip, SlipPage } from './PaymentSlip.tsx';

type Receipt = Recovery['receipts'][number];

const title = t((w) => w.own.title);

const Head = ({ recovery }: { recovery: Recovery }) => (
  <PageHeader
    rhythm="business"
    over={
      <Breadcrumb
        items={[
          { label: title, href: userPaths.recoveries(useProjectId()) },
          { label: recoveryTitle(recovery) },
        ]}
      />
    }
    title={recoveryTitle(recovery)}
    tags={<RecoveryStatusTag status={recovery.status} />}
  />
);

const State = ({ recovery }: { recovery: Recovery }) => {
  if (recovery.isOverdue) {
    return (
      <Notice tone="danger" title={t((w) => w.page.overdue)}>
        {t((w) => w.page.overdueText, { day: formatDay(recovery.dueOn) })}
      </Notice>
    );
  }
  if (recovery.status !== RecoveryStatus.Settled) return null;
  return (
    <Notice tone="success" title={t((w) => w.own.settled)}>
      {t((w) => w.own.settledText, { day: formatDay(recovery.settledOn) })}
    </Notice>
  );
};

/** More came in than was asked for. */
const TooMuch = ({ recovery: { toReturnAmount = 0 } }: { recovery: Recovery }) =>
  toReturnAmount === 0 ? null : (
    <Notice tone="info" title={t((w) => w.page.toReturn)}>
      {t((w) => w.page.ownToReturnText, { amount: formatYen(toReturnAmount) })}
    </Notice>
  );

const reliefOf = ({ amount, dueOn }: Recovery['reliefs'][number]): string => {
  if (dueOn !== null) return formatDay(dueOn);
  return amount === null ? t((w) => w.reliefs.all) : formatYen(amount);
};

/** What came in, and what of it was too much and left again. */
const receiptFacts = ({ id, receivedOn, amount, returnedAmount = 0, returnedOn = null }: Receipt) => [
  {
    key: `receipt ${id}`,
    term: t((w) => w.own.received, { day: formatDay(receivedOn) }),
    value: formatYen(amount),
  },
  ...(returnedAmount === 0
    ? []
    : [
        {
          key: `returned ${id}`,
          term: t((w) => w.own.returned, { day: formatDay(returnedOn) }),
          value: formatYen(returnedAmount),
        },
      ]),
];

/** What was ordered and why, with its paper; what came in and what was let off. */
const OrderCard = ({ recovery }: { recovery: Recovery }) => (
  <Card title={t((w) => w.page.order)}>
    <Stack gap={16}>
      <Facts
        facts={[
          { term: t((w) => w.facts.amount), value: formatYen(recovery.amount) },
          { term: t((w) => w.facts.reason), value: recovery.claimReason },
          { term: t((w) => w.facts.orderedOn), value: formatDay(recovery.orderedOn) },
          { term: t((w) => w.facts.dueOn), value: formatDay(recovery.dueOn) },
          ...recovery.receipts.flatMap(receiptFacts),
          ...recovery.reliefs.map((relief) => ({
            key: `relief ${relief.id}`,
            term: RecoveryReliefKindLabel[relief.kind],
            value: reliefOf(relief),
          })),
        ]}
      />
      {recovery.document !== null && <AttachedFiles files={[recovery.document]} />}
      {recovery.taxReportSectionId !== null && (
        <TextLink
          as={Link}
          variant="arrow"
          href={userPaths.section(recovery.mypage.projectId, recovery.taxReportSectionId)}
        >
          {taxText((w) => w.report.open)}
        </TextLink>
      )}
    </Stack>
  </Card>
);

const LoadedRecovery = ({
  recovery,
  day,
  onDay,
}: {
  recovery: Recovery;
  day: string;
  onDay: (day: string) => void;
}) => (
  <SlipPage>
    <Stack gap={24}>
      <div data-screen>
        <Head recovery={recovery} />
      </div>
      <div data-screen>
        <State recovery={recovery} />
        <TooMuch recovery={recovery} />
      </div>
      {recovery.status === RecoveryStatus.Ordered && (
        <>
          <div data-screen>
            <BalanceOnDay {...{ recovery, day, onDay }} />
          </div>
          <PaymentSlip recovery={recovery} />
        </>
      )}
      <div data-screen>
        <OrderCard recovery={recovery} />
      </div>
      <div data-screen>
        <RecoveryHistory recovery={recovery} />
      </div>
    </Stack>
  </SlipPage>
);

/** /user/{projectId}/recovery/{id}: one order, the amount to the day, and the slip to pay it with. */
export const RecoveryPage = () => {
  const [day, setDay] = useState('');
  const id = Number(useParams().recoveryId);
  const read = useRead(
    '/api/user/my_page/recovery/{id}',
    { path: { id }, query: day === '' ? {} : { on: day } },
    { isEnabled: Number.isInteger(id) && id > 0, keepsPrevious: true },
  );
  return (
    <Page width="form">
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={6} />}>
        {({ body }) => <LoadedRecovery recovery={body} day={day} onDay={setDay} />}
      </ReadState>
    </Page>
  );
};
