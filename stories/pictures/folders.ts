import { fileURLToPath } from 'node:url';

/** The pictures that were accepted. */
export const ACCEPTED = fileURLToPath(new URL('./accepted/', import.meta.url));

/** What the last run found other than accepted, and the page that shows it. Not in the repository. */
export const FOUND = fileURLToPath(new URL('../../dist/pictures/', import.meta.url));

/** What the last run has found, for the catalogue's page of it. */
export const PICTURES_RUN_FILE = fileURLToPath(new URL('../../dist/pictures/lastRun.json', import.meta.url));

/** Versions of the browser and of the fonts that have drawn the accepted pictures. */
export const DRAWN_BY_FILE = fileURLToPath(new URL('./drawnBy.json', import.meta.url));
