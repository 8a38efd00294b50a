import { styled } from 'styled-components';
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
  tone,
  weight,
} from '#ui-kit/tokens/index.ts';

/** On a tablet the columns scroll under the frozen deal; the page itself never scrolls sideways. */
export const Scroll = styled.div`
  container-type: inline-size;
  overflow-x: auto;
`;

/** Below 768 px a deal is a card: its name, three papers a line, amounts with their names. */
export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text[14]};
  line-height: ${leading[14]};
  & th, & td { padding: ${space[8]} ${space[4]}; text-align: left; vertical-align: top; }
  & tr > :first-child {
    position: sticky;
    left: 0;
    z-index: ${layer.sticky};
    min-width: 11rem;
    padding-left: var(--card-x);
    background: ${color.surface};
  }
  & tr > :last-child { padding-right: var(--card-x); }
  & thead th, & tfoot :is(th, td), & :is(thead, tfoot) tr > :first-child { background: ${color.surfaceSubtle}; }
  & thead th { border-block: ${border.normal}; color: ${color.textMuted}; white-space: nowrap; font-feature-settings: 'palt'; }
  & tbody > tr:first-child > * { border-top: ${border.normal}; }
  & thead + tbody > tr:first-child > * { border-top: 0; }
  & tbody th { font-weight: ${weight.regular}; overflow-wrap: anywhere; }
  & [data-stage] { text-align: center; }
  & [data-figure] { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & [data-figure] small { display: block; color: ${color.textMuted}; font-size: ${text[12]}; font-weight: ${weight.regular}; }
  & [data-figure] button { margin-right: calc(-1 * ${space[12]}); }
  & tfoot :is(th, td) { border-top: ${border.strong}; font-weight: ${weight.bold}; }
  & [data-cell-column] { display: none; }
  & [data-notes] { position: static; padding-top: 0; }
  ${media.belowMd} {
    &, & > tbody, & > tfoot { display: block; }
    & > thead { display: none; }
    & > tbody, & > tfoot { padding: ${space[12]} var(--card-x); border-top: ${border.normal}; }
    & > tfoot { background: ${color.surfaceSubtle}; }
    & > :is(tbody, tfoot) > tr { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space[8]}; }
    &&& tr > :is(th, td) { position: static; grid-column: 1 / -1; min-width: 0; padding: 0; border: 0; background: none; }
    &&& tr > [data-stage] { grid-column: auto; }
    & [data-figure] { display: flex; justify-content: space-between; gap: ${space[16]}; }
    & [data-cell-column] { display: block; color: ${color.textMuted}; font-weight: ${weight.regular}; }
    & [data-stage] > * { width: 100%; min-width: 0; }
    &&& tr > [data-notes] { padding-top: ${space[8]}; }
  }
`;

/** The day over the state of its paper, framed when the cross-check says something of the day. */
export const Paper = styled.div`
  display: inline-grid;
  justify-items: center;
  min-width: 3.75rem;
  border: ${size.hair} solid transparent;
  border-radius: ${radius[4]};
  &[data-found='true'] { border-color: ${tone.warning.mark}; background: ${tone.warning.surface}; }
  &[data-found='true'] > span:first-child { color: ${tone.warning.text}; font-weight: ${weight.bold}; }
  ${media.belowMd} {
    border: ${border.normal};
    > span:first-child { order: 1; }
    && > * { width: 100%; text-align: center; }
  }
`;

export const Day = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[4]};
  padding-block: ${space[2]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Number, then what it is, from whom and of which category. */
export const Deal = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${space[8]};
  & > :first-child { color: ${color.textMuted}; font-variant-numeric: tabular-nums; }
  & > :nth-child(2) { font-weight: ${weight.bold}; }
  & > :nth-child(n + 3) { grid-column: 2; color: ${color.textMuted}; }
  & > :nth-child(n + 5) { display: flex; flex-wrap: wrap; gap: ${space[4]}; padding-top: ${space[4]}; }
`;

/** Whose account the money went to, under the payee. */
export const Holder = styled.small`
  display: block;
  font-size: ${text[12]};
`;

/** What is said of the deal stays in sight while the columns scroll. */
export const Notes = styled.ul`
  position: sticky;
  left: var(--card-x);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[4]} ${space[8]};
  max-width: calc(100cqi - 2 * var(--card-x));
  padding-bottom: ${space[4]};
  & > li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: start; justify-items: start; }
  ${media.belowMd} { & > li { grid-template-columns: minmax(0, 1fr); gap: ${space[2]}; } }
`;
