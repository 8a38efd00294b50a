import { createGlobalStyle } from 'styled-components';

/** Keeps the page behind a modal part still. */
export const ScrollLock = createGlobalStyle`
  html:has(dialog:modal) { overflow: hidden; }
`;
