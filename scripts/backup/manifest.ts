import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { RowCounts } from './rowCounts.ts';

/**
 * What a backup says of itself. It is written last: a dump without one was never finished. Backups in one folder share
 * their files, which never change under their keys.
 */
export type Manifest = {
  /** When its dump began, so that two of one second differ, as in the names of its two files: `2026-11-23T170501.123Z`. */
  readonly name: string;
  readonly installation: string;
  /** Where the chain of the audit trail ended before the dump (`1429:9f3a…`); null before its first entry. */
  readonly auditHead: string | null;
  readonly dumpSha256: string;
  readonly rows: RowCounts;
  /** Ids of files that were lost or damaged where they lay when the backup was taken. */
  readonly lostFiles: readonly string[];
  /**
   * Ids of files that were taken back, stopped or erased while it was taken: the dump may still want them, and nobody else
   * does. Backups of before do not know it.
   */
  readonly removedMeanwhile?: readonly string[];
};

const EXTENSION = '.json';

export const backupNameOf = (time: Date): string => time.toISOString().replaceAll(':', '');

export const dumpPath = (folder: string, name: string): string => join(folder, `${name}.dump`);

export const sha256OfFile = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
};

export const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  const path = join(folder, `${manifest.name}${EXTENSION}`);
  await writeFile(`${path}.part`, `${JSON.stringify(manifest, null, 2)}\n`);
  await rename(`${path}.part`, path);
};

/**
 * Reads the manifest of a backup.
 * @param name default: the newest
 * @throws Error naming the backups that are there, when this one is not
 */
export const readManifest = async (folder: string, name?: string): Promise<Manifest> => {
  const files = await readdir(folder).catch((error: unknown) => {
    throw new Error(`${folder} cannot be read: it has no backups`, { cause: error });
  });
  const names = files
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length))
    .toSorted();
  const chosen = name ?? names.at(-1);
  if (chosen === undefined || !names.includes(chosen))
    throw new Error(
      `${folder} has no finished backup${name === undefined ? '' : ` ${name}`}; it has: ${names.join(', ') || 'none'}`,
    );
  const manifest: Manifest = JSON.parse(await readFile(join(folder, `${chosen}${EXTENSION}`), 'utf8'));
  return manifest;
};
