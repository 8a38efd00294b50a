import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { DataGrid, type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { Deadline } from '#ui-kit/desk/Deadline/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import type { ListShape } from '#web/parts/list/listAddress.ts';
import { useListState } from '#web/parts/list/useListState.ts';
import { useNavigate } from '#web/parts/router/shown.ts';
import { PriorityTag } from '#web/parts/status/PriorityTag.tsx';
import { formatDate, formatText } from '#web/parts/text/format.ts';
import { homeText as t } from './home.words.ts';
import { workAddress } from './workAddress.ts';

type WorklistItem = components['schemas']['WorklistItem'];

const SHAPE = {
  filters: [],
  others: ['team'],
  sorts: ['dueOn', '-dueOn', 'priority', '-priority', 'ageBusinessDays', '-ageBusinessDays'],
  defaultSort: 'dueOn',
  pageSize: 10,
} as const satisfies ListShape<string>;

const Act = styled.span`
  word-break: auto-phrase;
`;

const ageText = (days: number): string =>
  days === 0 ? t((w) => w.worklist.today) : t((w) => w.worklist.ageDays, { days });

/** A question has no due day, but somebody who waits for its answer. */
const noDueText = ({ kind, ageBusinessDays: days }: WorklistItem): string => {
  if (kind !== 'thread') return t((w) => w.worklist.noDue);
  return days === 0 ? t((w) => w.worklist.waitingToday) : t((w) => w.worklist.waitingDays, { days });
};

const Due = ({ item }: { readonly item: WorklistItem }) => {
  const { dueOn, daysLeft } = item;
  return dueOn === null || daysLeft === null ? (
    <Text as="span" size={14} tone="muted">
      {noDueText(item)}
    </Text>
  ) : (
    <Deadline daysLeft={daysLeft} at={formatDate(dueOn)} dateTime={dueOn} />
  );
};

const COLUMNS: readonly GridColumn<WorklistItem>[] = [
  {
    id: 'priority',
    header: t((w) => w.worklist.priority),
    isSortable: true,
    phoneSlot: 'code',
    cell: ({ priority }) => <PriorityTag status={priority} />,
  },
  {
    id: 'what',
    header: t((w) => w.worklist.what),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(10rem, 16vw, 26rem)',
    cell: ({ title, projectName }) => (
      <GridTwoLines
        // The act stands at the end of the words: they wrap, they are never cut.
        first={
          <Act>
            <GridLink kind="code">{title}</GridLink>
          </Act>
        }
        second={projectName}
      />
    ),
  },
  {
    id: 'record',
    header: t((w) => w.worklist.record),
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(8rem, 11vw, 16rem)',
    cell: ({ displayCode, corporationName }) => (
      <GridTwoLines first={formatText(displayCode)} second={corporationName} />
    ),
  },
  {
    id: 'owner',
    header: t((w) => w.worklist.owner),
    hideBelow: 'lg',
    phoneSlot: 'none',
    width: '6.5rem',
    cell: ({ ownerName }) => <ClipText>{formatText(ownerName)}</ClipText>,
  },
  {
    id: 'ageBusinessDays',
    header: t((w) => w.worklist.age),
    isSortable: true,
    isNumeric: true,
    align: 'end',
    hideBelow: 'md',
    phoneSlot: 'none',
    cell: ({ ageBusinessDays }) => ageText(ageBusinessDays),
  },
  {
    id: 'dueOn',
    header: t((w) => w.worklist.due),
    isSortable: true,
    isFixed: true,
    isNumeric: true,
    phoneSlot: 'due',
    cell: (item) => <Due item={item} />,
  },
];

/** In one's own list the owner is oneself. */
const OWN_COLUMNS = COLUMNS.filter(({ id }) => id !== 'owner');

type WorklistProps = {
  readonly title: string;
  /** For those who are assigned nothing: only the work of all, without a choice. */
  readonly isShared: boolean;
};

/** What waits for the caller or his team, the most urgent first. */
export const Worklist = ({ title, isShared }: WorklistProps) => {
  const list = useListState(SHAPE);
  const navigate = useNavigate();
  const isTeam = isShared || list.others.team === 'true';
  const read = useRead(
    '/api/admin/worklist',
    { query: { ...list.query, mine: !isTeam } },
    { keepsPrevious: true },
  );
  const page = read.data?.body;
  return (
    <Card
      isFlush
      title={title}
      aside={
        !isShared && (
          <WhoseChoice isTeam={isTeam} onChange={(team) => list.setOther('team', team ? 'true' : null)} />
        )
      }
    >
      <DataGrid
        frame="none"
        aria-label={title}
        columns={isTeam ? COLUMNS : OWN_COLUMNS}
        rows={page?.items ?? []}
        rowId={({ id }) => id}
        rowLabel={({ title: work }) => work}
        rowHref={workAddress}
        onRowOpen={(item) => void navigate(workAddress(item))}
        status={read.isError ? 'error' : read.isPending ? 'loading' : 'ready'}
        onRetry={() => void read.refetch()}
        {...list.sortProps}
        {...(page === undefined ? {} : { paging: list.pagingOf(page) })}
        empty={<NothingToDo isTeam={isTeam} onShowTeam={() => list.setOther('team', 'true')} />}
      />
    </Card>
  );
};

const NothingToDo = ({ isTeam, onShowTeam }: { isTeam: boolean; onShowTeam: () => void }) => (
  <EmptyState
    headingLevel={3}
    title={t((w) => (isTeam ? w.worklist.emptyTeam : w.worklist.emptyMine))}
    action={!isTeam && <Button onClick={onShowTeam}>{t((w) => w.worklist.showTeam)}</Button>}
  >
    {t((w) => (isTeam ? w.worklist.emptyTeamText : w.worklist.emptyMineText))}
  </EmptyState>
);

const WhoseChoice = ({ isTeam, onChange }: { isTeam: boolean; onChange: (isTeam: boolean) => void }) => (
  <SegmentedChoice
    label={t((w) => w.worklist.whose)}
    value={isTeam ? 'team' : 'mine'}
    onValueChange={(value) => onChange(value === 'team')}
    options={[
      { value: 'mine', label: t((w) => w.worklist.mine) },
      { value: 'team', label: t((w) => w.worklist.team) },
    ]}
  />
);
