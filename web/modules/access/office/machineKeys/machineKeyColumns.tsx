import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { MachineScopeLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { projectsLabel } from '#web/parts/form/projects/projectValues.ts';
import { MachineKeyStatusTag } from '#web/parts/status/connections/MachineKeyStatusTag.tsx';
import { formatDate, formatDateTime } from '#web/parts/text/format.ts';
import { machineKeysText as t } from './machineKeys.words.ts';

type MachineKey = components['schemas']['MachineKey'];

/** マイページほか2件 */
export const scopesText = ([first, ...others]: MachineKey['scopes']): string => {
  const name = first === undefined ? '' : MachineScopeLabel[first];
  return others.length === 0 ? name : t((w) => w.scopeCount, { first: name, count: others.length });
};

const LastUse = ({ lastUsedAt, lastUsedAddress }: MachineKey) => {
  if (lastUsedAt === null) return t((w) => w.never);
  const from = lastUsedAddress === null ? undefined : t((w) => w.lastUsedFrom, { address: lastUsedAddress });
  return <GridTwoLines first={formatDateTime(lastUsedAt)} second={from} />;
};

const Expiry = ({ expiresOn, previousUntil }: MachineKey) => (
  <GridTwoLines
    first={expiresOn === null ? t((w) => w.noExpiry) : formatDate(expiresOn)}
    second={
      previousUntil === null ? undefined : t((w) => w.previous, { until: formatDateTime(previousUntil) })
    }
  />
);

/** The columns of /admin/machine_key. */
export const machineKeyColumns: readonly GridColumn<MachineKey>[] = [
  {
    id: 'name',
    header: t((w) => w.name),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(11rem, 20vw, 22rem)',
    cell: ({ name, prefix }) => <GridTwoLines first={<b>{name}</b>} second={prefix} />,
  },
  {
    id: 'status',
    header: t((w) => w.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <MachineKeyStatusTag status={status} />,
  },
  {
    id: 'scopes',
    header: t((w) => w.scopes),
    phoneSlot: 'code',
    cell: ({ scopes }) => <ClipText>{scopesText(scopes)}</ClipText>,
  },
  {
    id: 'rounds',
    header: t((w) => w.rounds),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ projectIds }) => projectsLabel(projectIds),
  },
  {
    id: 'lastUsedAt',
    header: t((w) => w.lastUsedAt),
    isNumeric: true,
    phoneSlot: 'due',
    cell: (key) => <LastUse {...key} />,
  },
  {
    id: 'expiresOn',
    header: t((w) => w.expiresOn),
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: (key) => <Expiry {...key} />,
  },
];
