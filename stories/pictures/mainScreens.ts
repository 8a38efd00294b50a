/**
 * Stories of whole screens that have pictures, by their ids. Only of those whose story waits for everything that it shows
 * and that were drawn the same in every run: no picture is better than one that is red for nothing.
 */
export const MAIN_SCREENS: readonly string[] = [
  'screens-auth-admin-login--normal',
  'screens-admin-home--office',
  'screens-admin-projects--one-row',
  'screens-admin-my-page-list--normal',
  'screens-admin-my-page-detail--normal',
  'screens-admin-review-desk--normal',
  'screens-admin-applications--two-rounds',
  'screens-admin-application-desk--normal',
  'screens-admin-calendar--normal',
  'screens-admin-changes--normal',
  'screens-user-my-page--normal',
  'screens-user-section--returned',
  'screens-application-about--open',
];

/**
 * The windows in which they are pictured: width and height in CSS pixels. A little wider than 1440, where the wide layout
 * begins: at its very edge a browser takes now the one and now the other.
 */
export const SCREEN_WINDOWS = [
  [1448, 900],
  [360, 740],
] as const;
