import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { border, color, leading, media, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
`;

export const Item = styled.li<{ $isOpen: boolean; $isDone: boolean }>`
  display: grid;
  grid-template-columns: ${size.icon24} minmax(0, 1fr) auto;
  align-items: ${({ $isDone }) => ($isDone ? 'center' : 'start')};
  gap: ${space[4]} ${space[12]};
  padding: ${({ $isDone, $isOpen }) => ($isOpen ? space[24] : $isDone ? space[4] : space[12])} ${space[24]};
  border-top: ${border.normal};
  box-shadow: ${({ $isOpen }) => ($isOpen ? `inset ${size.edge} 0 0 ${color.toneWarningMark}` : 'none')};
  &:first-child { border-top: 0; }
  > [data-body] { grid-column: 2 / -1; margin-top: ${space[8]}; }
  ${media.belowMd} {
    padding-inline: ${space[16]};
    > [data-body] { grid-column: 1 / -1; }
    > [data-state] { grid-column: 2; justify-self: start; }
  }
`;

export const Name = styled.h3<{ $isDone: boolean }>`
  font-size: ${text[16]};
  font-weight: ${({ $isDone }) => ($isDone ? weight.regular : weight.bold)};
  line-height: ${leading[20]};
`;

export const DoneMark = styled(Icon)`
  color: ${color.brandMark};
`;

export const OpenNumber = styled.span`
  display: inline-grid;
  place-items: center;
  width: ${size.badge};
  height: ${size.badge};
  border: ${border.strong};
  border-radius: 50%;
  color: ${color.textMuted};
  font-size: ${text[12]};
  font-variant-numeric: tabular-nums;
`;

export const OpenCount = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[8]};
  font-size: ${text[14]};
  > b { font-size: ${text[24]}; font-variant-numeric: tabular-nums; line-height: 1; }
`;
