import { cpSync } from 'node:fs';

/**
 * Copies what is in a folder, with its times. All at once: file by file behind each other's backs, as Node's other copy
 * does it, the thousands of small files of a database ask ten times as much of a processor.
 */
export const copyFolder = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
