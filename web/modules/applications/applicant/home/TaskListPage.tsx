import { Page, Row, Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { ServerDeadlineCard } from '#web/parts/deadline/index.ts';
import { formatDateTime, formatYen } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import type { Area } from '../ApplicantArea.tsx';
import { applicantText as t } from '../model/applicant.words.ts';
import type { Application } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';
import { ClosedNotice } from '../step/ClosedNotice.tsx';
import { Conflicts } from '../step/Conflicts.tsx';
import { SaveState } from '../step/SaveState.tsx';
import { applicantHomeText as homeText } from './applicantHome.words.ts';
import { EmailNotice } from './EmailNotice.tsx';
import { LetterCard } from './LetterCard.tsx';
import { NextCard } from './NextCard.tsx';
import { isDone, TaskList, tasksOf } from './TaskList.tsx';
import { ThreadsCard } from './ThreadsCard.tsx';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const subject = (application: Application): string =>
  [textOf(application.name), textOf(application.planTitle)].filter((words) => words !== '').join(marks.gap);

const Closing = ({ closesAt }: Application) => (
  <ServerDeadlineCard
    title={t((w) => w.deadline.title)}
    unit="calendarDays"
    deadline={new Date(closesAt)}
    at={formatDateTime(closesAt)}
    dateTime={closesAt}
  />
);

/** The first step that is not done, with the way there. */
const NextStep = ({ application, definition }: Area) => {
  const tasks = tasksOf({ application, definition });
  // A step that asks for nothing yet is nobody's next one.
  const next = tasks.find((task) => !isDone(task) && task.missingCount > 0) ?? tasks.at(-1);
  if (next === undefined) return null;
  const isLast = next.step.kind === 'confirm';
  const title = isLast
    ? homeText((w) => w.home.nextConfirm)
    : next.step.kind === 'documents'
      ? homeText((w) => w.home.nextDocuments)
      : homeText((w) => w.home.nextStep, { title: next.step.title });
  return (
    <NextCard
      title={title}
      side={<Closing {...application} />}
      href={applicantPaths.step(application.projectId, next.step.key)}
      action={
        isLast
          ? homeText((w) => w.home.toConfirm)
          : next.step.kind === 'documents'
            ? homeText((w) => w.home.toDocuments)
            : homeText((w) => w.home.toStep, { title: next.step.title })
      }
    >
      <p>
        {isLast || next.missingCount === 0
          ? (next.step.description ?? '')
          : homeText((w) => w.home.nextMissing, { count: next.missingCount })}
      </p>
    </NextCard>
  );
};

/** The home of somebody who is writing: what to do next, by when, and the list of steps with their states. */
export const TaskListPage = (area: Area) => {
  const { application, definition, draft } = area;
  return (
    <Page width="form">
      <PageHeader
        rhythm="business"
        over={application.projectName}
        title={t((w) => w.area.home)}
        context={subject(application) || homeText((w) => w.home.nameless)}
      />
      <Stack gap={24}>
        <EmailNotice application={application} />
        <Conflicts definition={definition} draft={draft} />
        <ClosedNotice application={application} />
        <NextStep {...area} />
        <TaskList application={application} definition={definition} />
        <LetterCard application={application} />
        <ThreadsCard application={application} />
        <Row isBetween>
          <SaveState draft={draft} />
          <Text as="span" size={14}>
            {homeText((w) => w.home.subsidy)} <b>{formatYen(application.subsidyAmount)}</b>
          </Text>
        </Row>
        <Text size={14} tone="muted" isMeasured>
          {homeText((w) => w.home.note)}
        </Text>
      </Stack>
    </Page>
  );
};
