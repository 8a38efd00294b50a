/**
 * What a test says whose page the browser does not draw any more: it gets no frame, no scroll event and no picture,
 * whatever the product does. Seen once in dozens of runs, under load, with one of two pages.
 */
export const STOPPED_DRAWING = 'The browser has stopped drawing this page';
