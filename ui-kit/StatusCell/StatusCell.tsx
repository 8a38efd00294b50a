import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Icon, type IconShape } from '#ui-kit/Icon/index.ts';
import {
  color,
  media,
  radius,
  size,
  space,
  type Tone,
  text,
  tone as tones,
  weight,
} from '#ui-kit/tokens/index.ts';
import { UiLink } from '#ui-kit/UiKitProvider/index.ts';

/** One status in a narrow place: an icon over a short word. */
export type StatusCellLook = {
  icon: IconShape;
  /** At most four characters: 確認済・確認中・農水省・差戻し・未提出・対象外・開始前. */
  word: string;
  /** Filled tones say that somebody has to know or act; success and neutral have no fill. */
  tone: Tone;
};

const isFilled = (tone: Tone): boolean => tone !== 'neutral' && tone !== 'success';

const look = css<{ $tone: Tone }>`
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${size.hair};
  min-width: 3.5rem;
  min-height: ${size.target};
  padding: ${space[4]};
  border-radius: ${radius[4]};
  background: ${({ $tone }) => (isFilled($tone) ? tones[$tone].surface : 'transparent')};
  color: ${({ $tone }) => ($tone === 'neutral' ? color.textMuted : tones[$tone].text)};
  font-size: ${text[12]};
  font-weight: ${({ $tone }) => (isFilled($tone) ? weight.bold : weight.regular)};
  line-height: 1.3;
  text-decoration: none;
  white-space: nowrap;
  ${media.forcedColors} { border: ${size.hair} solid ${({ $tone }) => (isFilled($tone) ? 'CanvasText' : 'Canvas')}; }
`;

const Plain = styled.span<{ $tone: Tone }>`${look}`;
const Link = styled(UiLink)<{ $tone: Tone }>`
  ${look}
  &:hover { text-decoration: underline; }
`;

export type StatusCellProps = Omit<ComponentPropsWithoutRef<'a'>, 'children' | 'href'> & {
  look: StatusCellLook;
  /** Missing: there is nothing to open. */
  href?: string | undefined;
  /** Said before the word to a screen reader, when no table head says it. */
  column?: string;
  /** A second line below the word. */
  below?: ReactNode;
};

/** A status as a cell of the matrix or the evidence grid. In running text use StatusTag. */
export const StatusCell = ({
  look: { icon, word, tone },
  href,
  column,
  below,
  ...native
}: StatusCellProps) => {
  const content = (
    <>
      {column !== undefined && <span data-cell-column>{column}</span>}
      <Icon of={icon} size={16} />
      <span>{word}</span>
      {below}
    </>
  );
  if (href === undefined) {
    return (
      <Plain {...native} data-tone={tone} $tone={tone}>
        {content}
      </Plain>
    );
  }
  return (
    <Link {...native} href={href} data-tone={tone} $tone={tone}>
      {content}
    </Link>
  );
};
