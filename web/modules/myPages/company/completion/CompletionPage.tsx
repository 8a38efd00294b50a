import { Card } from '#ui-kit/Card/index.ts';
import { Facts } from '#ui-kit/Facts/index.ts';
import { Page, Stack } from '#ui-kit/Layout/index.ts';
import { Notice } from '#ui-kit/Notice/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Skeleton } from '#ui-kit/Skeleton/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { MyPageBody } from '#web/parts/company/companyTypes.ts';
import { ReadState } from '#web/parts/company/ReadState.tsx';
import { useMyPage } from '#web/parts/company/useMyPage.ts';
import { Link } from '#web/parts/navigation/Link.tsx';
import { userPaths } from '#web/parts/navigation/userPaths.ts';
import { formatDay } from '#web/parts/text/format.ts';
import { CompletionChecks } from './CompletionChecks.tsx';
import { CompletionForm } from './CompletionForm.tsx';
import { completionText as t } from './completion.words.ts';
import type { Completion } from './completionTypes.ts';

const title = t((w) => w.title);

const Days = ({ completion }: { completion: Completion }) => {
  const { startOn, plannedCompletionOn, completionDeadline, completionOn, reportDueOn } = completion;
  return (
    <Card title={t((w) => w.days)}>
      <Facts
        facts={[
          { term: t((w) => w.facts.start), value: formatDay(startOn) },
          { term: t((w) => w.facts.planned), value: formatDay(plannedCompletionOn) },
          { term: t((w) => w.facts.deadline), value: formatDay(completionDeadline) },
          ...(completionOn === null
            ? []
            : [
                { term: t((w) => w.facts.completion), value: formatDay(completionOn) },
                { term: t((w) => w.facts.reportDue), value: formatDay(reportDueOn) },
              ]),
        ]}
      />
    </Card>
  );
};

const Reported = ({ completion, projectId }: { completion: Completion; projectId: number }) => (
  <Notice tone="success" title={t((w) => w.reported.title)}>
    {t((w) => w.reported.text, { day: formatDay(completion.reportDueOn) })}
    <br />
    <TextLink as={Link} variant="arrow" href={userPaths.sections(projectId)}>
      {t((w) => w.reported.sections)}
    </TextLink>
  </Notice>
);

/** What comes next: the report, what keeps it back, or what follows from it. */
const Report = ({
  completion,
  projectId,
  onReload,
}: {
  completion: Completion;
  projectId: number;
  onReload: () => void;
}) => {
  if (completion.completionOn !== null) return <Reported {...{ completion, projectId }} />;
  const report = completion.availableActions.find(({ action }) => action === 'report');
  return (
    <>
      <CompletionChecks checks={completion.checks} projectId={projectId} />
      {report?.allowed === true ? (
        <CompletionForm {...{ completion, onReload }} />
      ) : (
        <Notice tone="warning" title={t((w) => w.notYet)}>
          {report?.reason}
        </Notice>
      )}
    </>
  );
};

const OwnCompletion = ({ id, projectId }: Pick<MyPageBody, 'id' | 'projectId'>) => {
  const read = useRead('/api/user/my_page/completion', { query: { mypageID: id } });
  return (
    <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
      {({ body }) => (
        <>
          <PageHeader rhythm="business" title={title} context={t((w) => w.context)} />
          <Stack gap={24}>
            <Days completion={body} />
            <Report completion={body} projectId={projectId} onReload={() => void read.refetch()} />
          </Stack>
        </>
      )}
    </ReadState>
  );
};

/** /user/{projectId}/completion: the business reports that its work is done, accepted and paid. */
export const CompletionPage = () => {
  const read = useMyPage();
  return (
    <Page>
      <ReadState read={read} title={title} skeleton={<Skeleton shape="card" rows={4} />}>
        {({ body }) => <OwnCompletion {...body} />}
      </ReadState>
    </Page>
  );
};
