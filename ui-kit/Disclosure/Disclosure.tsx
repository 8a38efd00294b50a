import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#ui-kit/Icon/index.ts';
import { border, color, font, leading, motion, radius, size, space, text } from '#ui-kit/tokens/index.ts';

export type DisclosureProps = Omit<ComponentPropsWithRef<'details'>, 'children'> & {
  /** What opens it: a noun, such as 技術的な内容. */
  summary: ReactNode;
  children: ReactNode;
  /** The words of a program: every letter as wide as the others, lines as they are. */
  isCode?: boolean;
};

const Frame = styled.details`
  border: ${border.normal};
  border-radius: ${radius[6]};
  background: ${color.surface};
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${size.target};
  padding: 0 ${space[12]};
  border-radius: inherit;
  font-size: ${text[14]};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  > svg { transition: transform ${motion.normal} ${motion.ease}; }
  [open] > & > svg { transform: rotate(90deg); }
`;

const Body = styled.div<{ $isCode: boolean }>`
  max-height: 16rem;
  overflow: auto;
  padding: ${space[12]};
  border-top: ${border.normal};
  font-size: ${text[14]};
  line-height: ${leading[18]};
  font-family: ${({ $isCode }) => ($isCode ? font.mono : 'inherit')};
  white-space: ${({ $isCode }) => ($isCode ? 'pre-wrap' : 'normal')};
  overflow-wrap: anywhere;
`;

/**
 * Folded away until somebody asks for it, drawn by the browser's own <details>: what only a few need, such as the
 * words of a program. Not for what everybody has to read, and not for parts of a form.
 */
export const Disclosure = ({ summary, children, isCode = false, ...detailsProps }: DisclosureProps) => (
  <Frame {...detailsProps}>
    <Summary>
      <Icon of={ChevronRight} size={16} />
      {summary}
    </Summary>
    {/* A text that scrolls can be moved by keys. */}
    <Body $isCode={isCode} tabIndex={isCode ? 0 : undefined}>
      {children}
    </Body>
  </Frame>
);
