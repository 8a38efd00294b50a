import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import { TextPart } from '#ui-kit/Text/index.ts';
import {
  leading,
  media,
  radius,
  size,
  space,
  type Tone,
  text,
  tone as tones,
  tracking,
  weight,
} from '#ui-kit/tokens/index.ts';

export type StatusTagProps = ComponentPropsWithRef<'span'> & {
  tone: Tone;
  icon: IconShape;
  /** The word. Take the colour away and nothing is lost. */
  children: ReactNode;
  /** No fill, regular weight: everything is in order and nobody has to act. */
  isQuiet?: boolean;
};

const filled = css<{ $tone: Tone }>`
  padding: 0 ${space[8]} 0 ${space[6]};
  background: ${({ $tone }) => tones[$tone].surface};
  font-weight: ${weight.bold};
`;

const Face = styled.span<{ $tone: Tone; $isQuiet: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  /* No bar where a grid or a column would stretch it. */
  width: fit-content;
  min-height: ${size.tag};
  border: ${size.hair} solid transparent;
  border-radius: ${radius[4]};
  color: ${({ $tone }) => tones[$tone].text};
  font-size: ${text[14]};
  line-height: ${leading.tight};
  letter-spacing: ${tracking.heading};
  font-feature-settings: 'palt';
  white-space: nowrap;
  ${({ $isQuiet }) => !$isQuiet && filled}
  /* In a row of one line. */
  [data-density='compact'] & { font-size: ${text[13]}; }
  > svg { color: ${({ $tone }) => tones[$tone].mark}; }
  /* What a fill says on screen, an edge says where there is none; 'transparent' would be drawn there. */
  ${media.forcedColors} { border-color: ${({ $isQuiet }) => ($isQuiet ? 'Canvas' : 'CanvasText')}; }
  /* Paper has no colour (LOOK "Print"). */
  ${media.print} {
    border-color: ${({ $isQuiet }) => ($isQuiet ? 'transparent' : 'currentColor')};
    background: none;
    color: inherit;
    > svg { color: inherit; }
  }
`;

/**
 * A status: tone, icon and word, the same everywhere. LOOK.md and web/parts/status say which status has which.
 * Not for counts (Count) or kinds (Badge); at most three filled tags a row.
 */
export const StatusTag = ({ tone, icon, isQuiet = false, children, ...spanProps }: StatusTagProps) => (
  <Face data-tone={tone} data-quiet={isQuiet || undefined} {...spanProps} $tone={tone} $isQuiet={isQuiet}>
    <Icon of={icon} size={16} />
    <TextPart>{children}</TextPart>
  </Face>
);
