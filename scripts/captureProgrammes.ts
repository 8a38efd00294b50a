/** `npm run capture`: the scenarios of the seven programmes, answered by the server itself. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServer } from '#bff/testing/server.ts';
import { captureProgrammes } from './capture/programmes.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'web/mock/captured');

const server = await startTestServer();
for (const [name, captured] of await captureProgrammes(server)) {
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(captured));
}
await server.stop();
execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', folder], { stdio: 'inherit' });
