/**
 * `npm run contract:publish`: keeps the contract as the last published one (`openapi/published`) and writes what has
 * changed above the changes of before. Refuses what `npm run contract:compare` refuses, and changes without a new version.
 */
import { isBreaking, sentenceOf } from './contract/changes.ts';
import { compareContracts, isLater, isMajor } from './contract/compareContracts.ts';
import { readCurrent, readPublished, writePublished } from './contract/publishedFile.ts';
import { writeBundle } from './generate/bundle.ts';

const FIRST = ['はじめて公開しました。'];

writeBundle();
const current = readCurrent();
const published = readPublished();
const changes = published === null ? [] : compareContracts(published, current);
const isNew = published === null || isLater(current.version, published.version);
const mayBreak = published === null || isMajor(current.version, published.version);
const sentences = changes.map(
  (change) => `${isBreaking(change) ? '【互換性なし】' : ''}${sentenceOf(change)}`,
);

if (!isNew || (changes.some(isBreaking) && !mayBreak)) {
  for (const sentence of sentences) console.error(sentence);
  console.error(
    `info.version is ${current.version}, published is ${published?.version}: raise it as these changes ask`,
  );
  process.exitCode = 1;
} else {
  writePublished(current, published === null ? FIRST : sentences, new Date().toISOString().slice(0, 10));
  console.log(`${current.version} is published: ${changes.length} changes`);
}
