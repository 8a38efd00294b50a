import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import {
  WebhookDeliveryStatus,
  WebhookDeliveryStatusLabel,
  WebhookEvent,
  WebhookEventLabel,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useRead } from '#web/parts/api/query.tsx';
import { type ListShape, membersOf } from '#web/parts/list/listAddress.ts';
import { optionsOf } from '#web/parts/list/optionsOf.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { useListState } from '#web/parts/list/useListState.ts';
import { WebhookDeliveryStatusTag } from '#web/parts/status/connections/WebhookDeliveryStatusTag.tsx';
import { formatDateTimeSeconds } from '#web/parts/text/format.ts';
import { DeliveryDialog } from './DeliveryDialog.tsx';
import { answerText, eventText } from './deliveryTexts.ts';
import { SpanDialog } from './SpanDialog.tsx';
import { webhooksText as t } from './webhooks.words.ts';

type Webhook = components['schemas']['Webhook'];
type Delivery = components['schemas']['WebhookDelivery'];

/** How often the log is read again while somebody looks at it. */
const LOOK_MS = 5_000;

const SHAPE = {
  filters: ['status', 'event'],
  sorts: ['-createdAt'],
  defaultSort: '-createdAt',
} as const satisfies ListShape<string>;

const WORDS = {
  title: t((w) => w.log.title),
  empty: t((w) => w.log.empty),
  emptyText: t((w) => w.log.emptyText),
};

const EVENTS = Object.values(WebhookEvent).map((value) => ({ value, label: WebhookEventLabel[value] }));

const FACTS: readonly GridColumn<Delivery>[] = [
  {
    id: 'event',
    header: t((w) => w.log.event),
    isRowHeader: true,
    isFixed: true,
    phoneSlot: 'title',
    width: 'clamp(10rem, 20vw, 20rem)',
    cell: (delivery) => (
      <GridTwoLines first={<b>{eventText(delivery)}</b>} second={formatDateTimeSeconds(delivery.createdAt)} />
    ),
  },
  {
    id: 'status',
    header: t((w) => w.log.status),
    isFixed: true,
    phoneSlot: 'tag',
    cell: ({ status }) => <WebhookDeliveryStatusTag status={status} />,
  },
  {
    id: 'answer',
    header: t((w) => w.log.answer),
    phoneSlot: 'code',
    width: 'clamp(9rem, 24vw, 28rem)',
    cell: (delivery) => (
      <GridTwoLines
        first={answerText(delivery)}
        second={delivery.problem === null ? undefined : <ClipText>{delivery.problem}</ClipText>}
      />
    ),
  },
  {
    id: 'attempts',
    header: t((w) => w.log.attempts),
    isNumeric: true,
    hideBelow: 'lg',
    phoneSlot: 'none',
    cell: ({ nextAttemptAt, attempts }) => (
      <GridTwoLines
        first={t((w) => w.log.times, { count: attempts })}
        second={
          nextAttemptAt === null
            ? undefined
            : t((w) => w.log.nextAt, { at: formatDateTimeSeconds(nextAttemptAt) })
        }
      />
    ),
  },
];

const actsColumn = (onOpen: (delivery: Delivery) => void): GridColumn<Delivery> => ({
  id: 'acts',
  header: t((w) => w.log.acts),
  align: 'end',
  isNumeric: true,
  isFixed: true,
  phoneSlot: 'tag',
  cell: (delivery) => (
    <Button
      size="small"
      aria-label={t((w) => w.log.look, { event: eventText(delivery) })}
      onClick={() => onOpen(delivery)}
    >
      {t((w) => w.log.lookShort)}
    </Button>
  ),
});

/** What was sent to an address, the latest first. */
export const DeliveryLog = ({ webhook: { id } }: { webhook: Webhook }) => {
  const list = useListState(SHAPE);
  const [opened, setOpened] = useState<Delivery | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const { limit, cursor } = list.query;
  const query = {
    limit,
    ...(cursor === undefined ? {} : { cursor }),
    status: membersOf(list.values, 'status', Object.values(WebhookDeliveryStatus)),
    event: Object.values(WebhookEvent).filter((event) => list.values.event?.includes(event)),
  };
  const read = useRead(
    '/api/admin/webhook/{id}/delivery',
    { path: { id }, query },
    { keepsPrevious: true, everyMs: LOOK_MS },
  );
  return (
    <Stack gap={12}>
      <Row gap={12}>
        <SectionHeading>{t((w) => w.log.title)}</SectionHeading>
        <Button size="small" onClick={() => setIsChoosing(true)}>
          {t((w) => w.log.replaySpan)}
        </Button>
      </Row>
      <RecordList
        words={WORDS}
        list={list}
        read={read}
        columns={[...FACTS, actsColumn(setOpened)]}
        rowLabel={eventText}
        onRowOpen={setOpened}
        filters={[
          { id: 'status', name: t((w) => w.log.status), options: optionsOf(WebhookDeliveryStatusLabel) },
          { id: 'event', name: t((w) => w.log.event), options: EVENTS },
        ]}
      />
      {opened !== null && <DeliveryDialog webhookId={id} delivery={opened} onClose={() => setOpened(null)} />}
      {isChoosing && <SpanDialog webhookId={id} onClose={() => setIsChoosing(false)} />}
    </Stack>
  );
};
