import { styled } from 'styled-components';
import { color, media, size, space } from '#ui-kit/tokens/index.ts';

/** A name within a line that brings something else of the desk into sight: a file, a row. On paper it is a name. */
export const PlaceLink = styled.button.attrs<{ 'data-paper'?: string }>({
  type: 'button',
  'data-paper': 'text',
})`
  min-height: ${space[24]};
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textLink};
  font: inherit;
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${media.coarse} { min-height: ${size.target}; }
  ${media.print} { color: inherit; text-decoration: none; }
`;
