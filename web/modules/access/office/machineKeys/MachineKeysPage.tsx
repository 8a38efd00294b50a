import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { DataGrid, type GridColumn } from '#ui-kit/DataGrid/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { PageHeader } from '#ui-kit/PageHeader/index.ts';
import { MachineKeyStatus } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { typesThatMayCall } from '#web/parts/api/mayCall.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { createLazy } from '#web/parts/lazy/createLazy.ts';
import { Lazy } from '#web/parts/lazy/Lazy.tsx';
import { usePrefetch } from '#web/parts/lazy/usePrefetch.ts';
import { OnlyFor } from '#web/parts/navigation/OnlyFor.tsx';
import { PendingLine } from '#web/parts/pending/PendingLine.tsx';
import { MachineKeyActions } from './MachineKeyActions.tsx';
import { machineKeyColumns } from './machineKeyColumns.tsx';
import { machineKeysText as t } from './machineKeys.words.ts';

const MachineKeyDialog = createLazy(async () => (await import('./MachineKeyDialog.tsx')).MachineKeyDialog);
const RotateDialog = createLazy(async () => (await import('./RotateDialog.tsx')).RotateDialog);

type MachineKey = components['schemas']['MachineKey'];

/** The dialog that is open. */
type Opened =
  | { readonly kind: 'form'; readonly machineKey: MachineKey | null }
  | { readonly kind: 'rotation'; readonly machineKey: MachineKey };

/** /admin/machine_key: with what other systems read. JMAC only. */
export const MachineKeysPage = () => (
  <OnlyFor types={typesThatMayCall('listMachineKeys')}>
    <MachineKeys />
  </OnlyFor>
);

const actsColumn = (onOpen: (opened: Opened) => void): GridColumn<MachineKey> => ({
  id: 'acts',
  header: t((w) => w.acts),
  align: 'end',
  isFixed: true,
  phoneSlot: 'tag',
  cell: (machineKey) => (
    <MachineKeyActions
      machineKey={machineKey}
      onEdit={() => onOpen({ kind: 'form', machineKey })}
      onRotate={() => onOpen({ kind: 'rotation', machineKey })}
    />
  ),
});

const MachineKeys = () => {
  const read = useRead('/api/admin/machine_key', {});
  const [opened, setOpened] = useState<Opened | null>(null);
  usePrefetch(MachineKeyDialog.load);
  const openForm = (machineKey: MachineKey) => {
    if (machineKey.status !== MachineKeyStatus.Stopped) setOpened({ kind: 'form', machineKey });
  };
  return (
    <>
      <PageHeader
        title={t((w) => w.title)}
        context={t((w) => w.context)}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setOpened({ kind: 'form', machineKey: null })}>
            {t((w) => w.create)}
          </Button>
        }
      />
      <Stack gap={16}>
        <PendingLine subjectKind="MachineKey" />
        <Card title={t((w) => w.list)} isFlush>
          <DataGrid
            aria-label={t((w) => w.list)}
            frame="none"
            columns={[...machineKeyColumns, actsColumn(setOpened)]}
            rows={read.data?.body.items ?? []}
            rowId={({ id }) => String(id)}
            rowLabel={({ name }) => name}
            onRowOpen={openForm}
            status={read.isError ? 'error' : read.isPending ? 'loading' : 'ready'}
            onRetry={() => void read.refetch()}
            empty={<EmptyState title={t((w) => w.emptyTitle)}>{t((w) => w.emptyText)}</EmptyState>}
          />
        </Card>
      </Stack>
      <OpenedDialog opened={opened} onOpen={setOpened} />
    </>
  );
};

type OpenedDialogProps = {
  readonly opened: Opened | null;
  readonly onOpen: (opened: Opened | null) => void;
};

/** A key of its own for each, or one part would begin with what another has loaded. */
const OpenedDialog = ({ opened, onOpen }: OpenedDialogProps) => {
  const onClose = () => onOpen(null);
  switch (opened?.kind) {
    case undefined:
      return null;
    case 'form': {
      const { machineKey } = opened;
      return <Lazy key="form" part={MachineKeyDialog} props={{ machineKey, onClose }} onFailed={onClose} />;
    }
    case 'rotation': {
      const { machineKey } = opened;
      return <Lazy key="rotation" part={RotateDialog} props={{ machineKey, onClose }} onFailed={onClose} />;
    }
  }
};
