import type { ComponentPropsWithRef } from 'react';
import { css, styled } from 'styled-components';
import { media, size, space } from '#ui-kit/tokens/index.ts';
import { type Gap, gapOf, shrinkable } from './layouts.ts';

type DivProps = ComponentPropsWithRef<'div'>;

/**
 * Fields side by side share four lines: label, help, control, error (Field marks its parts). Whichever of them a neighbour
 * lacks, labels stay in line with labels and controls with controls. A field with more than one control keeps its own lines.
 */
const fieldsInLine = css<{ $gap: Gap }>`
  row-gap: 0;
  margin-bottom: calc(-1 * ${({ $gap }) => gapOf($gap)});
  && > * { grid-row: span 4; margin-bottom: ${({ $gap }) => gapOf($gap)}; }
  > div:has(> [data-field-part='label']):not(:has(> :not([data-field-part]) ~ :not([data-field-part]))) {
    align-self: stretch;
    grid-template-rows: subgrid;
    row-gap: 0;
    > * { margin-top: ${space[6]}; }
    > [data-field-part='label'] { grid-row: 1; margin-top: 0; align-self: end; }
    > [data-field-part='help'] { grid-row: 2; }
    > :not([data-field-part]) { grid-row: 3; }
    > [data-field-part='error'] { grid-row: 4; }
  }
`;

const GridBox = styled.div<{ $columns: 2 | 3; $gap: Gap; $align: 'start' | 'end' | 'stretch' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => gapOf($gap)};
  ${shrinkable}
  > [data-wide] { grid-column: 1 / -1; }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${({ $align }) => $align === 'end' && fieldsInLine}
  }
  ${media.lg} { grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr)); }
`;

export type GridProps = DivProps & { columns?: 2 | 3; gap?: Gap; align?: 'start' | 'end' | 'stretch' };

/** Equal columns from 768 px, one on a phone; `data-wide` on a child takes the whole row. Two-column forms align at the end: at their controls. */
export const Grid = ({ columns = 2, gap = 24, align = 'start', ...divProps }: GridProps) => (
  <GridBox {...divProps} $columns={columns} $gap={gap} $align={align} />
);

const ColumnsBox = styled.div<{ $gap: Gap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${({ $gap }) => gapOf($gap)};
  ${shrinkable}
  > [data-first] { order: -1; }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) ${size.sideWidth};
    > [data-first] { order: 0; }
  }
`;

/** Content and a 336 px side column from 1200 px; below, one column (`data-first` on a side card's column moves it up). */
export const Columns = ({ gap = 24, ...divProps }: DivProps & { gap?: Gap }) => (
  <ColumnsBox {...divProps} $gap={gap} />
);
