import { styled } from 'styled-components';
import { FindingNumber } from '#ui-kit/FindingNumber/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { SectionHeading } from '#ui-kit/SectionHeading/index.ts';
import { Quote, Text } from '#ui-kit/Text/index.ts';
import { border, space } from '#ui-kit/tokens/index.ts';
import { ReturnAnswerKindLabel, ReviewCategoryLabel } from '#web/parts/api/generated/enums.ts';
import type { ReturnItem } from '../deskTypes.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';

const Items = styled.ol`
  display: grid;
  gap: ${space[12]};
  & > li { display: grid; gap: ${space[4]}; padding-top: ${space[12]}; border-top: ${border.normal}; }
`;

const answerOf = ({ answer }: ReturnItem): string => {
  if (answer === null) return t((w) => w.previous.unanswered);
  return t((w) => w.previous.answer, { answer: answer.comment ?? ReturnAnswerKindLabel[answer.kind] });
};

/** What was asked for the last time, and what the business answered. */
export const PreviousItems = ({ items }: { items: readonly ReturnItem[] }) => {
  if (items.length === 0) return null;
  return (
    <section>
      <Stack gap={12}>
        <SectionHeading level={2} look={4}>
          {t((w) => w.previous.title, { count: items.length })}
        </SectionHeading>
        <Items>
          {items.map((item) => (
            <li key={item.id}>
              <Row gap={8}>
                <FindingNumber>{item.number}</FindingNumber>
                <Text as="span" size={14} tone="muted">
                  {ReviewCategoryLabel[item.reviewCategory]}
                </Text>
              </Row>
              <Text size={14}>{item.comment}</Text>
              <Quote>{answerOf(item)}</Quote>
            </li>
          ))}
        </Items>
      </Stack>
    </section>
  );
};
