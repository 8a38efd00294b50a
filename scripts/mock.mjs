/** `npm run mock`: the contract answered by its examples, for partners. */
import { generate, handOver, install } from './lib/prepare.mjs';

install();
generate();
const prism = 'node_modules/@stoplight/prism-cli/dist/index.js';
const address = ['--port', '4010', '--host', '127.0.0.1'];
handOver(prism, ['mock', 'generated/openapi.yaml', ...address, ...process.argv.slice(2)]);
