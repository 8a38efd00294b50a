import { styled } from 'styled-components';
import { border, color, leading, media, radius, space, text } from '#ui-kit/tokens/index.ts';

/** The white card that holds a log-in form or a step of setting a password. */
export const LoginCard = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[16]};
  padding: ${space[24]} ${space[16]};
  border: ${border.normal};
  border-radius: ${radius[12]};
  background: ${color.surface};
  ${media.md} { padding: ${space[32]}; }
`;

/** The heading of a page for businesses and applicants: 28 px, 24 on a phone. */
export const LoginTitle = styled.h1`
  font-size: ${text[24]};
  line-height: ${leading[24]};
  ${media.md} { font-size: ${text[28]}; line-height: ${leading[28]}; }
  &:focus { outline: none; }
`;
