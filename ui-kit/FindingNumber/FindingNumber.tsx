import { styled } from 'styled-components';
import { color, font, media, size, text, weight } from '#ui-kit/tokens/index.ts';

/**
 * The sign that a finding and its mark on the file share: a number for one of a person, a letter for a
 * difference found by the machine. Both amber (LOOK, Marks).
 */
export const FindingNumber = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${size.badge};
  height: ${size.badge};
  border-radius: 50%;
  background: ${color.toneWarningMark};
  color: ${color.textInverse};
  font-family: ${font.sans};
  font-size: ${text[12]};
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  ${media.forcedColors} { border: ${size.hair} solid; }
`;
