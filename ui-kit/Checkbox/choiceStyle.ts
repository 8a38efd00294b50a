import { css } from 'styled-components';
import { color, leading, media, radius, size, space } from '#ui-kit/tokens/index.ts';

/** The label around a box or a circle: at least 44 px high, the whole of it is the target. */
export const choiceStyle = css`
  display: inline-flex;
  flex-wrap: nowrap;
  align-items: flex-start;
  gap: ${space[12]};
  min-height: ${size.target};
  padding: ${space[8]} 0;
  line-height: ${leading[16]};
  cursor: pointer;
  &:has(> :disabled) { color: ${color.textDisabled}; cursor: not-allowed; }
`;

/** The box itself, drawn by CSS; forced colours give it back to the browser. */
export const boxStyle = css`
  appearance: none;
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${size.check};
  height: ${size.check};
  margin: ${space[4]} 0 0;
  border: ${size.line} solid ${color.lineField};
  border-radius: ${radius[4]};
  background: ${color.surface};
  cursor: inherit;
  &[aria-invalid='true'] { border-color: ${color.lineError}; }
  &:disabled { background: ${color.disabledSurface}; }
  ${media.forcedColors} { appearance: auto; &&::after { display: none; } }
`;
