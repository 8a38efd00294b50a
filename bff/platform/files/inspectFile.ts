import { readFile } from 'node:fs/promises';
import type { InspectedFile, Inspection, InspectionTask } from '#bff/core/fileInspector.ts';
import { inspectContent } from './inspect/inspectContent.ts';
import { stripJpeg } from './metadata/jpeg.ts';
import { stripPng } from './metadata/png.ts';
import { stripWebp } from './metadata/webp.ts';
import { pdfPageCount } from './pdfPages.ts';
import { pictureSizeOf } from './pictureSize.ts';

const strippers = new Map([
  ['.jpg', stripJpeg],
  ['.jpeg', stripJpeg],
  ['.png', stripPng],
  ['.webp', stripWebp],
]);

const asItIs: InspectedFile = {
  problem: null,
  replacement: null,
  pageCount: null,
  size: null,
  thumbnail: null,
};

/** Pictures of which a list can show a tile. */
const PICTURES: ReadonlySet<string> = new Set(['.png', '.jpg', '.jpeg', '.gif', '.webp']);

/** The picture alone, no larger than asked for. */
const inspectPicture = async (task: InspectionTask): Promise<Inspection> => {
  const { path, extension, maxSidePx } = task;
  const isShown = task.hasThumbnail === true && PICTURES.has(extension);
  const strip = strippers.get(extension);
  if (!strip && maxSidePx === undefined && !isShown) return asItIs;
  // Loaded with the first picture: most documents are none, and it is the largest part of a thread.
  const { makeThumbnail, scalePicture } = await import('./scalePicture.ts');
  const original = await readFile(path);
  const stripped = strip ? strip(original) : original;
  const kept = stripped && maxSidePx !== undefined ? await scalePicture(stripped, maxSidePx) : stripped;
  if (!kept) return { problem: { code: 'fileDamaged' } };
  const size = maxSidePx === undefined ? null : pictureSizeOf(kept);
  const thumbnail = isShown ? await makeThumbnail(kept) : null;
  return { ...asItIs, replacement: kept.equals(original) ? null : kept, size, thumbnail };
};

/** Everything about an upload that costs the processor: its structure, its pages, its picture. */
export const inspectFile = async (task: InspectionTask): Promise<Inspection> => {
  const problem = await inspectContent(task.path, task.extension);
  if (problem) return { problem };
  if (task.extension === '.pdf') {
    return { ...asItIs, pageCount: pdfPageCount(await readFile(task.path)) };
  }
  return inspectPicture(task);
};
