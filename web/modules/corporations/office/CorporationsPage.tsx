import { Plus } from 'lucide-react';
import { ButtonLink } from '#ui-kit/Button/index.ts';
import type { ActKind } from '#web/modules/office/office/bulk/bulkTypes.ts';
import { ImportMenu } from '#web/modules/office/office/bulk/ImportMenu.tsx';
import { useBulkOfList } from '#web/modules/office/office/bulk/useBulkOfList.ts';
import { PrefectureLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall, useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { valuesOf } from '#web/parts/api/valuesOf.ts';
import { daysIn, flagFilter, flagsIn } from '#web/parts/list/conditionsIn.ts';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { ListPage } from '#web/parts/list/ListPage.tsx';
import { idOf, type ListShape, membersOf } from '#web/parts/list/listAddress.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { ListViews } from '#web/parts/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { corporationColumns } from './corporationColumns.tsx';
import { corporationsText as t } from './corporations.words.ts';

const WORDS = listWordsOf(t, (w) => w.list);

const PREFECTURE_FILTER = {
  id: 'prefecture',
  name: t((w) => w.list.prefectureFilter),
  options: optionsOf(PrefectureLabel),
};

const FLAG_FILTERS = [
  flagFilter({
    id: 'hasUsers',
    name: t((w) => w.list.users),
    yes: t((w) => w.list.withUsers),
    no: t((w) => w.list.withoutUsers),
  }),
  flagFilter({
    id: 'hasBankAccount',
    name: t((w) => w.list.account),
    yes: t((w) => w.list.withAccount),
    no: t((w) => w.list.withoutAccount),
  }),
];

const FLAGS = ['hasUsers', 'hasBankAccount'] as const;
const DAYS = ['createdFrom', 'createdTo', 'updatedFrom', 'updatedTo'] as const;

const SHAPE = {
  filters: ['prefecture', 'project_id', ...FLAGS],
  singles: ['project_id', ...FLAGS],
  others: DAYS,
  sorts: [
    'displayCode',
    '-displayCode',
    'name',
    '-name',
    'prefecture',
    '-prefecture',
    'updatedAt',
    '-updatedAt',
  ],
  defaultSort: 'displayCode',
} as const satisfies ListShape<string>;

/** /admin/corporation: who takes part. Not for types whose role may not read corporations. */
export const CorporationsPage = () => (
  <OnlyFor types={typesThatMayCall('listCorporations')}>
    <CorporationList />
  </OnlyFor>
);

type List = ReturnType<typeof useListState<(typeof SHAPE.sorts)[number]>>;

/** What is asked of the contract for the corporations that an address lists. */
const queryOf = (list: List) => {
  const projectId = idOf(list.values, 'project_id');
  return {
    ...list.query,
    prefecture: membersOf(list.values, 'prefecture', valuesOf(PrefectureLabel)),
    ...(projectId === undefined ? {} : { project_id: projectId }),
    ...flagsIn(list.values, ...FLAGS),
    ...daysIn(list.others, ...DAYS),
  };
};

const IMPORTS = [
  { kind: 'importCorporations', label: t((w) => w.list.importCorporations) },
  { kind: 'importCorporationUsers', label: t((w) => w.list.importUsers) },
] as const;

type Saved = {
  readonly list: List;
  readonly query: ReturnType<typeof queryOf>;
  readonly total: number | undefined;
};

/** The corporations that the list shows, and the people of all of them. */
const SaveCorporations = ({ list, query, total }: Saved) => (
  <>
    <ExportMenu
      path="/api/admin/corporation/export"
      query={query}
      order={{ operation: 'exportCorporations', total }}
      shown={() => ({ ...list, columns: corporationColumns })}
    />
    <ExportMenu
      path="/api/admin/corporation/user/export"
      query={query}
      order={{ operation: 'exportCorporationUsers', total }}
      label={t((w) => w.list.saveUsers)}
    />
  </>
);

const KINDS: readonly ActKind[] = [
  ...(['notifyCorporations', 'inviteCorporationUsers'] as const),
  ...(['stopCorporationUsers', 'resumeCorporationUsers'] as const),
];

const CorporationList = () => {
  const may = useMayCall();
  const list = useListState(SHAPE);
  const projects = useProjectOptions();
  const query = queryOf(list);
  const isEnabled = useIsAddressSettled('corporations');
  const read = useRead('/api/admin/corporation', { query }, { keepsPrevious: true, isEnabled });
  const page = read.data?.body;
  const marked = useBulkOfList({ list: 'corporations', kinds: KINDS, page, state: list });
  return (
    <ListPage
      words={WORDS}
      views={<ListViews list="corporations" shape={SHAPE} total={page?.total} />}
      {...marked}
      actions={
        <>
          <SaveCorporations list={list} query={query} total={page?.total} />
          {may('createCorporation') && (
            <>
              <ImportMenu list="corporations" kinds={IMPORTS}>
                {t((w) => w.list.import)}
              </ImportMenu>
              <ButtonLink variant="primary" icon={Plus} href={adminPaths.newCorporation}>
                {t((w) => w.list.create)}
              </ButtonLink>
            </>
          )}
        </>
      }
      list={list}
      read={read}
      columns={corporationColumns}
      rowLabel={({ name }) => name}
      rowHref={({ id }) => adminPaths.corporation(id)}
      filters={[
        PREFECTURE_FILTER,
        { id: 'project_id', name: t((w) => w.list.projectFilter), options: projects },
        ...FLAG_FILTERS,
        daysFilter(list, { name: t((w) => w.list.createdAt), from: 'createdFrom', to: 'createdTo' }),
        daysFilter(list, { name: t((w) => w.list.updatedAt), from: 'updatedFrom', to: 'updatedTo' }),
      ]}
    />
  );
};
