import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AuditAnchorStore } from '#bff/core/audit/auditAnchor.ts';
import { ANCHORS, anchorNameOf, dayOfAnchor } from '../anchorName.ts';
import { codeOf, PRIVATE_FILE, PRIVATE_FOLDER, rethrow } from '../disk.ts';
import { syncFolder } from './folderLayout.ts';

/** What is not there is nothing; every other failure is one. */
const unlessMissing = (error: unknown): null => (codeOf(error) === 'ENOENT' ? null : rethrow(error));

/** Keeps the anchors of the audit trail in files beside the stored ones, where their backup takes them along. */
export const createFolderAuditAnchors = (root: string): AuditAnchorStore => {
  const folder = path.join(root, ANCHORS);
  const fileOf = (day: string): string => path.join(folder, anchorNameOf(day));
  return {
    keep: async (day, text) => {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      const unfinished = `${fileOf(day)}.${randomUUID()}`;
      try {
        await writeFile(unfinished, text, { mode: PRIVATE_FILE, flush: true });
        // A link, where a new name would put the one that is there out of the way.
        await link(unfinished, fileOf(day));
        await syncFolder(folder);
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') rethrow(error);
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    read: async (day) => readFile(fileOf(day), 'utf8').catch(unlessMissing),
    days: async function* () {
      const names = (await readdir(folder).catch(unlessMissing)) ?? [];
      yield* names.flatMap((name) => dayOfAnchor(name) ?? []);
    },
  };
};
