/** `npm start`: install what is missing, generate, build, and run the product with its demo data. */
import { buildWeb, generate, handOver, install, serverNode } from './lib/prepare.mjs';

install();
generate();
buildWeb();
const DEMO = process.env.NODE_ENV === 'production' ? '0' : (process.env.DEMO ?? '1');
handOver('bff/main.ts', [], { flags: serverNode.flags, env: { ...serverNode.env, DEMO } });
