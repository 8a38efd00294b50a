import { CircleCheck, CircleMinus, Ellipsis, Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#ui-kit/Badge/index.ts';
import { Button } from '#ui-kit/Button/index.ts';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { DataGrid, type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { IconButton } from '#ui-kit/IconButton/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Menu, type MenuItem } from '#ui-kit/Menu/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { StatusTag } from '#ui-kit/StatusTag/index.ts';
import type { components } from '#web/api/generated/types.ts';
import { useMayCall } from '#web/api/mayCall.ts';
import { useChange, useRead } from '#web/api/query.tsx';
import { useAsk } from '#web/form/useAsk.tsx';
import { formatDateTime } from '#web/text/format.ts';
import { corporationsText as t } from './corporationsText.ts';
import { UserDialog } from './UserDialog.tsx';

type CorporationUser = components['schemas']['CorporationUser'];

/** The most of one page; corporations have a handful of people. */
const ALL = 200;

const StateTag = ({ isActive, passwordSetAt }: CorporationUser) => {
  if (!isActive) {
    return (
      <StatusTag tone="neutral" icon={CircleMinus} isQuiet>
        {t((w) => w.users.inactive)}
      </StatusTag>
    );
  }
  return passwordSetAt === null ? (
    <StatusTag tone="warning" icon={Mail} isQuiet>
      {t((w) => w.users.invited)}
    </StatusTag>
  ) : (
    <StatusTag tone="success" icon={CircleCheck} isQuiet>
      {t((w) => w.users.active)}
    </StatusTag>
  );
};

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
  { id: 'state', header: t((w) => w.users.state), phoneSlot: 'tag', cell: (user) => <StateTag {...user} /> },
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

/** Who logs in for the corporation. */
export const UsersCard = ({ corporation }: { corporation: components['schemas']['Corporation'] }) => {
  const may = useMayCall();
  const [edited, setEdited] = useState<Edited>(null);
  const read = useRead(
    '/api/admin/corporation/{corpId}/user',
    { path: { corpId: corporation.id }, query: { limit: ALL } },
    { isEnabled: may('listCorporationUsers') },
  );
  const users = read.data?.body.items ?? [];
  const columns: readonly GridColumn<CorporationUser>[] = [
    ...COLUMNS,
    {
      id: 'acts',
      header: t((w) => w.users.acts),
      align: 'end',
      phoneSlot: 'tag',
      cell: (user) => <UserActs user={user} onEdit={() => setEdited(user)} />,
    },
  ];
  return (
    <Stack gap={12}>
      <SectionHeading
        look={3}
        aside={
          may('createCorporationUser') && (
            <Button variant="secondary" size="small" icon={Plus} onClick={() => setEdited('new')}>
              {t((w) => w.users.create)}
            </Button>
          )
        }
      >
        {t((w) => w.users.title, { count: corporation.userCount })}
      </SectionHeading>
      <DataGrid
        aria-label={t((w) => w.users.label)}
        columns={columns}
        rows={users}
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
      {edited !== null && (
        <UserDialog
          corporationId={corporation.id}
          user={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Stack>
  );
};

type UserActsProps = { readonly user: CorporationUser; readonly onEdit: () => void };

/** Everything that can be done to one person, behind one button: a row has no room for three. */
const UserActs = ({ user, onEdit }: UserActsProps) => {
  const may = useMayCall();
  const { ask, dialog } = useAsk();
  const sendReset = useResetMail(user);
  const remove = useDeleteUser(user);
  const items: MenuItem[] = [
    ...(may('updateCorporationUser')
      ? [{ id: 'edit', label: t((w) => w.users.edit), onSelect: onEdit }]
      : []),
    ...(may('sendCorporationUserPasswordReset') && user.isActive
      ? [
          {
            id: 'reset',
            label: t((w) => (user.passwordSetAt === null ? w.users.resend : w.users.reset)),
            onSelect: () => void sendReset(ask),
          },
        ]
      : []),
    ...(may('deleteCorporationUser')
      ? [
          {
            id: 'delete',
            label: t((w) => w.users.delete),
            isDanger: true,
            hasDivider: true,
            onSelect: () => void remove(ask),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={t((w) => w.users.actsOf, { name: user.name })}
        placement="bottom-end"
        items={items}
        trigger={(props) => (
          <IconButton {...props} icon={Ellipsis} name={t((w) => w.users.actsOf, { name: user.name })} />
        )}
      />
      {dialog}
    </>
  );
};

type Ask = ReturnType<typeof useAsk>['ask'];

const useResetMail = (user: CorporationUser) => {
  const send = useChange('post', '/api/admin/corporation/{corpId}/user/{userId}/password/reset_token/send');
  const { show } = useSnackbar();
  return async (ask: Ask): Promise<void> => {
    const isSure = await ask({
      title: t((w) => w.users.resetTitle, { name: user.name }),
      body: t((w) => w.users.resetText, { email: user.email }),
      confirmLabel: t((w) => w.users.resetConfirm),
    });
    if (!isSure) return;
    const result = await send.run({
      path: { corpId: user.corporationId, userId: user.id },
      body: { projectID: user.projectId },
    });
    if (result.isOk) show({ message: t((w) => w.users.resetDone, { name: user.name }), severity: 'success' });
  };
};

const useDeleteUser = (user: CorporationUser) => {
  const remove = useChange('delete', '/api/admin/corporation/{corpId}/user/{userId}');
  const { show } = useSnackbar();
  return async (ask: Ask): Promise<void> => {
    const isSure = await ask({
      title: t((w) => w.users.deleteTitle, { name: user.name }),
      body: t((w) => w.users.deleteText),
      confirmLabel: t((w) => w.users.delete),
      isDanger: true,
    });
    if (!isSure) return;
    const result = await remove.run(
      { path: { corpId: user.corporationId, userId: user.id } },
      { ifMatch: `"v${user.version}"` },
    );
    if (result.isOk) show({ message: t((w) => w.users.deleted, { name: user.name }), severity: 'success' });
  };
};
