import { create } from 'storybook/theming';
import { palette } from '#ui-kit/tokens/palette.ts';

/** The colours and the font of the product for Storybook itself. */
export const theme = create({
  base: 'light',
  brandTitle: '補助事業管理ツール',
  fontBase: '"Noto Sans JP Variable", "Noto Sans JP", sans-serif',
  colorPrimary: palette.green600,
  colorSecondary: palette.green600,
  appBg: palette.gray50,
  appBorderColor: palette.gray200,
  textColor: palette.gray900,
  textMutedColor: palette.gray600,
  barSelectedColor: palette.green600,
});
