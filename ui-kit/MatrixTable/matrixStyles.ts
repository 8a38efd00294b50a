import { styled } from 'styled-components';
import { ClipText } from '#ui-kit/ClipText/index.ts';
import { border, color, leading, media, radius, size, space, text, weight } from '#ui-kit/tokens/index.ts';

export const Frame = styled.div`
  overflow: auto;
  max-height: calc(100dvh - ${size.topbarHeight} - ${space[32]});
  border: ${border.normal};
  border-radius: ${radius[8]};
  background: ${color.surface};
  ${media.print} { max-height: none; overflow: visible; border-radius: 0; }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text[14]};
  line-height: ${leading[14]};
  & td { height: ${size.rowComfortable}; padding: ${space[6]} ${space[2]}; border-bottom: ${border.normal}; text-align: center; }
  & tbody tr:last-child > * { border-bottom: 0; }
  & [data-group-start='true'] { border-left: ${border.normal}; }
  ${media.hover} { & tbody tr:hover > * { background: ${color.surfaceHover}; } }
`;

const headRow = '2.25rem';

export const ColumnHead = styled.th`
  position: sticky;
  top: ${headRow};
  z-index: 2;
  height: ${size.rowCompact};
  min-width: 4.5rem;
  padding: 0 ${space[2]};
  background: ${color.surfaceSubtle};
  border-bottom: ${border.strong};
  color: ${color.textMuted};
  font-size: ${text[12]};
  font-weight: ${weight.bold};
  font-feature-settings: 'palt';
  line-height: 1.3;
  word-break: auto-phrase;
  overflow-wrap: normal;
`;

export const GroupHead = styled(ColumnHead)`
  top: 0;
  height: ${headRow};
  padding: 0 ${space[8]};
  border-bottom: ${border.normal};
  text-align: left;
  white-space: nowrap;
  /* Beside the frozen column the name of a group stays as long as any of its columns is in sight. */
  & > span { position: sticky; left: calc(16rem + ${space[8]}); }
  ${media.belowMd} { & > span { left: calc(8.5rem + ${space[8]}); } }
`;

export const Corner = styled(ColumnHead)`
  top: 0;
  left: 0;
  z-index: 4;
  min-width: 13rem;
  padding: 0 ${space[12]};
  border-right: ${border.strong};
  text-align: left;
  ${media.belowMd} { min-width: 8.5rem; }
`;

export const RowHead = styled.th`
  position: sticky;
  left: 0;
  z-index: 3;
  width: 13rem;
  min-width: 13rem;
  max-width: 16rem;
  padding: ${space[8]} ${space[12]};
  border-right: ${border.strong};
  border-bottom: ${border.normal};
  background: ${color.surface};
  font-weight: ${weight.regular};
  text-align: left;
  & > a { color: ${color.textLink}; font-weight: ${weight.bold}; text-decoration: none; font-variant-numeric: tabular-nums; }
  & > a:hover { text-decoration: underline; }
  ${media.belowMd} { width: 8.5rem; min-width: 8.5rem; max-width: 8.5rem; }
`;

/* As wide as its column at its narrowest. */
export const Note = styled(ClipText)`
  max-width: 4.25rem;
  color: ${color.textMuted};
  font-weight: ${weight.regular};
`;
