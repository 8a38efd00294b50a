import { createGlobalStyle } from 'styled-components';
import { colorSources } from '#ui-kit/tokens/colors.ts';

/** The colour of the system for a colour of the product: surfaces and words each become one. */
const systemColorOf = (name: string): string => {
  if (/focus/i.test(name)) return 'Highlight';
  if (/selected/i.test(name)) return 'Highlight';
  if (/disabled/i.test(name) && !/surface/i.test(name)) return 'GrayText';
  if (/link|^action$/i.test(name)) return 'LinkText';
  return /surface|canvas|soft|hover|active/i.test(name) ? 'Canvas' : 'CanvasText';
};

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/([a-z])(\d)/g, '$1-$2');

const declarations = Object.keys(colorSources)
  .map((name) => `--${kebab(name)}: ${systemColorOf(name)};`)
  .join('\n');

/**
 * Near to what a browser does under a contrast theme, which no page can ask for: every colour of the product is one of
 * the system, nothing has a shadow. The product's own rules for forced colours are let in by pretendMedia.
 */
export const ForcedColors = createGlobalStyle<{ $isDark: boolean }>`
  :root:root { color-scheme: ${({ $isDark }) => ($isDark ? 'dark' : 'light')}; ${declarations} }
  * { box-shadow: none !important; text-shadow: none !important; }
  body { background: Canvas; color: CanvasText; }
`;
