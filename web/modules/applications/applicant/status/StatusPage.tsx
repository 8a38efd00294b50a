import { CircleCheck } from 'lucide-react';
import { ActivityList } from '#ui-kit/ActivityList/index.ts';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { DeadlineCard } from '#ui-kit/desk/Deadline/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Columns, Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Stepper } from '#ui-kit/Stepper/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { ApplicationStatus, ReturnItemStatus } from '#web/parts/api/generated/enums.ts';
import { PapersInMaking } from '#web/parts/files/PapersInMaking.tsx';
import { paths } from '#web/parts/navigation/paths.ts';
import { ApplicationStatusTag } from '#web/parts/status/ApplicationStatusTag.tsx';
import {
  formatDate,
  formatDateTimeSeconds,
  formatDay,
  formatText,
  formatYen,
} from '#web/parts/text/format.ts';
import type { Area } from '../ApplicantArea.tsx';
import { FlowSteps } from '../about/AboutFlow.tsx';
import { LetterCard } from '../home/LetterCard.tsx';
import { NextCard } from '../home/NextCard.tsx';
import { ThreadsCard } from '../home/ThreadsCard.tsx';
import { applicantText as t } from '../model/applicant.words.ts';
import type { Application } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';
import { PapersCard } from '../papers/PapersCard.tsx';
import { isReturned } from '../step/Returned.tsx';
import { applicantStatusText as statusText } from './applicantStatus.words.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { ExpectedFacts } from './ExpectedFacts.tsx';
import { eventsOf } from './events.ts';
import { ReturnedItems } from './ReturnedItems.tsx';
import { stageOf, statusWords } from './words.ts';

type Props = { application: Application };

const openCount = ({ returnItems }: Application): number =>
  returnItems.filter(({ status }) => status === ReturnItemStatus.Open).length;

const StateBox = ({ application }: Props) => (
  <Stack gap={4}>
    <Text as="span" size={14} tone="muted">
      {statusText((w) => w.status.state)}
    </Text>
    <span>
      <ApplicationStatusTag status={application.status} />
    </span>
  </Stack>
);

/** Counted in business days, as every date but the close of the call (LOOK "Tones"); sent back is due at 17:00. */
const Due = ({ application: { daysLeft, returnDueOn } }: Props) =>
  returnDueOn === null || daysLeft === null ? null : (
    <DeadlineCard
      title={statusText((w) => w.status.due)}
      daysLeft={daysLeft}
      at={statusText((w) => w.status.dueAt, { day: formatDay(returnDueOn) })}
      dateTime={`${returnDueOn}T17:00:00+09:00`}
    />
  );

/** What the desk asks for: how much of it is left, and until when. */
const ReturnedNext = ({ application }: Props) => {
  const left = openCount(application);
  return (
    <NextCard
      title={
        left === 0
          ? statusText((w) => w.status.allAnswered)
          : statusText((w) => w.status.returnedCount, { count: left })
      }
      side={<Due application={application} />}
      href="#returned"
      action={left === 0 ? statusText((w) => w.status.toResubmit) : statusText((w) => w.status.toItems)}
    >
      <p>{statusWords(application.status, application.email).text}</p>
    </NextCard>
  );
};

const Next = ({ application }: Props) => {
  const { title, text } = statusWords(application.status, application.email);
  if (isReturned(application)) return <ReturnedNext application={application} />;
  if (application.status === ApplicationStatus.Adopted) {
    return (
      <NextCard
        title={title}
        side={<StateBox application={application} />}
        href={paths.userProjectLogin(application.projectId)}
        action={statusText((w) => w.status.toMyPage)}
      >
        <p>{text}</p>
      </NextCard>
    );
  }
  return (
    <NextCard
      over={statusText((w) => w.status.noTask)}
      icon={CircleCheck}
      title={title}
      side={<StateBox application={application} />}
    >
      <p>{text}</p>
      <ExpectedFacts application={application} />
    </NextCard>
  );
};

