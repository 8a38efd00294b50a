/** `npm run mock`: install what is missing, generate, and answer the contract as the server does, for partners. */
import { generate, handOver, install, serverNode } from './lib/prepare.mjs';

await install('product');
await generate('--to-run');
handOver('scripts/serveMock.ts', process.argv.slice(2), serverNode);
