/** The contract answered by its examples: `npm run mock -- --port 4010`. */
import { parseArgs } from 'node:util';
import { startMockServer } from './lib/mockServer.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } });
const server = await startMockServer(Number(values.port));
console.log(`${server.url}/api`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, server.stop);
