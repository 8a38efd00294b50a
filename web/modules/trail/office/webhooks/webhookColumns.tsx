import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridLink, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { WebhookEventLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { projectsLabel } from '#web/parts/form/projects/projectValues.ts';
import { WebhookStatusTag } from '#web/parts/status/connections/WebhookStatusTag.tsx';
import { webhooksText as t } from './webhooks.words.ts';

type Webhook = components['schemas']['Webhook'];

/** 支払済ほか2件 */
export const eventsText = ([first, ...others]: Webhook['events']): string => {
  const name = first === undefined ? '' : WebhookEventLabel[first];
  return others.length === 0 ? name : t((w) => w.eventCount, { first: name, count: others.length });
};

/** The columns of /admin/webhook. */
export const webhookColumns: readonly GridColumn<Webhook>[] = [
  {
    id: 'name',
    header: t((w) => w.name),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(12rem, 28vw, 32rem)',
    cell: ({ name, url }) => <GridTwoLines first={<GridLink>{name}</GridLink>} second={url} />,
  },
  {
    id: 'status',
    header: t((w) => w.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <WebhookStatusTag status={status} />,
  },
  {
    id: 'events',
    header: t((w) => w.events),
    phoneSlot: 'code',
    cell: ({ events }) => <ClipText>{eventsText(events)}</ClipText>,
  },
  {
    id: 'rounds',
    header: t((w) => w.rounds),
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ projectIds }) => projectsLabel(projectIds),
  },
];
