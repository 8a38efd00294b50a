/** `npm start`: install what is missing, generate, build the pages beside the data, and run the product. */
import { once } from 'node:events';
import { buildWeb, generateToRun, handOver, install, isReleased, phase, serverNode } from './lib/prepare.mjs';

const isReady = isReleased();
if (!isReady) {
  await install('product');
  await generateToRun();
}
const DEMO = process.env.NODE_ENV === 'production' ? '0' : (process.env.DEMO ?? '1');
const server = handOver('bff/main.ts', [], {
  flags: serverNode.flags,
  env: { ...serverNode.env, DEMO, PAGES_FOLLOW: '1' },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// It has its data, and waits for the pages.
const hasData = once(server, 'message');
try {
  await Promise.all([
    isReady ? undefined : buildWeb(),
    phase(`データベース${DEMO === '1' ? 'とデモのデータ' : ''}を用意しています`, () => hasData),
  ]);
} catch (error) {
  console.error(error.message);
  server.kill('SIGKILL');
  process.exit(1);
}
server.send('pages');
server.disconnect();
