import { createGlobalStyle, css } from 'styled-components';
import { media } from './media.ts';
import { fontValues } from './values.ts';
import {
  border,
  color,
  focus,
  font,
  leading,
  rootDeclarations,
  size,
  space,
  stillDeclarations,
  text,
  tracking,
  weight,
} from './variables.ts';

const variables = css`
  :root {
    color-scheme: light;
    ${rootDeclarations}
  }
  ${media.reducedMotion} {
    :root {
      ${stillDeclarations}
    }
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;

const reset = css`
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block: ${space[64]}; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend { margin: 0; padding: 0; border: 0; }
  fieldset { min-width: 0; }
  ul, ol { list-style: none; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  button { cursor: pointer; }
  img, svg { max-width: 100%; }
  [hidden] { display: none !important; }
`;

const body = css`
  body {
    margin: 0;
    background: ${color.canvas};
    color: ${color.text};
    font: ${weight.regular} ${text[16]} / ${leading[16]} ${font.sans};
    letter-spacing: ${tracking.body};
    line-break: strict;
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, legend, label, button { word-break: auto-phrase; }
  h1, h2, h3, h4 {
    font-weight: ${weight.bold};
    text-wrap: pretty;
    font-feature-settings: 'palt';
    letter-spacing: ${tracking.heading};
  }
  p, li, dd { text-wrap: pretty; }
  p { word-break: auto-phrase; }
  a { color: ${color.textLink}; text-underline-offset: 0.2em; text-decoration-thickness: ${size.hair}; }
  a:hover { text-decoration-thickness: ${size.line}; }
`;

const rings = css`
  :focus-visible { outline: ${focus.width} solid ${color.focusRing}; outline-offset: ${focus.gap}; }
  [data-on-inverse] :focus-visible { outline-color: ${color.focusRingInverse}; }
  ${media.forcedColors} {
    :focus-visible { outline-color: Highlight; }
    [aria-current]:not([aria-current='false']), [aria-pressed='true'], [aria-selected='true'] {
      outline: ${size.line} solid Highlight;
      outline-offset: calc(-1 * ${size.line});
    }
  }
`;

const paper = css`
  /* n / m at the foot; a page box knows no variables of the document. */
  @page {
    size: A4;
    margin: 18mm 16mm;
    @bottom-center { content: counter(page) ' / ' counter(pages); font: 9pt ${fontValues.form}; }
  }
  ${media.print} {
    html, body { background: none; }
    body { font-family: ${font.form}; color: ${color.text}; }
    [data-print='hidden'], nav, dialog { display: none !important; }
    a { color: inherit; text-decoration: none; }
    /* A list goes on on the next page, between two rows. */
    table:not([role='grid']), tr, figure, li { break-inside: avoid; }
    h1, h2, h3, h4 { break-after: avoid; }
    th, td { border-color: ${color.linePrint}; }
    hr { border: 0; border-top: ${border.strong}; }
  }
`;

/** The one global sheet: variables, reset, body text, focus rings, forced colours, reduced motion, print. Render once. */
export const GlobalStyle = createGlobalStyle`
  ${variables}
  ${reset}
  ${body}
  ${rings}
  ${paper}
`;
