import { ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { Row, Stack } from '#ui-kit/Layout/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { border, color, motion, radius, size, space, weight } from '#ui-kit/tokens/index.ts';
import type { components } from '#web/parts/api/generated/types.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { LinkedText } from './LinkedText.tsx';
import { questionsText as t } from './questions.words.ts';

type PublicQuestion = components['schemas']['PublicQuestion'];

const Frame = styled.details`
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
`;

const Asked = styled.summary`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;
  gap: ${space[8]};
  min-height: ${size.target};
  padding: ${space[12]} ${space[16]};
  border-radius: inherit;
  font-weight: ${weight.bold};
  overflow-wrap: anywhere;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  > svg { align-self: center; transition: transform ${motion.normal} ${motion.ease}; }
  [open] > & > svg { transform: rotate(90deg); }
`;

const Answer = styled.div`
  padding: 0 ${space[16]} ${space[16]} ${space[48]};
`;

type QuestionItemProps = {
  readonly projectId: number;
  readonly item: PublicQuestion;
  /** The way to ask, for whom the answer did not help. */
  readonly ask: ReactNode;
};

/** A question that opens to its answer, and asks whether that helped. */
export const QuestionItem = ({ projectId, item, ask }: QuestionItemProps) => (
  <Frame>
    <Asked>
      <Icon of={ChevronRight} />
      {item.question}
    </Asked>
    <Answer>
      <Stack gap={16}>
        <LinkedText>{item.answer}</LinkedText>
        <Rating projectId={projectId} id={item.id} ask={ask} />
      </Stack>
    </Answer>
  </Frame>
);

type RatingProps = Pick<QuestionItemProps, 'projectId' | 'ask'> & Pick<PublicQuestion, 'id'>;

/** Counted once a visit; whether the count arrived is nothing to the reader, so that he is thanked at once. */
const Rating = ({ projectId, id, ask }: RatingProps) => {
  const { run } = useChange('post', '/api/project/{projectId}/question/{id}/rating', { isQuiet: true });
  const [said, setSaid] = useState<boolean | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const handleRate = (isHelpful: boolean) => {
    setSaid(isHelpful);
    // The buttons go, and the focus would go with them.
    box.current?.focus();
    void run({ path: { projectId, id }, body: { isHelpful } });
  };
  return (
    <div role="status" ref={box} tabIndex={-1}>
      {said === null ? (
        <Row gap={8} role="group" aria-label={t((w) => w.rating.label)}>
          <Text as="span" size={14} tone="muted" aria-hidden>
            {t((w) => w.rating.label)}
          </Text>
          <Button size="small" onClick={() => handleRate(true)}>
            {t((w) => w.rating.yes)}
          </Button>
          <Button size="small" onClick={() => handleRate(false)}>
            {t((w) => w.rating.no)}
          </Button>
        </Row>
      ) : (
        <Stack gap={8}>
          <Text size={14}>{t((w) => (said ? w.rating.thanks : w.rating.sorry))}</Text>
          {!said && ask}
        </Stack>
      )}
    </div>
  );
};
