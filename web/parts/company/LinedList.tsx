import { styled } from 'styled-components';
import { border, color, leading, size, space, text, weight } from '#ui-kit/tokens/index.ts';

/** Rows with a thin line between them: a name at the left, one word or figure at the right. */
export const LinedList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space[12]};
    min-height: ${size.target};
    padding: ${space[4]} 0;
    border-top: ${border.normal};
    line-height: ${leading[20]};
  }
  > li > div { padding-block: ${space[4]}; }
  > li > :last-child:not(:first-child) { flex: none; max-width: 60%; }
  a { display: inline-flex; align-items: center; min-height: calc(${size.target} - ${space[8]}); color: ${color.text}; text-decoration: none; word-break: auto-phrase; }
  a:hover { text-decoration: underline; }
`;

/** The same for what has two lines: a bold name over a day, the days left at the right. */
export const NewsList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space[12]};
    padding: ${space[12]} 0;
    border-top: ${border.normal};
    font-size: ${text[14]};
    line-height: ${leading[18]};
  }
  > li:first-child { padding-top: 0; border-top: 0; }
  > li:last-child { padding-bottom: 0; }
  a { color: ${color.text}; font-weight: ${weight.bold}; text-decoration: none; word-break: auto-phrase; }
  a:hover { text-decoration: underline; }
`;

/** A line of small, muted words under or beside a name. */
export const Muted = styled.span`
  color: ${color.textMuted};
  font-size: ${text[14]};
  font-variant-numeric: tabular-nums;
  line-height: ${leading[18]};
`;
