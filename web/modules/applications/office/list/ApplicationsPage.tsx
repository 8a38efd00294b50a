import type { FilterDefinition } from '#ui-kit/FilterBar/index.ts';
import { CodesButton } from '#web/modules/office/office/bulk/CodesButton.tsx';
import {
  AdminType,
  ApplicationStatusLabel,
  DomainType,
  DomainTypeLabel,
  PrefectureLabel,
  ProgramKindLabel,
} from '#web/parts/api/generated/enums.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { useSessions } from '#web/parts/api/services.ts';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { ListPage } from '#web/parts/list/ListPage.tsx';
import { idOf, membersOf } from '#web/parts/list/listAddress.ts';
import { wordsBelowTitleOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { amountFilter, daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { currentSet, setHref } from '#web/parts/list/setViews.ts';
import { useAssigneeOptions } from '#web/parts/list/useAssigneeOptions.ts';
import { useListState } from '#web/parts/list/useListState.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { useWorkCounts } from '#web/parts/list/useWorkCounts.ts';
import { ListViews } from '#web/parts/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { type ApplicationFamilyName, adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { usePlace } from '#web/parts/router/shown.ts';
import { familyApplications } from '#web/parts/text/familyApplications.ts';
import { applicationsText as t } from '../applications.words.ts';
import { FAMILY_OPERATIONS, FAMILY_PATHS } from '../families.ts';
import { applicationColumns } from './applicationColumns.tsx';
import { APPLICATION_LIST, applicationQuery, VIEW_CONDITIONS, VIEWS } from './applicationViews.ts';
import { useMarkedApplications } from './useMarkedApplications.ts';

const WORDS = wordsBelowTitleOf(t, (w) => w.list);

const FILTERS = [
  {
    id: 'domainType',
    name: t((w) => w.list.hostFilter),
    options: optionsOf(DomainTypeLabel),
    isRare: true,
  },
  {
    id: 'programKind',
    name: t((w) => w.list.programmeFilter),
    options: optionsOf(ProgramKindLabel),
    isRare: true,
  },
  {
    id: 'status',
    name: t((w) => w.list.statusFilter),
    options: optionsOf(ApplicationStatusLabel),
  },
  {
    id: 'prefecture',
    name: t((w) => w.list.prefectureFilter),
    options: optionsOf(PrefectureLabel),
    isRare: true,
  },
  {
    id: 'mine',
    name: t((w) => w.list.assigneeFilter),
    options: [{ value: 'true', label: t((w) => w.list.own) }],
  },
];

const AMOUNT = { from: 'subsidyAmountFrom', to: 'subsidyAmountTo' };

/** The round first, persons, days and amounts behind what everybody has; inspectors are told no amounts. */
const useFilters = (list: ApplicationList): FilterDefinition[] => {
  const seesAmounts = useSessions().adminSession.adminUser?.type !== AdminType.Inspector;
  return [
    { id: 'project_id', name: t((w) => w.list.projectFilter), options: useProjectOptions() },
    ...FILTERS,
    {
      id: 'assigneeAdminUserId',
      name: t((w) => w.list.assigneeNameFilter),
      options: useAssigneeOptions(),
      isRare: true,
    },
    daysFilter(list, {
      name: t((w) => w.list.submittedAt),
      from: 'submittedFrom',
      to: 'submittedTo',
      isRare: true,
    }),
    ...(seesAmounts ? [amountFilter(list, { ...AMOUNT, name: t((w) => w.list.amountFilter) })] : []),
  ];
};

type ApplicationList = Parameters<typeof daysFilter>[0];

/** /admin/application, and the same of every other family: its applications, by views of the desk's work. */
export const ApplicationsPage = ({ family }: { family: ApplicationFamilyName }) => {
  const list = useListState(APPLICATION_LIST);
  const filters = useFilters(list);
  const mayRead = useMayCall()(FAMILY_OPERATIONS[family].read);
  const query = applicationQuery(list);
  const isEnabled = useIsAddressSettled(`${family}Applications`);
  const read = useRead(FAMILY_PATHS[family].list, { query }, { keepsPrevious: true, isEnabled });
  const page = read.data?.body;
  const { selection, notice, dialog, mayDecide } = useMarkedApplications(family, page, list);
  return (
    <>
      <ListPage
        selection={selection}
        notice={notice}
        actions={
          <>
            {mayDecide && (
              <CodesButton list={`${family}Applications`} projectId={idOf(list.values, 'project_id')} />
            )}
            <ExportMenu
              path={`${FAMILY_PATHS[family].list}/export`}
              query={query}
              order={{ operation: FAMILY_OPERATIONS[family].save, total: page?.total }}
              shown={() => ({ ...list, columns: applicationColumns })}
            />
          </>
        }
        words={{ ...WORDS, title: familyApplications(family) }}
        views={
          <Views
            family={family}
            total={page?.total}
            projectId={idOf(list.values, 'project_id')}
            domainType={membersOf(list.values, 'domainType', Object.values(DomainType))}
          />
        }
        list={list}
        read={read}
        columns={applicationColumns}
        rowLabel={({ name }) => name ?? t((w) => w.list.noName)}
        {...(mayRead ? { rowHref: ({ id }: { id: number }) => adminPaths.application(family, id) } : {})}
        filters={filters}
      />
      {dialog}
    </>
  );
};

type ViewsProps = {
  readonly family: ApplicationFamilyName;
  readonly projectId: number | undefined;
  readonly domainType: DomainType[];
  readonly total: number | undefined;
};

/** Stages of the desk's work as places, each with how many rows it opens; the round and the host hold for all of them. */
const Views = ({ family, projectId, domainType, total }: ViewsProps) => {
  const counts = useWorkCounts(projectId, domainType).filter((count) => count.family === family);
  const params = new URLSearchParams(usePlace().search);
  return (
    <ListViews
      list={`${family}Applications`}
      shape={APPLICATION_LIST}
      total={total}
      currentId={currentSet(counts, params, VIEW_CONDITIONS)?.key ?? ''}
      ready={VIEWS.flatMap(({ key, label }) =>
        counts
          .filter((count) => count.key === key)
          .map(({ count, query }) => ({ id: key, label, href: setHref(query, params), count })),
      )}
    />
  );
};
