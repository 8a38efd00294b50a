/** `npm run mock`: install what is missing, generate, and answer the contract by its examples, for partners. */
import { generate, handOver, install } from './lib/prepare.mjs';

install();
generate();
handOver('scripts/serveMock.ts', process.argv.slice(2));
