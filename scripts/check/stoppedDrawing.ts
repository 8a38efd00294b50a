/**
 * What a test says whose page the browser does not draw any more: it gets no frame, no scroll event and no picture,
 * whatever the product does. Of several pages in one browser, Chromium may leave one out of what it composes; vitest, which
 * waits for a frame whenever the window of a story is set, has this as an open fault. Seen once in dozens of runs, under
 * load, with one of two pages.
 */
export const STOPPED_DRAWING = 'The browser has stopped drawing this page';
