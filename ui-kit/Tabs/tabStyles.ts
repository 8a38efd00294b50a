import { css, styled } from 'styled-components';
import { border, color, leading, media, size, space, text, tracking, weight } from '#ui-kit/tokens/index.ts';
import { UiLink } from '#ui-kit/UiKitProvider/index.ts';

export const TabRow = styled.div`
  position: relative;
  display: flex;
  gap: ${space[4]};
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: ${border.strong};
`;

export const tabLook = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-height: ${size.target};
  padding: 0 ${space[12]};
  border: 0;
  border-bottom: ${size.rule} solid transparent;
  background: none;
  color: ${color.textMuted};
  font-size: ${text[16]};
  line-height: ${leading.tight};
  font-feature-settings: 'palt';
  letter-spacing: ${tracking.heading};
  text-decoration: none;
  white-space: nowrap;
  & > svg { flex: none; width: ${size.icon20}; height: ${size.icon20}; }
  &:hover { color: ${color.text}; border-bottom-color: ${color.lineStrong}; }
  &:focus-visible { outline-offset: calc(-1 * ${size.rule}); }
  &[aria-selected='true'], &[aria-current] {
    color: ${color.textBrand};
    border-bottom-color: ${color.brandMark};
    font-weight: ${weight.bold};
  }
  ${media.forcedColors} {
    &, &:hover { border-bottom-color: Canvas; }
    &[aria-selected='true'], &[aria-current] { border-bottom-color: Highlight; }
  }
`;

export const TabButton = styled.button`${tabLook}`;
export const TabLink = styled(UiLink)`${tabLook}`;
