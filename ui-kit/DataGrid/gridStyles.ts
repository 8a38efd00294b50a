import { css, styled } from 'styled-components';
import {
  border,
  color,
  layer,
  leading,
  media,
  radius,
  size,
  space,
  text,
  weight,
} from '#ui-kit/tokens/index.ts';

/** What stands between the edge and the first and last column: 16 px, or that of the Card around the grid. */
export const gridEdge = `var(--card-x, ${space[16]})`;

/*
 * The frame clips its corners; it scrolls sideways only when the table is wider, because a scrolling frame
 * would keep the sticky head to itself.
 */
export const GridFrame = styled.div`
  position: relative;
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
  overflow: clip;
  overflow-clip-margin: 0;
  &[data-scrolls='true'] { overflow-x: auto; overflow-y: hidden; }
  &[data-own-height='true'] { overflow: auto; overscroll-behavior: contain; }
  [data-frame='none'] > & { border: 0; border-radius: 0; background: none; }
  ${media.print} { border-radius: 0; overflow: visible; }
`;

export const GridTable = styled.table`
  ${media.print} { [data-pick] { display: none; } }
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text[14]};
  line-height: ${leading[14]};
  &[data-density='compact'] { font-size: ${text[13]}; }
  /* Rows of a long list are as high as one another, so that the place of those out of sight is known. */
  &[data-windowed='true'] tbody > tr > * { white-space: nowrap; }
`;

const cellSpacing = css`
  padding-inline: ${space[8]};
  /* Beside the menu a small window has less room than a tablet. */
  ${media.desk} { padding-inline: ${space[6]}; }
  &:first-child:not([data-pick]) { padding-left: ${gridEdge}; }
  &:last-child { padding-right: ${gridEdge}; }
  [data-density='compact'] &:not(:first-child) { padding-inline: ${space[4]}; }
  [data-density='compact'] &:last-child { padding-right: ${space[8]}; }
  &[data-align='end'] { text-align: right; }
  &[data-align='center'] { text-align: center; }
  &[data-numeric='true'] { white-space: nowrap; font-variant-numeric: tabular-nums; }
  &&&[data-pick] { width: ${size.target}; min-width: ${size.target}; padding: 0; text-align: center; }
  [data-density='compact'] &[data-pick] > label { min-height: 0; height: ${size.rowCompact}; }
`;

export const HeadCell = styled.th`
  position: sticky;
  top: ${size.topbarHeight};
  z-index: ${layer.sticky};
  height: ${size.control};
  padding-block: ${space[4]};
  background: ${color.surfaceSubtle};
  border-bottom: ${border.strong};
  color: ${color.textMuted};
  font-weight: ${weight.bold};
  line-height: 1.35;
  font-feature-settings: 'palt';
  text-align: left;
  white-space: nowrap;
  ${cellSpacing}
  &[aria-sort] { color: ${color.text}; }
  ${media.lg} { top: 0; }
  [data-scrolls='true'] &, [data-own-height='true'] & { top: 0; }
  ${media.print} { position: static; }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${size.controlSmall};
  margin-inline: calc(-1 * ${space[4]});
  padding: 0 ${space[4]};
  border: 0;
  border-radius: ${radius[4]};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: ${weight.bold};
  text-align: inherit;
  white-space: nowrap;
  [data-align='end'] > & { flex-direction: row-reverse; }
  /* The arrow of a column that is not the order takes no room; it shows in the gap to the next column. */
  & > svg[data-idle='true'] { visibility: hidden; margin-right: calc(-1 * ${size.icon14} - ${space[4]}); }
  [data-align='end'] > & > svg[data-idle='true'] { margin: 0 0 0 calc(-1 * ${size.icon14} - ${space[4]}); }
  ${media.hover} { &:hover { color: ${color.text}; } &:hover > svg[data-idle='true'] { visibility: visible; } }
  &:focus-visible > svg[data-idle='true'] { visibility: visible; }
  ${media.coarse} { min-height: ${size.target}; }
  /* A browser says the head again on the next page, but for buttons. */
  ${media.print} { display: contents; & > svg[data-idle='true'] { display: none; } }
`;

export const Cell = styled.td`
  max-width: var(--cell-width, none);
  height: ${size.rowComfortable};
  padding-block: ${space[6]};
  border-bottom: ${border.normal};
  color: ${color.text};
  font-weight: ${weight.regular};
  text-align: left;
  vertical-align: middle;
  ${cellSpacing}
  & button { white-space: nowrap; }
  [data-density='compact'] & { height: ${size.rowCompact}; padding-block: ${space[4]}; white-space: nowrap; }
  /* What a row is called gives way too, and stays readable. */
  ${media.md} { &[scope='row'] { min-width: min(var(--cell-width, 0px), 9rem); } }
`;

export const Row = styled.tr`
  scroll-margin-block: calc(${size.topbarHeight} + ${size.control}) ${size.rowComfortable};
  tbody > &:last-child > * { border-bottom: 0; }
  ${media.hover} { &[data-grid-row]:hover > * { background: ${color.surfaceHover}; } }
  &[data-selected='true'] > * { background: ${color.surfaceSelected}; }
  &[data-cursor='true'] > :first-child { box-shadow: inset ${size.rule} 0 0 ${color.focusRing}; }
  &:focus-visible { outline-offset: calc(-1 * ${size.rule}); }
`;

export const TotalCell = styled.td`
  height: ${size.rowCompact};
  border-top: ${border.strong};
  background: ${color.surfaceSubtle};
  font-weight: ${weight.bold};
  text-align: left;
  ${cellSpacing}
`;

/** Below 768 px each row is a card: code and deadline, name and plan, tags (LOOK, Phone). */
export const cardLayout = css`
  ${media.belowMd} {
    &, & > tbody, & > tbody > tr { display: block; }
    & > thead, & > tfoot { display: none; }
    ${Row}[data-grid-row] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space[8]} ${space[12]};
      padding: ${space[16]} ${gridEdge};
      border-bottom: ${border.normal};
    }
    ${Row}[data-grid-row]:last-child { border-bottom: 0; }
    ${Row}[data-selected='true'] { background: ${color.surfaceSelected}; }
    ${Row}[data-grid-row] > * {
      order: 3;
      display: block;
      max-width: none;
      height: auto;
      padding: 0;
      border: 0;
      background: transparent;
      box-shadow: none;
      text-align: left;
    }
    ${Row}[data-grid-row] > [data-pick] {
      order: 0;
      display: grid;
      place-items: center;
      width: ${size.target};
      height: ${size.target};
      margin: calc(-1 * ${space[8]}) calc(-1 * ${space[8]}) calc(-1 * ${space[8]}) calc(-1 * ${space[12]});
    }
    ${Row}[data-grid-row] > :empty { display: none; }
    ${Row}[data-grid-row] > [data-slot='code'] { order: 0; }
    ${Row}[data-grid-row] > [data-slot='due'] { order: 1; margin-left: auto; }
    ${Row}[data-grid-row] > [data-slot='title'] { order: 2; flex: 1 0 100%; min-width: 0; }
    ${Row}[data-grid-row] > [data-slot='amount'] { margin-left: auto; font-weight: ${weight.bold}; text-align: right; }
    ${Row}[data-grid-row] > [data-unit]::after { content: attr(data-unit); }
    ${Row}[data-grid-row] > [data-label]::before {
      content: attr(data-label);
      margin-right: ${space[8]};
      color: ${color.textMuted};
      font-weight: ${weight.regular};
    }
  }
`;

export const CardTable = styled(GridTable)`${cardLayout}`;
