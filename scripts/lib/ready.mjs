/**
 * What `npm run` commands of developers begin with: install what is missing and generate. `peers` are what the benches
 * measure the product against.
 */
import { generate, install, installPeers } from './prepare.mjs';

await install();
await generate();
if (process.argv.includes('peers')) await installPeers();
