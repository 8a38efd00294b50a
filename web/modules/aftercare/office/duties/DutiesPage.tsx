import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { dutiesText as t } from '#web/modules/aftercare/shared/duties/duties.words.ts';
import { DutyKindLabel, DutyStatusLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { idOf } from '#web/parts/list/listAddress.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { ListViews } from '#web/parts/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { DutyMonths } from './DutyMonths.tsx';
import { dutyColumns } from './dutyColumns.tsx';
import { DUTY_LIST, dutyQuery } from './dutyQuery.ts';

const WORDS = listWordsOf(t, (w) => w.list);

const FILTERS = [
  { id: 'status', name: t((w) => w.list.statusFilter), options: optionsOf(DutyStatusLabel) },
  { id: 'kind', name: t((w) => w.list.kindFilter), options: optionsOf(DutyKindLabel) },
];

/** /admin/duty: what all businesses owe after they were paid, by month and in a list. */
export const DutiesPage = () => (
  <OnlyFor types={typesThatMayCall('listDuties')}>
    <Duties />
  </OnlyFor>
);

const Duties = () => {
  const list = useListState(DUTY_LIST);
  const projects = useProjectOptions();
  const isEnabled = useIsAddressSettled('duties');
  const read = useRead('/api/admin/duty', { query: dutyQuery(list) }, { keepsPrevious: true, isEnabled });
  return (
    <>
      <PageHeader
        title={t((w) => w.list.title)}
        context={t((w) => w.list.context)}
        actions={
          <ExportMenu
            path="/api/admin/duty/export"
            query={dutyQuery(list)}
            order={{ operation: 'exportDuties', total: read.data?.body.total }}
            shown={() => ({ ...list, columns: dutyColumns })}
          />
        }
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
            daysFilter(list, { name: t((w) => w.list.dueOn), from: 'dueFrom', to: 'dueBefore' }),
          ]}
        />
      </Stack>
    </>
  );
};
