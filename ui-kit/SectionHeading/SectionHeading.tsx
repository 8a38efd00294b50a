import type { ComponentPropsWithRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { border, leading, space, text } from '#ui-kit/tokens/index.ts';

/** 2: 20 px, parts of a page. 3: 18 px, cards. 4: 16 px, groups inside a card. */
export type HeadingLevel = 2 | 3 | 4;

export type SectionHeadingProps = ComponentPropsWithRef<'h2'> & {
  level?: HeadingLevel;
  /** The size when it differs from the level: an h2 as the title of a small card. */
  look?: HeadingLevel;
  /** At the right: a count, a link, a hint. */
  aside?: ReactNode;
  hasLine?: boolean;
};

const looks = {
  2: css`font-size: ${text[20]}; line-height: ${leading[20]};`,
  3: css`font-size: ${text[18]}; line-height: ${leading[18]};`,
  4: css`font-size: ${text[16]}; line-height: ${leading[20]};`,
} as const;

const Row = styled.div<{ $hasLine: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  padding-bottom: ${({ $hasLine }) => ($hasLine ? space[8] : '0')};
  border-bottom: ${({ $hasLine }) => ($hasLine ? border.strong : 'none')};
`;

const Heading = styled.h2<{ $look: HeadingLevel }>`
  ${({ $look }) => looks[$look]}
`;

/** The title of a part of a page or card, with what belongs to it at the right. Not for the page itself (PageHeader). */
export const SectionHeading = ({
  level = 2,
  look = level,
  aside,
  hasLine = false,
  ...headingProps
}: SectionHeadingProps) => (
  <Row $hasLine={hasLine}>
    <Heading {...headingProps} as={`h${level}`} $look={look} />
    {aside}
  </Row>
);
