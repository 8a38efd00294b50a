import { useState } from 'react';
import { Button } from '#ui-kit/Button/index.ts';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { type GridColumn, GridTwoLines } from '#ui-kit/DataGrid/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { WebhookDeliveryStatusLabel, WebhookEventLabel } from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { detailsColumn } from '#web/parts/list/columns/actsColumn.tsx';
import { choices } from '#web/parts/list/conditions/choices.ts';
import { describeList } from '#web/parts/list/describeList.ts';
import { plainWordsOf } from '#web/parts/list/listWords.ts';
import { RecordList } from '#web/parts/list/RecordList.tsx';
import { useList } from '#web/parts/list/useList.ts';
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

const COLUMNS: readonly GridColumn<Delivery>[] = [
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

const deliveryList = describeList('/api/admin/webhook/{id}/delivery', {
  words: plainWordsOf(t, (w) => w.log),
  firstOrder: '-createdAt',
  conditions: [
    choices({ id: 'status', name: t((w) => w.log.status), labels: WebhookDeliveryStatusLabel }),
    choices({ id: 'event', name: t((w) => w.log.event), labels: WebhookEventLabel }),
  ],
  columns: COLUMNS,
  rowLabel: eventText,
  everyMs: LOOK_MS,
});

/** What was sent to an address, the latest first. */
export const DeliveryLog = ({ webhook: { id } }: { webhook: Webhook }) => {
  const shown = useList(deliveryList, { path: { id } });
  const [opened, setOpened] = useState<Delivery | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const details = detailsColumn<Delivery>({
    header: t((w) => w.log.acts),
    label: t((w) => w.log.lookShort),
    labelOf: (delivery) => t((w) => w.log.look, { event: eventText(delivery) }),
    onOpen: setOpened,
  });
  return (
    <Stack gap={12}>
      <Row gap={12}>
        <SectionHeading>{t((w) => w.log.title)}</SectionHeading>
        <Button size="small" onClick={() => setIsChoosing(true)}>
          {t((w) => w.log.replaySpan)}
        </Button>
      </Row>
      <RecordList shown={shown} columns={[...COLUMNS, details]} onRowOpen={setOpened} />
      {opened !== null && <DeliveryDialog webhookId={id} delivery={opened} onClose={() => setOpened(null)} />}
      {isChoosing && <SpanDialog webhookId={id} onClose={() => setIsChoosing(false)} />}
    </Stack>
  );
};
