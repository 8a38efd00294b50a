import { fileURLToPath } from 'node:url';

/** Where the last run of the stories has written what axe found. Not in the repository. */
export const LAST_RUN_FILE = fileURLToPath(new URL('../../dist/accessibility/lastRun.json', import.meta.url));
