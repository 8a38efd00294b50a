import { type Batch, MORE } from '#bff/core/batch.ts';
import type { Scope } from '#bff/core/scope.ts';
import { lockUnusedFiles } from './fileQuotas.data.ts';
import { findStoredFile } from './storedFiles.data.ts';
import { discardFile } from './storedFiles.service.ts';

/** Each has its line in the trail. */
const BATCH = 50;

/**
 * Gives up files that were sent and that nothing has used for a day (UNUSED_FILES_HOURS), a batch of them: a photo that
 * no report took, a file that was chosen for a message that was never sent. Whoever sends them again has them anew.
 */
export const giveUpUnusedFiles = (scope: Scope): Promise<Batch> =>
  scope.transaction(async (inner) => {
    const before = new Date(inner.now.getTime() - inner.config.quotas.unusedMs);
    const files = await lockUnusedFiles(inner.db, { before, limit: BATCH });
    for (const { id } of files) {
      const file = await findStoredFile(inner.db, id);
      if (file !== null) await discardFile(inner, file);
    }
    return { doneCount: files.length, next: files.length === BATCH ? MORE : null };
  });
