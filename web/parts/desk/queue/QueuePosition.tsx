import { ChevronLeft, ChevronRight } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Text } from '#ui-kit/Text/index.ts';
import { space } from '#ui-kit/tokens/index.ts';
import { reviewDeskText as t } from '../reviewDesk.words.ts';

const Frame = styled.nav`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  max-width: 100%;
  gap: ${space[8]};
`;

/** The ways to the neighbours; null at an end of the pile. */
export type Neighbours = {
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  readonly go: (href: string | null) => void;
};

type QueuePositionProps = {
  /** What the pile is of. */
  label: string;
  /** Which of how many. */
  text: string;
  pile: Neighbours;
};

/** Position in the queue, with buttons to the neighbours. */
export const QueuePosition = ({ label, text, pile }: QueuePositionProps) => (
  <Frame aria-label={label} data-print="hidden">
    <Text as="span" size={14} tone="muted" isFigure aria-live="polite">
      {text}
    </Text>
    <Button
      size="small"
      icon={ChevronLeft}
      disabled={pile.previousHref === null}
      onClick={() => pile.go(pile.previousHref)}
    >
      {t((w) => w.queue.previous)}
    </Button>
    <Button
      size="small"
      iconAfter={ChevronRight}
      disabled={pile.nextHref === null}
      onClick={() => pile.go(pile.nextHref)}
    >
      {t((w) => w.queue.next)}
    </Button>
  </Frame>
);