const Flow = ({ application }: Props) => (
  <Card title={statusText((w) => w.status.flow)}>
    <Stepper
      label={statusText((w) => w.status.flow)}
      current={stageOf(application.status)}
      steps={[
        {
          name: statusText((w) =>
            application.status === ApplicationStatus.Submitted ? w.status.submittedStage : w.status.stage1,
          ),
          when: formatDate(application.submittedAt),
        },
        { name: statusText((w) => w.status.stage2) },
        { name: statusText((w) => w.status.stage3) },
        {
          name: statusText((w) => w.status.stage4),
          ...(application.decidedOn === null ? {} : { when: formatDate(application.decidedOn) }),
        },
        { name: statusText((w) => w.status.stage5) },
      ]}
    />
  </Card>
);

/** The stages after handing in, with what happens in each; the first of them is stage 2. */
const AHEAD = [
  { title: statusText((w) => w.status.stage2), text: statusText((w) => w.status.ahead1) },
  { title: statusText((w) => w.status.stage3), text: statusText((w) => w.status.ahead2) },
  { title: statusText((w) => w.status.stage4), text: statusText((w) => w.status.ahead3) },
  { title: statusText((w) => w.status.stage5), text: statusText((w) => w.status.ahead4) },
];

const Ahead = ({ application }: Props) => (
  <Card title={statusText((w) => w.status.ahead)}>
    <FlowSteps steps={AHEAD.slice(Math.max(stageOf(application.status) - 2, 0))} />
  </Card>
);

const ReceiptCard = ({ application }: Props) => {
  const receipt = application.receipts.toSorted((a, b) => (a.issuedAt < b.issuedAt ? 1 : -1))[0];
  if (receipt === undefined) return null;
  return (
    <Card title={statusText((w) => w.receipt.title)}>
      <Stack gap={16}>
        <Facts
          variant="compact"
          facts={[
            { term: statusText((w) => w.receipt.code), value: <b>{formatText(application.displayCode)}</b> },
            { term: statusText((w) => w.receipt.number), value: receipt.number },
            { term: statusText((w) => w.receipt.at), value: formatDateTimeSeconds(receipt.issuedAt) },
          ]}
        />
        <ButtonLink isBlock href={applicantPaths.receipt(application.projectId, receipt.id)}>
          {statusText((w) => w.receipt.show)}
        </ButtonLink>
        <TextLink variant="arrow" href={applicantPaths.filed(application.projectId)}>
          {statusText((w) => w.status.filed)}
        </TextLink>
        <TextLink variant="arrow" href={applicantPaths.content(application.projectId)}>
          {statusText((w) => w.status.content)}
        </TextLink>
      </Stack>
    </Card>
  );
};

const isSettled = ({ status }: Application): boolean =>
  status === ApplicationStatus.Withdrawn || status === ApplicationStatus.NotAdopted;

const Head = ({ application }: Props) => (
  <PageHeader
    rhythm="business"
    over={statusText((w) => w.status.over, {
      code: formatText(application.displayCode),
      project: application.projectName,
    })}
    title={statusText((w) => w.status.title)}
    context={typeof application.planTitle === 'string' ? application.planTitle : undefined}
    actions={
      <Facts
        variant="pairs"
        facts={[
          {
            term: t((w) => w.totals.subsidyAmount),
            value: <b>{formatYen(application.subsidyAmount)}</b>,
          },
        ]}
      />
    }
  />
);

/** After handing in: what happens next, what the desk asks for, proof, history, and the ways back. */
export const StatusPage = (area: Area) => {
  const { application } = area;
  return (
    <Page width="page">
      <Head application={application} />
      <Stack gap={24}>
        <Next application={application} />
        <PapersInMaking labels={application.papersInMaking} />
        {application.status !== ApplicationStatus.Withdrawn && <Flow application={application} />}
        <Columns>
          <Stack gap={24}>
            <DecisionCard application={application} />
            {application.decidedOn !== null && <PapersCard application={application} />}
            <LetterCard application={application} />
            {isReturned(application) && <ReturnedItems {...area} />}
            {!isReturned(application) && !isSettled(application) && <Ahead application={application} />}
            <ChangeCard {...area} />
          </Stack>
          <Stack gap={24}>
            <ReceiptCard application={application} />
            <ThreadsCard application={application} />
            <Card title={statusText((w) => w.history.title)}>
              <ActivityList items={eventsOf(application)} />
            </Card>
          </Stack>
        </Columns>
      </Stack>
    </Page>
  );
};
