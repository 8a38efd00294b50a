import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { countText } from '#ui-kit/text/ja.ts';
import { color, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';
import { VisuallyHidden } from '#ui-kit/VisuallyHidden/index.ts';

/** quiet (grey): how many. alert (red): unread, or the business's turn; never for staff queues. brand: chosen items. */
export type CountVariant = 'quiet' | 'alert' | 'brand';

export type CountProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  value: number;
  variant?: CountVariant;
  /** Larger values show as `99+`. */
  max?: number;
  /** The whole sentence for screen readers (未読2件); without it the figure is read alone. */
  label?: string;
};

const grounds: Record<CountVariant, { ground: string; figure: string }> = {
  quiet: { ground: color.toneNeutralSurface, figure: color.toneNeutralText },
  alert: { ground: color.dangerAction, figure: color.textInverse },
  brand: { ground: color.action, figure: color.textInverse },
};

const Pill = styled.span<{ $variant: CountVariant }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  min-width: ${size.badge};
  height: ${size.badge};
  padding: 0 ${space[6]};
  border-radius: ${radius.full};
  background: ${({ $variant }) => grounds[$variant].ground};
  color: ${({ $variant }) => grounds[$variant].figure};
  font-size: ${text[12]};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

/**
 * How many: beside a menu item, a tab or a heading.
 * Not for statuses (StatusTag) and not for zero: show nothing then.
 */
export const Count = ({ value, variant = 'quiet', max = 99, label, ...spanProps }: CountProps) => (
  <Pill data-variant={variant} {...spanProps} $variant={variant}>
    <span aria-hidden={label ? true : undefined}>{value > max ? countText.over(max) : value}</span>
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </Pill>
);
