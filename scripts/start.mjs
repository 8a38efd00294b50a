/** `npm start`: install what is missing, generate, build, compile, and run the product with its demo data. */
import { buildWeb, compile, generate, handOver, install, serverNode } from './lib/prepare.mjs';

install();
generate();
buildWeb();
compile();
const DEMO = process.env.NODE_ENV === 'production' ? '0' : (process.env.DEMO ?? '1');
handOver('bff/main.ts', [], { flags: serverNode.flags, env: { ...serverNode.env, DEMO } });
