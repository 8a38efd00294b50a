import { propertyText as t } from '#web/modules/aftercare/shared/property/property.words.ts';
import { PropertyStateLabel, PropertyStatusLabel } from '#web/parts/api/generated/enums.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { ListPage } from '#web/parts/list/ListPage.tsx';
import { idOf } from '#web/parts/list/listAddress.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { useProjectOptions } from '#web/parts/list/useProjectOptions.ts';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { PropertyViews } from './PropertyViews.tsx';
import { propertyColumns } from './propertyColumns.tsx';
import { PROPERTY_LIST, propertyQuery } from './propertyQuery.ts';

const WORDS = listWordsOf(t, (w) => w.list);

const FILTERS = [
  { id: 'status', name: t((w) => w.list.statusFilter), options: optionsOf(PropertyStatusLabel) },
  {
    id: 'state',
    name: t((w) => w.list.stateFilter),
    options: Object.entries(PropertyStateLabel).map(([value, label]) => ({ value, label })),
  },
];

/** /admin/property: what all businesses bought with their subsidies, by the end of its restriction. */
export const PropertiesPage = () => (
  <OnlyFor types={typesThatMayCall('listProperties')}>
    <Properties />
  </OnlyFor>
);

const Properties = () => {
  const list = useListState(PROPERTY_LIST);
  const projects = useProjectOptions();
  const isEnabled = useIsAddressSettled('properties');
  const read = useRead(
    '/api/admin/property',
    { query: propertyQuery(list) },
    { keepsPrevious: true, isEnabled },
  );
  return (
    <ListPage
      words={WORDS}
      views={
        <PropertyViews
          page="properties"
          projectId={idOf(list.values, 'project_id')}
          total={read.data?.body.total}
        />
      }
      actions={
        <ExportMenu
          path="/api/admin/property/export"
          query={propertyQuery(list)}
          order={{ operation: 'exportProperties', total: read.data?.body.total }}
          shown={() => ({ ...list, columns: propertyColumns })}
        />
      }
      list={list}
      read={read}
      columns={propertyColumns}
      rowLabel={({ mypage, name }) => `${mypage.corporationName} ${name}`}
      rowHref={({ mypageId }) => adminPaths.ledger(mypageId)}
      filters={[
        { id: 'project_id', name: t((w) => w.list.projectFilter), options: projects },
        ...FILTERS,
        daysFilter(list, { name: t((w) => w.list.until), from: 'restrictedFrom', to: 'restrictedBefore' }),
      ]}
    />
  );
};
