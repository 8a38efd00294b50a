import { css } from 'styled-components';
import {
  border,
  color,
  leading,
  media,
  motion,
  radius,
  size,
  space,
  text,
  tracking,
  weight,
} from '#ui-kit/tokens/index.ts';

/** primary: the one act of a view. secondary, plain: beside it. quiet: within text and rows. inverse: on dark bars. */
export type ButtonVariant = 'primary' | 'secondary' | 'plain' | 'quiet' | 'danger' | 'dangerLine' | 'inverse';

/** large: forms of businesses. normal: everywhere else. small: inside grids and viewers (44 px under a finger). */
export type ButtonSize = 'large' | 'normal' | 'small';

export type ButtonLook = { $variant: ButtonVariant; $size: ButtonSize; $isBlock?: boolean | undefined };

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: ${color.action};
    color: ${color.textInverse};
    &:hover { background: ${color.actionHover}; }
    &:active { background: ${color.actionActive}; }
  `,
  secondary: css`
    border-color: ${color.action};
    background: ${color.surface};
    color: ${color.textLink};
    &:hover { background: ${color.actionSoft}; color: ${color.textBrand}; }
  `,
  plain: css`
    border: ${border.field};
    background: ${color.surface};
    color: ${color.text};
    font-weight: ${weight.regular};
    &:hover { background: ${color.surfaceHover}; }
  `,
  quiet: css`
    padding-inline: ${space[12]};
    color: ${color.textLink};
    &:hover { background: ${color.actionSoft}; }
    &&:disabled, &&[aria-disabled='true'] { background: transparent; }
  `,
  danger: css`
    background: ${color.dangerAction};
    color: ${color.textInverse};
    &:hover { background: ${color.dangerActionHover}; }
  `,
  dangerLine: css`
    border-color: ${color.dangerAction};
    background: ${color.surface};
    color: ${color.textError};
    &:hover { background: ${color.surfaceError}; }
  `,
  inverse: css`
    border-color: ${color.lineInverse};
    color: ${color.textInverse};
    &:hover { background: ${color.actionHover}; }
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  large: css`
    min-height: ${size.controlLarge};
    padding-inline: ${space[24]};
  `,
  normal: css``,
  small: css`
    min-height: ${size.controlSmall};
    padding-inline: ${space[12]};
    font-size: ${text[14]};
    ${media.coarse} { min-height: ${size.target}; }
  `,
};

const unavailable = css`
  &:disabled, &[aria-disabled='true'] {
    border-color: transparent;
    background: ${color.disabledSurface};
    color: ${color.textDisabled};
    cursor: not-allowed;
    ${media.forcedColors} { border: ${size.hair} dashed GrayText; color: GrayText; }
  }
`;

/** Busy keeps the colours of the button: the act is on its way, not forbidden. */
const busy = ($variant: ButtonVariant) => css`
  &[aria-busy='true']:disabled {
    ${variants[$variant]}
    cursor: progress;
  }
`;

/** Nobody presses paper. Quiet ones stay: they are names, of files for one. */
const onPaper = css`
  ${media.print} { display: none; }
`;

/** The face that buttons and links that look like buttons share. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  width: ${({ $isBlock }) => ($isBlock ? '100%' : 'auto')};
  min-height: ${size.control};
  padding: ${space[4]} ${space[16]};
  border: ${size.hair} solid transparent;
  border-radius: ${radius[6]};
  background: transparent;
  font-size: ${text[16]};
  font-weight: ${weight.bold};
  line-height: ${leading.tight};
  letter-spacing: ${tracking.heading};
  font-feature-settings: 'palt';
  text-align: center;
  text-decoration: none;
  transition: background ${motion.fast} ${motion.ease};
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  ${unavailable}
  ${({ $variant }) => busy($variant)}
  ${({ $variant }) => $variant !== 'quiet' && onPaper}
`;
