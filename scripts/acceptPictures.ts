/**
 * `npm run pictures:accept`: what the last run of the stories showed becomes the picture that later ones are held
 * against; `-- ui-kit-button` only those whose names begin so. It draws nothing: accepted is what was looked at.
 * Pictures of stories that are gone are removed.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { installedVersions } from '../stories/pictures/drawnBy.ts';
import { ACCEPTED, DRAWN_BY_FILE } from '../stories/pictures/folders.ts';
import { foundNames, pathsOf } from '../stories/pictures/found.ts';
import { picturesOfAll } from '../stories/pictures/wanted.ts';

const root = join(import.meta.dirname, '..');
const starts = process.argv.slice(2);

const isMeant = (name: string): boolean =>
  starts.length === 0 || starts.some((start) => name.startsWith(start));

const accept = async (name: string): Promise<void> => {
  const { accepted, changed, isNew, before, difference } = pathsOf(name);
  // The same pixels in fewer bytes: they are kept with the sources for ever.
  await sharp(existsSync(changed) ? changed : isNew)
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toFile(accepted);
  for (const path of [changed, isNew, before, difference]) rmSync(path, { force: true });
};

mkdirSync(ACCEPTED, { recursive: true });
const names = foundNames().filter(isMeant);
for (const name of names) await accept(name);
const wanted = new Set(picturesOfAll(root).map((name) => `${name}.png`));
const gone = readdirSync(ACCEPTED).filter((file) => !wanted.has(file));
for (const file of gone) rmSync(join(ACCEPTED, file));
writeFileSync(DRAWN_BY_FILE, `${JSON.stringify(installedVersions(root), null, 2)}\n`);
console.log(names.length === 0 ? 'Nothing to accept.' : `Accepted:\n${names.join('\n')}`);
if (gone.length > 0) console.log(`Removed:\n${gone.join('\n')}`);
