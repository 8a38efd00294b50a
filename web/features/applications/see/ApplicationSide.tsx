import { Card } from '#ui-kit/Card/index.ts';
import { type Fact, Facts } from '#ui-kit/Facts/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { Quote } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { type ApplicationFamilyName, adminPaths } from '#web/navigation/adminPaths.ts';
import { formatDateTime, formatDay, formatText, formatYen } from '#web/text/format.ts';
import { applicationsText as t } from '../applicationsText.ts';
import { type Application, useApplication } from './useApplication.ts';

const facts = (application: Application): Fact[] => [
  { term: t((w) => w.page.totalCost), value: formatYen(application.totalCost) },
  { term: t((w) => w.page.eligibleCost), value: formatYen(application.eligibleCost) },
  { term: t((w) => w.page.subsidyAmount), value: <b>{formatYen(application.subsidyAmount)}</b> },
  { term: t((w) => w.page.selfFunded), value: formatYen(application.selfFunded) },
  { term: t((w) => w.page.project), value: application.projectName },
  { term: t((w) => w.page.closesAt), value: formatDateTime(application.closesAt) },
  { term: t((w) => w.page.email), value: application.email },
  { term: t((w) => w.page.assignee), value: formatText(application.assigneeName) },
  { term: t((w) => w.page.openedAt), value: formatDateTime(application.openedAt) },
  ...(application.returnDueOn === null
    ? []
    : [{ term: t((w) => w.page.returnDueOn), value: formatDay(application.returnDueOn) }]),
  ...(application.decidedOn === null
    ? []
    : [{ term: t((w) => w.page.decidedOn), value: formatDay(application.decidedOn) }]),
];

const Ways = ({ application: { mypageId, corporationId } }: { application: Application }) => {
  const maySeeCorporation = useMayCall()('getCorporation');
  return (
    <>
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
    </>
  );
};

type SimilarLinkProps = { readonly family: ApplicationFamilyName; readonly id: number };

/** Another application of the same corporation, called as people call it: code and round. */
const SimilarLink = ({ family, id }: SimilarLinkProps) => {
  const application = useApplication(family, id).data?.body;
  return (
    <TextLink href={adminPaths.application(family, id)}>
      {application === undefined
        ? t((w) => w.page.similarWaiting)
        : t((w) => w.page.similarOpen, {
            code: application.displayCode ?? t((w) => w.list.noCode),
            project: application.projectName,
          })}
    </TextLink>
  );
};

/** Money, dates and people of an application; what to look out for stands first. */
export const ApplicationSide = ({ application }: { application: Application }) => {
  const { onBehalf, similarApplicationIds, family, withdrawnReason, mypageId, corporationId } = application;
  const hasWays = mypageId !== null || corporationId !== null;
  return (
    <Stack gap={16}>
      {similarApplicationIds.length > 0 && (
        <Notice
          tone="warning"
          title={t((w) => w.page.similar)}
          actions={similarApplicationIds.map((id) => <SimilarLink key={id} family={family} id={id} />)}
        >
          {t((w) => w.page.similarText)}
        </Notice>
      )}
      {onBehalf !== null && (
        <Notice title={t((w) => w.page.onBehalf, { name: onBehalf.adminUserName })}>
          {t((w) => w.page.onBehalfText, { reason: onBehalf.reason, at: formatDateTime(onBehalf.at) })}
        </Notice>
      )}
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
