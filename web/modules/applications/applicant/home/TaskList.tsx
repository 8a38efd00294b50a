import { styled } from 'styled-components';
import { Stack } from '#ui-kit/Layout/index.ts';
import { ProgressBar } from '#ui-kit/ProgressBar/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { TextLink } from '#ui-kit/TextLink/index.ts';
import { border, color, leading, media, radius, space, text, weight } from '#ui-kit/tokens/index.ts';
import { TaskState } from '#web/parts/api/generated/enums.ts';
import type { Area } from '../ApplicantArea.tsx';
import { applicantText as t } from '../model/applicant.words.ts';
import type { Application, FormStep } from '../model/formTypes.ts';
import { applicantPaths } from '../model/paths.ts';
import { placeLabel } from '../model/placeLabel.ts';
import { applicantHomeText as homeText } from './applicantHome.words.ts';
import { TaskTag } from './TaskTag.tsx';

const List = styled.ol`
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]} ${space[16]};
  padding: ${space[12]} ${space[16]};
  border-top: ${border.normal};
  line-height: ${leading[18]};
  &:first-child { border-top: 0; }
  &:hover { background: ${color.surfaceSubtle}; }
  > b { color: ${color.textMuted}; font-variant-numeric: tabular-nums; text-align: center; }
  > :last-child { grid-column: 2; justify-self: start; }
  a { font-size: ${text[16]}; font-weight: ${weight.bold}; }
  a::after { content: ''; position: absolute; inset: 0; }
  ${media.md} {
    grid-template-columns: 1.5rem minmax(0, 1fr) auto;
    padding-inline: ${space[16]} ${space[16]};
    > :last-child { grid-column: 3; }
  }
`;

type Task = {
  readonly step: FormStep;
  readonly state: TaskState;
  readonly missingCount: number;
  /** Places of the step that are left to do. */
  readonly pointers: readonly string[];
};

/** The steps of the form with what the server says about each. */
export const tasksOf = ({ application, definition }: Pick<Area, 'application' | 'definition'>): Task[] =>
  definition.steps.flatMap((step) => {
    const known = application.sectionsState.find(({ key }) => key === step.key);
    if (known === undefined) return [];
    const { state, missingCount, findings } = known;
    return [{ step, state, missingCount, pointers: findings.map(({ pointer }) => pointer) }];
  });

export const isDone = ({ state }: Task): boolean =>
  state === TaskState.Completed || state === TaskState.Corrected;

const contentOf = ({ sections }: FormStep): string =>
  sections
    .filter(({ fields }) => fields.length === 0 || fields.some(({ isComputed }) => !isComputed))
    .map(({ title }) => title)
    .join(t((w) => w.value.dot));

/** As many places are named on a line of the list; the others are counted. */
const NAMED = 3;

/** What the missing places are called; rows of one list count once. */
const missingNames = ({ step, pointers }: Task, { requiredDocuments }: Application): string[] => {
  if (step.kind === 'documents') {
    return requiredDocuments
      .filter(({ isRequired, fileCount }) => isRequired && fileCount === 0)
      .map(({ label }) => label);
  }
  return [...new Set(pointers.map((pointer) => placeLabel(step, pointer.split('/').slice(0, 2).join('/'))))];
};

const placesOf = (task: Task, application: Application): string => {
  const names = missingNames(task, application);
  const places = names.slice(0, NAMED).join(t((w) => w.value.dot)) || contentOf(task.step);
  const more = names.length - NAMED;
  return more > 0 ? homeText((w) => w.home.places, { places, more }) : places;
};

const noteOf = (task: Task, all: number, application: Application): string => {
  if (task.state === TaskState.Locked) return homeText((w) => w.home.locked, { last: all - 1 });
  if (task.state === TaskState.InProgress) {
    return homeText((w) => w.home.missing, {
      count: task.missingCount,
      places: placesOf(task, application),
    });
  }
  return contentOf(task.step);
};

type Props = Pick<Area, 'application' | 'definition'>;

/** One line a step: name, what is in it or missing, state. The whole line is the link. */
export const TaskList = ({ application, definition }: Props) => {
  const tasks = tasksOf({ application, definition });
  const done = tasks.filter(isDone).length;
  return (
    <Stack gap={16}>
      <SectionHeading
        aside={
          <Text as="span" size={14} tone="muted">
            {homeText((w) => w.home.progress, { all: tasks.length, done })}
          </Text>
        }
      >
        {homeText((w) => w.home.tasks)}
      </SectionHeading>
      <ProgressBar value={done} max={tasks.length} label={homeText((w) => w.home.tasks)} />
      <List>
        {tasks.map((task, index) => (
          <TaskRow
            key={task.step.key}
            task={task}
            number={index + 1}
            all={tasks.length}
            application={application}
          />
        ))}
      </List>
    </Stack>
  );
};

type RowProps = { task: Task; number: number; all: number; application: Application };

const TaskRow = ({ task, number, all, application }: RowProps) => (
  <Item>
    <b aria-hidden>{number}</b>
    <div>
      <TextLink variant="bare" href={applicantPaths.step(application.projectId, task.step.key)}>
        {task.step.title}
      </TextLink>
      <Text size={14} tone="muted">
        {noteOf(task, all, application)}
      </Text>
    </div>
    <TaskTag state={task.state} />
  </Item>
);
