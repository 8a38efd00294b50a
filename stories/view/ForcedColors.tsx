import { createGlobalStyle } from 'styled-components';
import { colorSources } from '#ui-kit/tokens/colors.ts';

/** The colour of the system for a colour of the product: surfaces and words each become one. */
const systemColorOf = (name: string): string => {
  if (/^(?:action|dangerAction)/.test(name)) return 'ButtonFace';
  if (/focus/i.test(name)) return 'Highlight';
  if (/selected/i.test(name)) return 'Highlight';
  if (/disabled/i.test(name) && !/surface/i.test(name)) return 'GrayText';
  if (/link/i.test(name)) return 'LinkText';
  return /surface|canvas/i.test(name) ? 'Canvas' : 'CanvasText';
};

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/([a-z])(\d)/g, '$1-$2');

/** A drawing keeps its colours: a browser leaves SVG alone. */
const declarations = Object.keys(colorSources)
  .filter((name) => name !== 'brandMark')
  .map((name) => `--${kebab(name)}: ${systemColorOf(name)};`)
  .join('\n');

/**
 * Near to what a browser does under a contrast theme, which no page can ask for: every colour of the product is one of
 * the system, nothing has a shadow. The product's own rules for forced colours are let in by pretendMedia.
 */
export const ForcedColors = createGlobalStyle<{ $isDark: boolean }>`
  :root:root { color-scheme: ${({ $isDark }) => ($isDark ? 'dark' : 'light')}; ${declarations} }
  * { box-shadow: none !important; text-shadow: none !important; }
  button, [role='button'] { border-color: ButtonBorder !important; }
  /* The sign in the menu is a line in the colour of its word, not a drawing. */
  nav { --brand-mark: CanvasText; }
  body { background: Canvas; color: CanvasText; }
`;
