import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { size as sizes } from '#ui-kit/tokens/index.ts';

export type IconSize = 14 | 16 | 20 | 24 | 40;

export type { LucideIcon as IconShape } from 'lucide-react';

export type IconProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** One shape of lucide-react, imported by name. */
  of: LucideIcon;
  /** Pixels: 14 in dots, 16 in tags, 20 in text and menus, 24 in the top bar, 40 in empty states. */
  size?: IconSize;
  /** Only when no word stands beside the icon. */
  label?: string;
};

const widths: Record<IconSize, string> = {
  14: sizes.icon14,
  16: sizes.icon16,
  20: sizes.icon20,
  24: sizes.icon24,
  40: sizes.icon40,
};

const Shape = styled.svg<{ $width: string }>`
  flex: none;
  width: ${({ $width }) => $width};
  height: ${({ $width }) => $width};
`;

/**
 * A line icon in one of the five sizes, in the colour of the text around it.
 * Not for meaning alone: a word stands beside it, or `label` names it.
 */
export const Icon = ({ of, size = 20, label, ...svgProps }: IconProps) => {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return <Shape as={of} $width={widths[size]} focusable={false} {...naming} {...svgProps} />;
};
