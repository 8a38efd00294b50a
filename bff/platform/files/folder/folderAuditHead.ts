import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AuditHeadStore, headOfText, textOfHead } from '#bff/core/audit/auditHead.ts';
import { codeOf, PRIVATE_FILE } from '../disk.ts';

const FILE = 'auditHead';

/** Keeps the end of the audit chain in a file beside the stored files, where their backup takes it along. */
export const createFolderAuditHead = (folder: string): AuditHeadStore => {
  const file = path.join(folder, FILE);
  return {
    read: async () => {
      try {
        return headOfText(await readFile(file, 'utf8'));
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }
    },
    write: async (head) => {
      // Under another name first: a process that dies here leaves a whole file, and two do not mix their letters.
      const unfinished = `${file}.${randomUUID()}`;
      try {
        await writeFile(unfinished, `${textOfHead(head)}\n`, { mode: PRIVATE_FILE });
        await rename(unfinished, file);
      } catch (error) {
        // On a full disk it would stay for ever.
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
};
