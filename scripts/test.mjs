/** `npm test`, `npm run test:slow`: install what is missing and run the checks of a ring; the last line counts them. */
import { generate, handOver, install } from './lib/prepare.mjs';

await install();
await generate();
handOver('scripts/check.ts', process.argv.slice(2));
