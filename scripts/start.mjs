/** `npm start`: install what is missing, generate, build, and run the product with its demo data. */
import { buildWeb, generate, handOver, install } from './lib/prepare.mjs';

install();
generate();
buildWeb();
handOver('bff/main.ts', [], {
  DEMO: process.env.NODE_ENV === 'production' ? '0' : (process.env.DEMO ?? '1'),
});
