/** Every value of the look but the colours, once. Names become CSS variables in variables.ts. */

export const spaceValues = {
  '2': '0.125rem',
  '4': '0.25rem',
  '6': '0.375rem',
  '8': '0.5rem',
  '12': '0.75rem',
  '16': '1rem',
  '24': '1.5rem',
  '32': '2rem',
  '40': '2.5rem',
  '48': '3rem',
  '64': '4rem',
} as const;

/** 12: counts and captions, never a sentence. 14: grids and notes. 16: body. 18/20/24/28: headings. */
export const textValues = {
  '12': '0.75rem',
  '13': '0.8125rem',
  '14': '0.875rem',
  '16': '1rem',
  '18': '1.125rem',
  '20': '1.25rem',
  '24': '1.5rem',
  '28': '1.75rem',
} as const;

export const leadingValues = {
  '12': '1.5',
  '13': '1.5',
  '14': '1.5',
  '16': '1.75',
  '18': '1.6',
  '20': '1.5',
  '24': '1.45',
  '28': '1.4',
  tight: '1.4', // one-line controls
} as const;

export const weightValues = { regular: '400', bold: '700' } as const;

export const trackingValues = { body: '0.01em', heading: '0.03em' } as const;

export const fontValues = {
  sans: '"Noto Sans JP", "Noto Sans JP Variable", "Noto Sans CJK JP", "Hiragino Sans", "Hiragino Kaku Gothic ProN", "BIZ UDPGothic", "Yu Gothic UI", Meiryo, system-ui, sans-serif',
  form: '"BIZ UDPMincho", "Yu Mincho", "Hiragino Mincho ProN", "Noto Serif JP", "Noto Serif CJK JP", "MS PMincho", serif',
  mono: '"BIZ UDGothic", "Noto Sans Mono CJK JP", "MS Gothic", ui-monospace, monospace',
} as const;

export const sizeValues = {
  target: '2.75rem', // 44 px: least size of anything pressed by a finger
  controlLarge: '3rem', // forms of businesses and applicants
  control: '2.75rem', // everywhere else
  controlSmall: '2.25rem', // grid tools, fine pointers only
  rowComfortable: '3.5rem',
  rowCompact: '2.5rem', // fine pointers only
  rowFile: '3.75rem',
  icon14: '0.875rem', // inside dots and matrix cells
  icon16: '1rem',
  icon20: '1.25rem',
  icon24: '1.5rem',
  icon40: '2.5rem', // empty states
  badge: '1.375rem', // counts, keys, 必須
  tag: '1.75rem', // status tags, dots of a stepper or timeline
  avatar: '2.25rem',
  check: '1.25rem', // box of a checkbox or radio
  bar: '0.375rem', // progress
  segment: '0.5rem',
  drawerWidth: 'min(16rem, 22vw)', // 256 px from lg; no wider share of the window with larger text
  drawerWidthPhone: 'min(calc(100vw - 3.5rem), 20rem)', // viewport − 56 px, at most 320 px
  topbarHeight: '3.5rem',
  pageMax: '75rem',
  formMax: '45rem',
  dialogWidth: '30rem',
  panelWidth: 'min(27.5rem, 47%)', // beside a file or a page, as the next: the same share at lg and with larger text
  sideWidth: 'min(21rem, 38%)',
  measure: '40em', // longest line of running text: 40 characters
} as const;

/** Widths of drawn lines; part of `size` for components. Their variables have a prefix: `--line` is a colour. */
export const strokeValues = {
  hair: '1px',
  line: '2px', // drawn marks, connectors
  rule: '3px', // tabs, quotes
  edge: '4px', // bar of a notice or of the current place
} as const;

export const radiusValues = {
  '4': '0.25rem', // tags, checkboxes
  '6': '0.375rem', // buttons, fields
  '8': '0.5rem', // cards, tables
  '12': '0.75rem', // dialogs
  full: '999px',
} as const;

/** Only for things that float. */
export const shadowValues = {
  sticky: '0 -1px 0 var(--gray-200), 0 -4px 12px rgb(25 30 28 / 0.05)',
  menu: '0 0 0 1px rgb(25 30 28 / 0.08), 0 8px 24px rgb(25 30 28 / 0.12)',
  dialog: '0 0 0 1px rgb(25 30 28 / 0.06), 0 24px 64px rgb(7 36 29 / 0.24)',
} as const;

/** Short, only to show where a thing came from; 0 ms under prefers-reduced-motion (see GlobalStyle). */
export const motionValues = { fast: '120ms', normal: '200ms', slow: '280ms' } as const;

export const easeValues = { ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

export const layerValues = {
  sticky: '10',
  bar: '20',
  drawer: '30',
  scrim: '40',
  drawerTemporary: '50',
  dialog: '60',
  menu: '70',
  snackbar: '80',
  skipLink: '90',
} as const;

export const focusValues = { width: '3px', gap: '2px' } as const;

export const scrimValue = 'rgb(7 36 29 / 0.48)';

export const borderValues = {
  normal: '1px solid var(--line)',
  strong: '1px solid var(--line-strong)',
  field: '1px solid var(--line-field)',
  error: '1px solid var(--line-error)',
} as const;

/** Widths at which the layout changes, in pixels at the browser's own size of text. */
export const breakpointPx = { sm: 480, md: 768, lg: 1200, wide: 1440 } as const;

/** Spec 4 and 9: how long a snackbar stays, in milliseconds. */
export const snackbarTimeMs = 2750;
