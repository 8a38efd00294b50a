import { Plus, ShieldCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import type { GridColumn } from '#ui-kit/DataGrid/index.ts';
import { SegmentedChoice } from '#ui-kit/SegmentedChoice/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { usePrefetch } from '#web/parts/lazy/usePrefetch.ts';
import { ListPage, listPageOf, type ShownProps } from '#web/parts/list/ListPage.tsx';
import { AdminUserActions } from './AdminUserActions.tsx';
import { adminUserList } from './adminUsers.list.tsx';
import { adminUsersText as t } from './adminUsers.words.ts';

const AdminUserDialog = createLazy(async () => (await import('./AdminUserDialog.tsx')).AdminUserDialog);

const RequireFactorDialog = createLazy(
  async () => (await import('./RequireFactorDialog.tsx')).RequireFactorDialog,
);

type AdminUser = components['schemas']['AdminUser'];

const AdminUsers = ({ shown }: ShownProps<typeof adminUserList.path>) => {
  const [edited, setEdited] = useState<AdminUser | 'new' | null>(null);
  const close = useCallback(() => setEdited(null), []);
  usePrefetch(AdminUserDialog.load);
  return (
    <>
      <ListPage
        shown={shown}
        actions={(save) => (
          <>
            {save}
            <DemandButton />
            <Button variant="primary" icon={Plus} onClick={() => setEdited('new')}>
              {t((w) => w.create)}
            </Button>
          </>
        )}
        columns={[...adminUserList.columns, actsColumn(setEdited)]}
        onRowOpen={setEdited}
        moreFilters={<StateChoice list={shown.list} />}
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

/** /admin/user: who administers. JMAC only. */
export const AdminUsersPage = listPageOf(adminUserList, AdminUsers);

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

type List = ShownProps<typeof adminUserList.path>['shown']['list'];

const StateChoice = ({ list }: { readonly list: Pick<List, 'others' | 'setOther'> }) => (
  <SegmentedChoice
    label={t((w) => w.state)}
    value={list.others.isActive ?? ''}
    onValueChange={(value) => list.setOther('isActive', value === '' ? null : value)}
    options={[
      { value: '', label: t((w) => w.all) },
      { value: 'true', label: t((w) => w.onlyActive) },
      { value: 'false', label: t((w) => w.onlyInactive) },
    ]}
  />
);
