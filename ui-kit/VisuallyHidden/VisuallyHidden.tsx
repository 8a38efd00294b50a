import { css, styled } from 'styled-components';
import { size } from '#ui-kit/tokens/index.ts';

/** The same for elements that must keep their tag (a legend, an input). */
export const hiddenStyle = css`
  position: absolute;
  width: ${size.hair};
  height: ${size.hair};
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * Words for screen readers only.
 * Not for words that everybody needs: those are shown.
 */
export const VisuallyHidden = styled.span`${hiddenStyle}`;
