import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Component } from './licences.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A thousand packages take some megabytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The packages that the product ships with, as npm knows them: CycloneDX, and the same taken apart. */
export const readBill = async (): Promise<{
  readonly text: string;
  readonly components: readonly Component[];
}> => {
  const words = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'];
  const { stdout } = await promisify(execFile)('npm', words, { cwd: ROOT, maxBuffer: MAX_BYTES });
  const { components }: { components: readonly Component[] } = JSON.parse(stdout);
  return { text: stdout, components };
};
