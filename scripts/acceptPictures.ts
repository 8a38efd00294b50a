/**
 * `npm run pictures:accept`: what the last run of the stories showed becomes the picture that later ones are held
 * against; `-- ui-kit-button` only those whose names begin so. It renders nothing: accepted is what was looked at.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ACCEPTED, FOUND } from '../stories/pictures/folders.ts';
import { foundIn } from '../stories/pictures/picturesPage.ts';

const wanted = process.argv.slice(2);

const isWanted = (name: string): boolean =>
  wanted.length === 0 || wanted.some((start) => name.startsWith(start));

const accept = async (name: string): Promise<void> => {
  const [found = ''] = ['actual', 'reference']
    .map((side) => join(FOUND, `${name}-${side}.png`))
    .filter((path) => existsSync(path));
  // The same pixels in fewer bytes: they are kept with the sources for ever.
  await sharp(found)
    .removeAlpha()
    .png({ compressionLevel: 9, adaptiveFiltering: true, effort: 10 })
    .toFile(join(ACCEPTED, `${name}.png`));
  for (const side of ['actual', 'reference', 'diff', 'before'])
    rmSync(join(FOUND, `${name}-${side}.png`), { force: true });
};

mkdirSync(ACCEPTED, { recursive: true });
const names = foundIn(FOUND).filter(isWanted);
for (const name of names) await accept(name);
console.log(names.length === 0 ? 'Nothing to accept.' : `Accepted:\n${names.join('\n')}`);
