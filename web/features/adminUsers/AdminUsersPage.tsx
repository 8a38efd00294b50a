import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import type { GridColumn } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import { AdminType, AdminTypeLabel } from '#web/api/generated/enums.ts';
import type { components } from '#web/api/generated/types.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useRead } from '#web/api/query.tsx';
import { type ListShape, membersOf } from '#web/list/listAddress.ts';
import { optionsOf } from '#web/list/optionsOf.ts';
import { RecordList } from '#web/list/RecordList.tsx';
import { useListState } from '#web/list/useListState.ts';
import { NotFound } from '#web/navigation/NotFound.tsx';
import { AdminUserActs } from './AdminUserActs.tsx';
import { AdminUserDialog } from './AdminUserDialog.tsx';
import { adminUserColumns } from './adminUserColumns.tsx';
import { adminUsersText as t } from './adminUsersText.ts';

type AdminUser = components['schemas']['AdminUser'];

const SHAPE = {
  filters: ['type'],
  others: ['isActive'],
  sorts: ['name', '-name', 'type', '-type', 'email', '-email', 'lastLoginAt', '-lastLoginAt'],
  defaultSort: 'name',
} as const satisfies ListShape<string>;

/** /admin/user: who administers. JMAC only. */
export const AdminUsersPage = () => (useMayCall()('listAdminUsers') ? <AdminUserList /> : <NotFound />);

const AdminUserList = () => {
  const list = useListState(SHAPE);
  const [edited, setEdited] = useState<AdminUser | 'new' | null>(null);
  const isActive = list.others.isActive;
  const read = useRead(
    '/api/admin/admin_user',
    {
      query: {
        ...list.query,
        type: membersOf(list.values, 'type', Object.values(AdminType)),
        ...(isActive === undefined ? {} : { isActive: isActive === 'true' }),
      },
    },
    { keepsPrevious: true },
  );
  const columns: readonly GridColumn<AdminUser>[] = [
    ...adminUserColumns,
    {
      id: 'acts',
      header: t((w) => w.acts),
      align: 'end',
      isFixed: true,
      phoneSlot: 'tag',
      cell: (user) => <AdminUserActs user={user} onEdit={() => setEdited(user)} />,
    },
  ];
  return (
    <>
      <PageHeader
        title={t((w) => w.title)}
        context={t((w) => w.context)}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
            {t((w) => w.create)}
          </Button>
        }
      />
      <RecordList
        label={t((w) => w.title)}
        list={list}
        read={read}
        columns={columns}
        rowLabel={({ name }) => name}
        onRowOpen={setEdited}
        search={{ label: t((w) => w.searchLabel), placeholder: t((w) => w.searchPlaceholder) }}
        filters={[{ id: 'type', name: t((w) => w.type), options: optionsOf(AdminType, AdminTypeLabel) }]}
        moreFilters={
          <SegmentedChoice
            label={t((w) => w.state)}
            value={isActive ?? ''}
            onValueChange={(value) => list.setOther('isActive', value === '' ? null : value)}
            options={[
              { value: '', label: t((w) => w.all) },
              { value: 'true', label: t((w) => w.onlyActive) },
              { value: 'false', label: t((w) => w.onlyInactive) },
            ]}
          />
        }
        empty={<EmptyState title={t((w) => w.empty)}>{t((w) => w.emptyText)}</EmptyState>}
      />
      {edited !== null && (
        <AdminUserDialog user={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </>
  );
};
