/**
 * `npm run contract:compare`: what the contract changes for partners since it was published last. Exit code 1 when it
 * breaks their programs and `info.version` does not say so by a new major version.
 */
import { isBreaking, sentenceOf } from './contract/changes.ts';
import { compareContracts, isMajor } from './contract/compareContracts.ts';
import { readCurrent, readPublished } from './contract/publishedFile.ts';
import { writeBundle } from './generate/bundle.ts';

await writeBundle();
const current = readCurrent();
const published = readPublished() ?? current;
const changes = compareContracts(published, current);
const breaking = changes.filter(isBreaking);
for (const change of changes)
  console.log(`${isBreaking(change) ? 'BREAKING' : 'ok      '}  ${sentenceOf(change)}`);
console.log(`${changes.length} changes since ${published.version}, ${breaking.length} of them breaking`);
if (breaking.length > 0 && !isMajor(current.version, published.version)) {
  console.error(`info.version is ${current.version}: keep what partners rely on, or raise the major version`);
  process.exitCode = 1;
}
