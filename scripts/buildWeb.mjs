/** Builds the web app when anything it is made of changed; the end-to-end tests begin with it. `--release` packs it smaller. */
import { buildWeb, generate } from './lib/prepare.mjs';

await generate('--to-run');
await buildWeb({ isRelease: process.argv.includes('--release') });
