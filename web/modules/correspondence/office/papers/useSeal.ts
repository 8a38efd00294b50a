import { useState } from 'react';
import { useSnackbar } from '#ui-kit/Snackbar/index.ts';
import { papersText as t } from '#web/modules/correspondence/shared/papers/papers.words.ts';
import { useChange } from '#web/parts/api/query.tsx';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { type FileRules, refusalOf, uploadFailureOf } from '#web/parts/files/fileRules.ts';

/** What a printer takes, with nothing behind it (contract: ProjectSealUpdate). */
export const SEAL_RULES: FileRules = { allowedExtensions: ['.png'], maxBytes: 500 * 1024, maxFiles: 1 };

/** A file that belongs to no my page (contract: AdminFileMeta). */
const NO_MY_PAGE = -1;

/** Sends a picture and keeps it as the seal of a round, or takes it out of use; says what came of it. */
export const useSeal = (projectId: number, etag: string | null) => {
  const files = useFiles();
  const { run, isBusy } = useChange('patch', '/api/admin/project/{id}/seal', { isQuiet: true });
  const { show } = useSnackbar();
  const [isSending, setIsSending] = useState(false);
  const tell = (message: string): void => show({ message, severity: 'error' });

  const save = async (fileId: string | null): Promise<void> => {
    const result = await run({ path: { id: projectId }, body: { fileId } }, { ifMatch: etag });
    if (result.isOk)
      show({ message: t((w) => (fileId === null ? w.seal.removed : w.seal.saved)), severity: 'success' });
    else tell(result.error?.detail ?? t((w) => w.seal.failed));
  };

  const send = async (file: File): Promise<void> => {
    const refusal = refusalOf(file, SEAL_RULES, 1);
    if (refusal !== null) return tell(refusal);
    setIsSending(true);
    try {
      const meta = { fileName: file.name, mypageID: NO_MY_PAGE, sectionID: null };
      const stored = await files.upload('/api/admin/file', file, meta, {
        idempotencyKey: crypto.randomUUID(),
      });
      await save(stored.id);
    } catch (error) {
      tell(uploadFailureOf(error).problem ?? t((w) => w.seal.failed));
    } finally {
      setIsSending(false);
    }
  };

  return { send, remove: () => save(null), isBusy: isBusy || isSending };
};
