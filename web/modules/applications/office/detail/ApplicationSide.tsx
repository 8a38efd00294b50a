import { Card } from '#ui-kit/Card/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { MailAddress, Quote } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { RequestedRecordButton } from '#web/modules/access/office/personalRecord/RequestedRecordButton.tsx';
import { PersonKind } from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { formatDateTime, formatDay, formatText, formatYen } from '#web/parts/text/format.ts';
import { applicantNameOf } from '../applicantName.ts';
import { applicationsText as t } from '../applications.words.ts';
import type { Application } from './useApplication.ts';

const facts = (application: Application): Fact[] => [
  { term: t((w) => w.page.totalCost), value: formatYen(application.totalCost) },
  { term: t((w) => w.page.eligibleCost), value: formatYen(application.eligibleCost) },
  { term: t((w) => w.page.subsidyAmount), value: <b>{formatYen(application.subsidyAmount)}</b> },
  { term: t((w) => w.page.selfFunded), value: formatYen(application.selfFunded) },
  { term: t((w) => w.page.project), value: application.projectName },
  { term: t((w) => w.page.closesAt), value: formatDateTime(application.closesAt) },
  { term: t((w) => w.page.email), value: <MailAddress>{application.email}</MailAddress> },
  { term: t((w) => w.page.assignee), value: formatText(application.assigneeName) },
  { term: t((w) => w.page.openedAt), value: formatDateTime(application.openedAt) },
  ...(application.returnDueOn === null
    ? []
    : [{ term: t((w) => w.page.returnDueOn), value: formatDay(application.returnDueOn) }]),
  ...(application.decidedOn === null
    ? []
    : [{ term: t((w) => w.page.decidedOn), value: formatDay(application.decidedOn) }]),
  ...(application.adoptedAmount === null
    ? []
    : [{ term: t((w) => w.decide.amount), value: <b>{formatYen(application.adoptedAmount)}</b> }]),
  ...(application.adoptionConditions === null
    ? []
    : [{ term: t((w) => w.decide.conditions), value: application.adoptionConditions }]),
  ...(application.decisionReason === null
    ? []
    : [{ term: t((w) => w.decide.reason), value: application.decisionReason }]),
];

/** Letters are issued of what was decided. */
const hasPapers = ({ decidedOn }: Application): boolean => decidedOn !== null;

/** What was handed in can be read as it was then. */
const isFiled = ({ submittedAt }: Application): boolean => submittedAt !== null;

const Ways = ({ application }: { application: Application }) => {
  const { id, family, mypageId, corporationId } = application;
  const mayCall = useMayCall();
  const maySeeCorporation = mayCall('getCorporation');
  return (
    <>
      {isFiled(application) && (
        <TextLink variant="arrow" href={adminPaths.filed(family, id)}>
          {t((w) => w.page.filed)}
        </TextLink>
      )}
      {mypageId !== null && (
        <TextLink variant="arrow" href={adminPaths.myPage(mypageId)}>
          {t((w) => w.page.myPage)}
        </TextLink>
      )}
      {corporationId !== null && maySeeCorporation && (
        <TextLink variant="arrow" href={adminPaths.corporation(corporationId)}>
          {t((w) => w.page.corporation)}
        </TextLink>
      )}
      {hasPapers(application) && mayCall('listIssuedPapers') && (
        <TextLink variant="arrow" href={adminPaths.papersOfApplication(id)}>
          {t((w) => w.page.papers)}
        </TextLink>
      )}
      <RequestedRecordButton
        person={{ personKind: PersonKind.Applicant, id, name: applicantNameOf(application) }}
      />
    </>
  );
};

/** Money, dates and people of an application, and what was decided. */
export const ApplicationSide = ({ application }: { application: Application }) => {
  const { withdrawnReason, mypageId, corporationId } = application;
  const may = useMayCall();
  const isKnown = mypageId !== null || corporationId !== null || may('makePersonalRecord');
  const hasWays = isKnown || isFiled(application) || (may('listIssuedPapers') && hasPapers(application));
  return (
    <Stack gap={16}>
      <Card title={t((w) => w.page.facts)} foot={hasWays && <Ways application={application} />}>
        <Stack gap={16}>
          <Facts variant="compact" facts={facts(application)} />
          {withdrawnReason !== null && (
            <>
              <b>{t((w) => w.page.withdrawn)}</b>
              <Quote>{withdrawnReason}</Quote>
            </>
          )}
        </Stack>
      </Card>
    </Stack>
  );
};
