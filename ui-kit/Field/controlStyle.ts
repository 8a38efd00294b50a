import { css } from 'styled-components';
import { border, color, leading, media, radius, size, space, text } from '#ui-kit/tokens/index.ts';

/** large: forms. normal: staff tools. small: inside grids (44 px under a finger). */
export type ControlSize = 'large' | 'normal' | 'small';

/**
 * A control is as wide as its content: figures stand for full-width characters plus padding. `content` is as wide as
 * the longest choice of a select, never less: a cell of a table makes no room for what may shrink.
 */
export type ControlWidth = 'full' | 'content' | '8' | '12' | '14' | '20';

export type ControlLook = { $size?: ControlSize; $width?: ControlWidth };

/** What the field parts offer beside the native props. */
export type ControlLookProps = { controlSize?: ControlSize; width?: ControlWidth };

const heights: Record<ControlSize, string> = {
  large: size.controlLarge,
  normal: size.control,
  small: size.controlSmall,
};

const small = css`
  padding-block: ${space[4]};
  font-size: ${text[14]};
  ${media.coarse} { min-height: ${size.target}; }
`;

const widthOf = (width: ControlWidth) => {
  if (width === 'content') return 'width: auto;';
  return `width: 100%; max-width: ${width === 'full' ? 'none' : `${width}rem`};`;
};

/** Input, select and textarea look the same: edge, padding, error, read-only, disabled. */
export const controlStyle = css<ControlLook>`
  display: block;
  ${({ $width = 'full' }) => widthOf($width)}
  min-height: ${({ $size = 'large' }) => heights[$size]};
  padding: ${space[8]} ${space[12]};
  border: ${border.field};
  border-radius: ${radius[6]};
  background-color: ${color.surface};
  color: ${color.text};
  line-height: ${leading[20]};
  ${({ $size }) => $size === 'small' && small}
  &::placeholder { color: ${color.textMuted}; opacity: 1; }
  &[aria-invalid='true'] {
    border-color: ${color.lineError};
    box-shadow: inset 0 0 0 ${size.hair} ${color.lineError};
  }
  &:read-only:not(select, :disabled) { border-color: transparent; background-color: ${color.surfaceSubtle}; }
  &:disabled {
    border-color: transparent;
    background-color: ${color.disabledSurface};
    color: ${color.textDisabled};
    opacity: 1;
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &[aria-invalid='true'] { border-width: ${size.rule}; }
    &:read-only:not(select), &:disabled { border-color: GrayText; }
  }
`;
