import { styled } from 'styled-components';
import { color } from '#ui-kit/tokens/index.ts';

/** A name in the totals; filters the deals by it. */
export const FilterDealsButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textLink};
  font: inherit;
  text-align: left;
  cursor: pointer;
  &:hover { text-decoration: underline; }
`;
