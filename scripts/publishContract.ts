/**
 * `npm run contract:publish`: keeps the contract as the last published one (`openapi/published`) and says what has changed
 * since the one before, for whoever looks whether `x-change-log` tells partners all of it. Refuses what
 * `npm run contract:compare` refuses, and changes without a new version.
 */
import { isBreaking, sentenceOf } from './contract/changes.ts';
import { compareContracts, isLater, isMajor } from './contract/compareContracts.ts';
import { readCurrent, readPublished, writePublished } from './contract/publishedFile.ts';
import { writeBundle } from './generate/bundle.ts';

await writeBundle();
const current = readCurrent();
const published = readPublished();
const changes = published === null ? [] : compareContracts(published, current);
const isNew = published === null || isLater(current.version, published.version);
const mayBreak = published === null || isMajor(current.version, published.version);
const sentences = changes.map(
  (change) => `${isBreaking(change) ? '【互換性なし】' : ''}${sentenceOf(change)}`,
);

for (const sentence of sentences) console.log(sentence);
if (!isNew || (changes.some(isBreaking) && !mayBreak)) {
  console.error(
    `info.version is ${current.version}, published is ${published?.version}: raise it as these changes ask`,
  );
  process.exitCode = 1;
} else {
  writePublished(current);
  console.log(`${current.version} is published: ${changes.length} changes`);
}
