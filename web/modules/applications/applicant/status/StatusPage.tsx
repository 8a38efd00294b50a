import { ActivityList } from '#ui-kit/ActivityList/index.ts';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Columns, Page, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Stepper } from '#ui-kit/Stepper/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { ApplicationStatus } from '#web/parts/api/generated/enums.ts';
import { PapersInMaking } from '#web/parts/files/PapersInMaking.tsx';
import { formatDate, formatDateTimeSeconds, formatText, formatYen } from '#web/parts/text/format.ts';
import type { Area } from '../ApplicantArea.tsx';
import { FlowSteps } from '../about/AboutFlow.tsx';
import { LetterCard } from '../home/LetterCard.tsx';
import { ThreadsCard } from '../home/ThreadsCard.tsx';
import { applicantText as t } from '../model/applicant.words.ts';
import type { Application } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';
import { PapersCard } from '../papers/PapersCard.tsx';
import { isReturned } from '../step/Returned.tsx';
import { applicantStatusText as statusText } from './applicantStatus.words.ts';
import { ChangeCard } from './ChangeCard.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { eventsOf } from './events.ts';
import { NextStep } from './NextStep.tsx';
import { ReturnedItems } from './ReturnedItems.tsx';
import { stageOf } from './words.ts';

type Props = { application: Application };

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
        <NextStep application={application} />
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
