import { Plus, ShieldCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import type { GridColumn } from '#ui-kit/DataGrid/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { AdminType, AdminTypeLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { usePrefetch } from '#web/parts/lazy/usePrefetch.ts';
import { daysIn, flagFilter, flagsIn } from '#web/parts/list/conditionsIn.ts';
import { ExportMenu } from '#web/parts/list/ExportMenu.tsx';
import { ListPage } from '#web/parts/list/ListPage.tsx';
import { type ListShape, membersOf } from '#web/parts/list/listAddress.ts';
import { listWordsOf } from '#web/parts/list/listWords.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { daysFilter } from '#web/parts/list/rangeFilters.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { ListViews } from '#web/parts/list/views/ListViews.tsx';
import { useIsAddressSettled } from '#web/parts/list/views/useSavedViews.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { AdminUserActions } from './AdminUserActions.tsx';
import { adminUserColumns } from './adminUserColumns.tsx';
import { adminUsersText as t } from './adminUsers.words.ts';

const AdminUserDialog = createLazy(async () => (await import('./AdminUserDialog.tsx')).AdminUserDialog);

const RequireFactorDialog = createLazy(
  async () => (await import('./RequireFactorDialog.tsx')).RequireFactorDialog,
);

type AdminUser = components['schemas']['AdminUser'];

const WORDS = listWordsOf(t, (w) => w);

const FILTERS = [
  { id: 'type', name: t((w) => w.type), options: optionsOf(AdminTypeLabel) },
  flagFilter({
    id: 'hasLoggedIn',
    name: t((w) => w.loggedIn),
    yes: t((w) => w.hasLoggedIn),
    no: t((w) => w.neverLoggedIn),
  }),
];

const DAYS = ['lastLoginFrom', 'lastLoginTo'] as const;

const SHAPE = {
  filters: ['type', 'hasLoggedIn'],
  singles: ['hasLoggedIn'],
  others: ['isActive', ...DAYS],
  sorts: ['name', '-name', 'type', '-type', 'email', '-email', 'lastLoginAt', '-lastLoginAt'],
  defaultSort: 'name',
} as const satisfies ListShape<string>;

/** /admin/user: who administers. JMAC only. */
export const AdminUsersPage = () => (
  <OnlyFor types={typesThatMayCall('listAdminUsers')}>
    <AdminUserList />
  </OnlyFor>
);

const useAdminUsers = () => {
  const list = useListState(SHAPE);
  const isEnabled = useIsAddressSettled('adminUsers');
  const { isActive } = list.others;
  const query = {
    ...list.query,
    type: membersOf(list.values, 'type', Object.values(AdminType)),
    ...(isActive === undefined ? {} : { isActive: isActive === 'true' }),
    ...flagsIn(list.values, 'hasLoggedIn'),
    ...daysIn(list.others, ...DAYS),
  };
  return {
    list,
    isActive,
    query,
    read: useRead('/api/admin/admin_user', { query }, { keepsPrevious: true, isEnabled }),
  };
};

const AdminUserList = () => {
  const { list, isActive, query, read } = useAdminUsers();
  const [edited, setEdited] = useState<AdminUser | 'new' | null>(null);
  const close = useCallback(() => setEdited(null), []);
  usePrefetch(AdminUserDialog.load);
  return (
    <>
      <ListPage
        words={WORDS}
        views={<ListViews list="adminUsers" shape={SHAPE} total={read.data?.body.total} />}
        actions={
          <>
            <ExportMenu
              path="/api/admin/admin_user/export"
              query={query}
              order={{ operation: 'exportAdminUsers', total: read.data?.body.total }}
              shown={() => ({ ...list, columns: adminUserColumns })}
            />
            <DemandButton />
            <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
              {t((w) => w.create)}
            </Button>
          </>
        }
        list={list}
        read={read}
        columns={[...adminUserColumns, actsColumn(setEdited)]}
        rowLabel={({ name }) => name}
        onRowOpen={setEdited}
        filters={[
          ...FILTERS,
          daysFilter(list, { name: t((w) => w.lastLoginAt), from: 'lastLoginFrom', to: 'lastLoginTo' }),
        ]}
        moreFilters={
          <StateChoice
            value={isActive ?? ''}
            onChange={(value) => list.setOther('isActive', value === '' ? null : value)}
          />
        }
      />
      {edited !== null && (
        <Lazy
          part={AdminUserDialog}
          props={{ user: edited === 'new' ? null : edited, onClose: close }}
          onFailed={close}
        />
      )}
    </>
  );
};

/** Opens which types need a second factor; its dialog comes with the press. */
const DemandButton = () => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon={ShieldCheck} onClick={() => setIsOpen(true)}>
        {t((w) => w.demand.open)}
      </Button>
      {isOpen && <Lazy part={RequireFactorDialog} props={{ onClose: close }} onFailed={close} />}
    </>
  );
};

const actsColumn = (onEdit: (user: AdminUser) => void): GridColumn<AdminUser> => ({
  id: 'acts',
  header: t((w) => w.acts),
  align: 'end',
  isFixed: true,
  phoneSlot: 'tag',
  cell: (user) => <AdminUserActions user={user} onEdit={() => onEdit(user)} />,
});

const StateChoice = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => (
  <SegmentedChoice
    label={t((w) => w.state)}
    value={value}
    onValueChange={onChange}
    options={[
      { value: '', label: t((w) => w.all) },
      { value: 'true', label: t((w) => w.onlyActive) },
      { value: 'false', label: t((w) => w.onlyInactive) },
    ]}
  />
);
