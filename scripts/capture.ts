/** `npm run capture`: what the stories show, answered by the server itself. `npm run capture -- world` asks the demo alone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { papersAtOnce, startTestServer, type TestServer } from '#bff/testing/server.ts';
import { innerLinesOf, linesOf } from './capture/lines.ts';
import { captureProgrammes } from './capture/programmes.ts';
import { captureWorld } from './capture/world.ts';

const mock = join(import.meta.dirname, '../web/mock');

type Captured = readonly (readonly [name: string, answers: object])[];

/** Asks a new server, and keeps what it answers in a folder of the mock. */
const capture = async (
  folder: string,
  ask: (server: TestServer) => Promise<Captured>,
  written: (answers: object) => string,
): Promise<void> => {
  const server = await startTestServer(papersAtOnce);
  mkdirSync(join(mock, folder), { recursive: true });
  for (const [name, answers] of await ask(server))
    writeFileSync(join(mock, folder, `${name}.json`), written(answers));
  await server.stop();
};

await capture('world', captureWorld, innerLinesOf);
if (process.argv[2] !== 'world') await capture('captured', captureProgrammes, linesOf);
