import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { type ButtonLook, buttonStyle } from '#ui-kit/Button/buttonStyle.ts';
import type { ButtonVariant } from '#ui-kit/Button/index.ts';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { color, focus, media, size as sizes, space } from '#ui-kit/tokens/index.ts';

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> & {
  icon: IconShape;
  /** What it does, for screen readers and as the tip under the pointer. */
  name: string;
  variant?: ButtonVariant;
  size?: 'normal' | 'small';
  /** 24 px in the top bar. */
  iconSize?: 20 | 24;
};

/** Black like a letter; green is for words that can be pressed. */
const quiet = css`
  &:not(:disabled, [aria-disabled='true']) { color: ${color.text}; }
`;

const Square = styled.button<ButtonLook>`
  ${buttonStyle}
  flex: none;
  width: ${({ $size }) => ($size === 'small' ? sizes.controlSmall : sizes.control)};
  padding: 0;
  ${media.coarse} { width: ${sizes.target}; }
  ${({ $variant }) => $variant === 'quiet' && quiet}
`;

/** At the right end of a field: the ring stays inside the field's own edge. */
export const inField = css`
  position: absolute;
  top: 50%;
  right: ${space[2]};
  transform: translateY(-50%);
  &:focus-visible { outline-offset: calc(-1 * ${focus.width}); }
`;

/**
 * A square button with an icon alone, for acts that everybody knows by sight: close, print, show, remove.
 * Not for anything else: words are clearer. The name is required.
 */
export const IconButton = ({
  icon,
  name,
  variant = 'quiet',
  size = 'normal',
  iconSize = 20,
  ...buttonProps
}: IconButtonProps) => (
  <Square type="button" title={name} {...buttonProps} aria-label={name} $variant={variant} $size={size}>
    <Icon of={icon} size={iconSize} />
  </Square>
);
