/**
 * What no other tool of `npm run lint` sees of the house: long files, words outside the texts or on both sides, styles
 * that count by chance or are no tokens, texts that a translated page loses, SQL beside its module, scripts and files that pages name and that are gone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childStyles } from './childStyles.ts';
import { deadPaths } from './docPaths.ts';
import { strayWords } from './japaneseWords.ts';
import { longFiles } from './longFiles.ts';
import { looseTexts } from './looseTexts.ts';
import { rawSql } from './rawSql.ts';
import { rawStyles } from './rawStyles.ts';
import { crowdedRooms } from './rooms.ts';
import { unknownScripts } from './scriptNames.ts';
import { sharedWords } from './sharedWords.ts';
import { readDocuments, readSources } from './sources.ts';

const root = join(import.meta.dirname, '../..');
const scripts: object = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const sources = readSources(root);
const written = [...sources.filter(({ path }) => !path.startsWith('scripts/lint/')), ...readDocuments(root)];

const offences = [
  ...longFiles(sources),
  ...strayWords(sources),
  ...sharedWords(sources),
  ...childStyles(sources),
  ...looseTexts(sources),
  ...rawSql(sources),
  ...rawStyles(sources),
  ...deadPaths(written, (path) =>
    ['', '.ts', '.tsx', '.mjs', '.yaml'].some((ending) => existsSync(join(root, `${path}${ending}`))),
  ),
  ...unknownScripts(written, new Set(Object.keys(scripts))),
];
// No offence: a wall is moved for a reason, not for a count.
for (const { place, advice } of crowdedRooms(sources)) console.log(`${place}  ${advice}`);
for (const { place, advice } of offences) console.error(`${place}  ${advice}`);
console.log(`house: ${sources.length} files, ${offences.length} to put right`);
process.exitCode = offences.length > 0 ? 1 : 0;
