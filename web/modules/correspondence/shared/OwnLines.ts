import { styled } from 'styled-components';
import { border, color, media, size, space, weight } from '#ui-kit/tokens/index.ts';

/**
 * What a business or an applicant has of its own, line by line: a name that leads on, its tags at the right; on a phone
 * the tags stand below the name, which has the whole width.
 */
export const OwnLines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]} ${space[16]};
    align-items: center;
    padding: ${space[12]} 0;
    border-top: ${border.normal};
    ${media.md} { grid-template-columns: minmax(0, 1fr) auto; }
  }
  > li:first-child { border-top: 0; }
  a {
    display: inline-flex;
    align-items: center;
    min-height: calc(${size.target} - ${space[8]});
    color: ${color.text};
    font-weight: ${weight.bold};
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  a:hover { text-decoration: underline; }
`;
