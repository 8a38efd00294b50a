import { keyframes, styled } from 'styled-components';
import { media, size } from '#ui-kit/tokens/index.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** The turning ring of a busy button; stands still under reduced motion. Decoration: the words say what happens. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  flex: none;
  width: ${size.icon20};
  height: ${size.icon20};
  border: ${size.line} solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
  ${media.reducedMotion} { animation: none; }
`;
