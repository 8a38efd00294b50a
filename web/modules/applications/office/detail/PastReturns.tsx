import { Badge } from '#ui-kit/Badge/index.ts';
import { Card } from '#ui-kit/Card/index.ts';
import { EmptyState } from '#ui-kit/EmptyState/index.ts';
import { Stack } from '#ui-kit/Layout/index.ts';
import { Quote, Text } from '#ui-kit/Text/index.ts';
import {
  ReturnAnswerKindLabel,
  ReturnItemStatusLabel,
  ReviewCategoryLabel,
} from '#web/parts/api/generated/enums.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { DASH, formatDateTime } from '#web/parts/text/format.ts';
import { marks } from '#web/parts/text/marks.ts';
import { applicationsText as t } from '../applications.words.ts';

type ReturnItem = components['schemas']['ReturnItem'];

const Item = ({ item }: { item: ReturnItem }) => (
  <Card
    title={t((w) => w.returns.number, { number: item.number })}
    aside={<Badge>{ReturnItemStatusLabel[item.status]}</Badge>}
  >
    <Stack gap={8}>
      <Text size={14} tone="muted">
        {[ReviewCategoryLabel[item.reviewCategory], item.fieldLabel, item.fileName]
          .filter((part) => part !== null)
          .join(marks.gap)}
      </Text>
      <Quote>{item.comment}</Quote>
      <Text size={14} tone="muted">
        {t((w) => w.returns.answered, { at: formatDateTime(item.createdAt), name: item.createdByName })}
      </Text>
      {item.valueAtReturn !== null && item.valueAtReturn !== item.valueNow && (
        <Text size={14}>
          {t((w) => w.returns.changed, { before: item.valueAtReturn, now: item.valueNow ?? DASH })}
        </Text>
      )}
      {item.answer !== null && (
        <>
          <Text size={14} isBold>
            {t((w) => w.returns.answer)}
          </Text>
          <Quote>{item.answer.comment ?? ReturnAnswerKindLabel[item.answer.kind]}</Quote>
        </>
      )}
    </Stack>
  </Card>
);

/** What was asked to be put right, and what the applicant answered. */
export const PastReturns = ({ items }: { items: readonly ReturnItem[] }) =>
  items.length === 0 ? (
    <EmptyState title={t((w) => w.returns.empty)}>{t((w) => w.returns.emptyText)}</EmptyState>
  ) : (
    <Stack gap={16}>
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </Stack>
  );
