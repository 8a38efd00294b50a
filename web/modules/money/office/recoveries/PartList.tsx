import { styled } from 'styled-components';
import { Button } from '#ui-kit/Button/index.ts';
import { Row } from '#ui-kit/Layout/index.ts';
import { border, color, leading, space, text, weight } from '#ui-kit/tokens/index.ts';
import type { Recovery } from '#web/modules/money/shared/recoveries/recovery.ts';

/** Receipts or reliefs, one under the other. */
export const PartList = styled.ul`
  > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space[8]} ${space[16]}; padding: ${space[12]} 0; border-top: ${border.normal}; }
  > li:first-child { border-top: 0; }
`;

const Words = styled.div<{ $isGone: boolean }>`
  min-width: 0;
  line-height: ${leading[18]};
  overflow-wrap: anywhere;
  > b { font-weight: ${weight.bold}; font-variant-numeric: tabular-nums; ${({ $isGone }) => $isGone && 'text-decoration: line-through;'} }
  > p { color: ${color.textMuted}; font-size: ${text[14]}; }
`;

type Offer = Recovery['receipts'][number]['availableActions'][number];

type PartRowProps = {
  readonly title: string;
  readonly lines: readonly string[];
  /** It no longer counts. */
  readonly isGone: boolean;
  readonly offers: readonly Offer[];
  readonly labelOf: (action: string) => string;
  readonly onAct: (action: string) => void;
};

/** One of them: what it is, who stands behind it, and what one may do with it. */
export const PartRow = ({ title, lines, isGone, offers, labelOf, onAct }: PartRowProps) => (
  <li>
    <Words $isGone={isGone}>
      <b>{title}</b>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Words>
    <Row>
      {offers.map(({ action, allowed, reason }) => (
        <Button key={action} variant="plain" {...(allowed ? {} : { reason })} onClick={() => onAct(action)}>
          {labelOf(action)}
        </Button>
      ))}
    </Row>
  </li>
);
