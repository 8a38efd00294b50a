import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui-kit/Badge/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { DataGrid, type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { AccountStateTag } from '#web/parts/status/AccountStateTag.tsx';
import { formatDateTime } from '#web/parts/text/format.ts';
import { corporationsText as t } from './corporations.words.ts';
import { UserActions } from './UserActions.tsx';
import { UserDialog } from './UserDialog.tsx';

type CorporationUser = components['schemas']['CorporationUser'];

/** The most of one page; corporations have a handful of people. */
const ALL = 200;

const COLUMNS: readonly GridColumn<CorporationUser>[] = [
  {
    id: 'name',
    header: t((w) => w.users.name),
    isRowHeader: true,
    phoneSlot: 'title',
    width: '14rem',
    cell: ({ name, isPrimary, projectName }) => (
      <GridTwoLines
        first={
          <Row gap={8}>
            <b>{name}</b>
            {isPrimary && <Badge>{t((w) => w.users.primary)}</Badge>}
          </Row>
        }
        second={projectName}
      />
    ),
  },
  {
    id: 'email',
    header: t((w) => w.users.email),
    phoneSlot: 'title',
    width: '16rem',
    cell: ({ email }) => <ClipText>{email}</ClipText>,
  },
  {
    id: 'state',
    header: t((w) => w.users.state),
    phoneSlot: 'tag',
    cell: (user) => <AccountStateTag {...user} />,
  },
  {
    id: 'lastLogin',
    header: t((w) => w.users.lastLogin),
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ lastLoginAt }) => formatDateTime(lastLoginAt),
  },
];

type Edited = CorporationUser | 'new' | null;

const actsColumn = (onEdit: (user: CorporationUser) => void): GridColumn<CorporationUser> => ({
  id: 'acts',
  header: t((w) => w.users.acts),
  align: 'end',
  phoneSlot: 'tag',
  cell: (user) => <UserActions user={user} onEdit={() => onEdit(user)} />,
});

/** Who logs in for the corporation. */
export const UsersCard = ({ corporation }: { corporation: components['schemas']['Corporation'] }) => {
  const may = useMayCall();
  const [edited, setEdited] = useState<Edited>(null);
  return (
    <Card
      isFlush
      title={t((w) => w.users.title, { count: corporation.userCount })}
      aside={
        may('createCorporationUser') && (
          <Button variant="secondary" size="small" icon={Plus} onClick={() => setEdited('new')}>
            {t((w) => w.users.create)}
          </Button>
        )
      }
    >
      <UserGrid corporationId={corporation.id} onEdit={setEdited} />
      {edited !== null && (
        <UserDialog
          corporationId={corporation.id}
          user={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Card>
  );
};

type UserGridProps = { corporationId: number; onEdit: (user: CorporationUser) => void };

const UserGrid = ({ corporationId, onEdit }: UserGridProps) => {
  const may = useMayCall();
  const read = useRead(
    '/api/admin/corporation/{corpId}/user',
    { path: { corpId: corporationId }, query: { limit: ALL } },
    { isEnabled: may('listCorporationUsers') },
  );
  return (
    <DataGrid
      frame="none"
      aria-label={t((w) => w.users.label)}
      columns={[...COLUMNS, actsColumn(onEdit)]}
      rows={read.data?.body.items ?? []}
      rowId={({ id }) => id}
      rowLabel={({ name }) => name}
      status={read.isError ? 'error' : read.isPending ? 'loading' : 'ready'}
      onRetry={() => void read.refetch()}
      empty={
        <EmptyState headingLevel={3} title={t((w) => w.users.empty)}>
          {t((w) => w.users.emptyText)}
        </EmptyState>
      }
    />
  );
};
