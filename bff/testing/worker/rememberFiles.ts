import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const removeBut = async (folder: string, known: ReadonlySet<string>): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!known.has(path)) await rm(path, { recursive: true, force: true });
    else if (entry.isDirectory()) await removeBut(path, known);
  }
};

/** Remembers the names in a folder. @returns removes what came since */
export const rememberFiles = async (folder: string): Promise<() => Promise<void>> => {
  const names = await readdir(folder, { recursive: true });
  const known = new Set(names.map((name) => join(folder, name)));
  return () => removeBut(folder, known);
};
