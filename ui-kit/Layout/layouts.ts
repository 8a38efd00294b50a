import { css } from 'styled-components';
import { space } from '#ui-kit/tokens/index.ts';

/** A step of the spacing scale, in pixels at the usual text size. */
export type Gap = 0 | 2 | 4 | 8 | 12 | 16 | 24 | 32 | 40 | 48;

/** The spacing as CSS. */
export const gapOf = (gap: Gap): string => (gap === 0 ? '0' : space[gap]);

/** Children may shrink below the width of their longest word; one that has a least width of its own keeps it, whichever is loaded first. */
export const shrinkable = css`
  :where(& > *) { min-width: 0; }
`;
