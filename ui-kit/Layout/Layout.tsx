import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { media, size, space } from '#ui-kit/tokens/index.ts';
import { type Gap, gapOf, shrinkable } from './layouts.ts';

type DivProps = ComponentPropsWithRef<'div'>;

const StackBox = styled.div<{ $gap: Gap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap }) => gapOf($gap)};
  ${shrinkable}
`;

/** One below the other with an even gap. Not for lists of the same things (they have parts of their own). */
export const Stack = ({ gap = 16, ...divProps }: DivProps & { gap?: Gap }) => (
  <StackBox {...divProps} $gap={gap} />
);

const alignments = { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline' } as const;

type RowBoxProps = { $gap: Gap; $align: keyof typeof alignments; $between: boolean };

const RowBox = styled.div<RowBoxProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align }) => alignments[$align]};
  justify-content: ${({ $between }) => ($between ? 'space-between' : 'flex-start')};
  gap: ${space[8]} ${({ $gap }) => gapOf($gap)};
  ${shrinkable}
`;

export type RowProps = DivProps & { gap?: Gap; align?: keyof typeof alignments; isBetween?: boolean };

/** Side by side, wrapping: buttons, tags, a heading and its count. Not for columns that must align (Grid). */
export const Row = ({ gap = 12, align = 'center', isBetween = false, ...divProps }: RowProps) => (
  <RowBox {...divProps} $gap={gap} $align={align} $between={isBetween} />
);

const widths = {
  full: css``,
  page: css`max-width: ${size.pageMax};`,
  form: css`max-width: ${size.formMax};`,
} as const;

const PageBox = styled.div<{ $width: keyof typeof widths }>`
  width: 100%;
  margin-inline: auto;
  ${({ $width }) => widths[$width]}
`;

/** The width of a page: full for staff, page (1200 px) for businesses, form (720 px) for one-column forms. */
export const Page = ({ width = 'full', ...divProps }: DivProps & { width?: keyof typeof widths }) => (
  <PageBox {...divProps} $width={width} />
);

/**
 * The foot of a form: back at the left, forward at the right with a long reason wrapping beside it; on a phone the
 * forward button is on top, both full width.
 */
export const FormFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[12]};
  > :has(> [data-button-part='reason']) { flex: 1 1 20rem; flex-wrap: nowrap; justify-content: flex-end; }
  ${media.belowMd} {
    flex-direction: column-reverse;
    && > *, && > * > button { width: 100%; }
    > :has(> [data-button-part='reason']) { flex: none; flex-wrap: wrap; }
  }
`;
