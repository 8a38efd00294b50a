import { FilterButton } from '#ui-kit/FilterBar/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { DutyKindLabel, DutyStatusLabel } from '#web/api/generated/enums.ts';
import { useRead } from '#web/api/query.tsx';
import { dutiesText as t } from '#web/duties/dutiesText.ts';
import { ExportMenu } from '#web/list/ExportMenu.tsx';
import { idOf } from '#web/list/listAddress.ts';
import { listWordsOf } from '#web/list/listWords.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import { RecordList } from '#web/list/RecordList.tsx';
import { useListState } from '#web/list/useListState.ts';
import { useProjectOptions } from '#web/list/useProjectOptions.ts';
import { ListViews } from '#web/list/views/ListViews.tsx';
import { adminPaths } from '#web/navigation/adminPaths.ts';
import { formatDay } from '#web/text/format.ts';
import { DutyMonths } from './DutyMonths.tsx';
import { dutyColumns } from './dutyColumns.tsx';
import { DUTY_LIST, dayIn, dutyQuery } from './dutyQuery.ts';

const WORDS = listWordsOf(t, (w) => w.list);

const FILTERS = [
  { id: 'status', name: t((w) => w.list.statusFilter), options: optionsOf(DutyStatusLabel) },
  { id: 'kind', name: t((w) => w.list.kindFilter), options: optionsOf(DutyKindLabel) },
];

type PeriodProps = { from: string | undefined; to: string | undefined; onClear: () => void };

/** The month that the calendar has chosen. */
const Period = ({ from, to, onClear }: PeriodProps) => {
  if (from === undefined && to === undefined) return null;
  const words = t((w) => w.list.period, { from: formatDay(from), to: formatDay(to) });
  return (
    <FilterButton name={t((w) => w.list.dueOn)} valueText={words} onClear={onClear}>
      <Text>{words}</Text>
    </FilterButton>
  );
};

/** /admin/duty: what all businesses owe after they were paid, by month and in a list. */
export const DutiesPage = () => {
  const list = useListState(DUTY_LIST);
  const projects = useProjectOptions();
  const read = useRead('/api/admin/duty', { query: dutyQuery(list) }, { keepsPrevious: true });
  return (
    <>
      <PageHeader
        title={t((w) => w.list.title)}
        context={t((w) => w.list.context)}
        actions={<ExportMenu path="/api/admin/duty/export" query={dutyQuery(list)} />}
      />
      <Stack gap={24}>
        <DutyMonths projectId={idOf(list.values, 'project_id')} />
        <RecordList
          words={WORDS}
          views={<ListViews list="duties" shape={DUTY_LIST} total={read.data?.body.total} />}
          list={list}
          read={read}
          columns={dutyColumns}
          rowLabel={({ mypage, title }) => `${mypage.corporationName} ${title}`}
          rowHref={({ mypageId, sectionId }) =>
            sectionId === null ? adminPaths.myPage(mypageId) : adminPaths.section(mypageId, sectionId)
          }
          filters={[
            { id: 'project_id', name: t((w) => w.list.projectFilter), options: projects },
            ...FILTERS,
          ]}
          moreFilters={
            <Period
              from={dayIn(list, 'dueFrom')}
              to={dayIn(list, 'dueBefore')}
              onClear={() => list.setOthers({ dueFrom: null, dueBefore: null })}
            />
          }
        />
      </Stack>
    </>
  );
};
