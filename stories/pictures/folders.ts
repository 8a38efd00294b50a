import { fileURLToPath } from 'node:url';

/** The pictures that were accepted, one per story. */
export const ACCEPTED = fileURLToPath(new URL('./accepted/', import.meta.url));

/** What the last run found other than accepted, and the page that shows it. */
export const FOUND = fileURLToPath(new URL('../../dist/pictures/', import.meta.url));
