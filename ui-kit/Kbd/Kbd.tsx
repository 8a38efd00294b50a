import { styled } from 'styled-components';
import { border, color, font, radius, size, space, text } from '#ui-kit/tokens/index.ts';

/** One key of the keyboard, beside the act it does. Not on phones and not for codes. */
export const Kbd = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: ${size.badge};
  height: ${size.badge};
  padding: 0 ${space[4]};
  border: ${border.strong};
  border-bottom-width: ${size.line};
  border-radius: ${radius[4]};
  background: ${color.surface};
  color: ${color.textMuted};
  font-family: ${font.sans};
  font-size: ${text[12]};
  line-height: 1;
`;
