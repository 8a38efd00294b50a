/** `npm test`: install what is missing and run every check; the last line counts them. */
import { generate, handOver, install } from './lib/prepare.mjs';

install();
generate();
handOver('scripts/check.ts', process.argv.slice(2));
