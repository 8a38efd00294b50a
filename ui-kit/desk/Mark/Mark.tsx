import { Check } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { FindingNumber } from '#ui-kit/FindingNumber/index.ts';
import { Icon } from '#ui-kit/Icon/index.ts';
import { markText } from '#ui-kit/text/ja.ts';
import { color, size } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';

/** open: not answered yet. now: the one that is asked, and every mark on a file. done: answered. */
export type MarkState = 'open' | 'now' | 'done';

export type MarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** A number for a finding of a person, a letter for a difference found by the machine. */
  sign: number | string;
  state?: MarkState;
};

// The amber circle of FindingNumber is the mark that is asked; an answered and a coming one are drawn as rings.
const looks: Record<MarkState, ReturnType<typeof css>> = {
  now: css``,
  open: css`background: ${color.surface}; box-shadow: inset 0 0 0 ${size.line} ${color.lineField}; color: ${color.textMuted};`,
  done: css`background: ${color.surfaceSelected}; box-shadow: inset 0 0 0 ${size.line} ${color.brandMark}; color: ${color.brandMark};`,
};

const Circle = styled(FindingNumber)<{ $state: MarkState }>`
  > svg { stroke-width: 3; }
  ${({ $state }) => looks[$state]}
`;

/**
 * The sign of a finding or difference in a list that is being answered: a FindingNumber with a state.
 * Not on the file itself (FindingNumber), not for counts (Count) or steps (Stepper).
 */
export const Mark = ({ sign, state = 'now', ...spanProps }: MarkProps) => (
  <Circle data-state={state} {...spanProps} $state={state}>
    {state === 'done' ? (
      <>
        <Icon of={Check} size={14} />
        <VisuallyHidden>{markText.done(sign)}</VisuallyHidden>
      </>
    ) : (
      sign
    )}
  </Circle>
);
