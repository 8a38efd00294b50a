import { useState } from 'react';
import { ApiError } from '#web/parts/api/errors.ts';
import { useFiles } from '#web/parts/api/useFiles.ts';
import { adminPaths } from '#web/parts/navigation/adminPaths.ts';
import { useNavigate } from '#web/parts/router/shown.ts';

/** As `useTry`, of a file; what it says of its progress is not needed for the size that is taken. */
export const useTryFile = () => {
  const files = useFiles();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (
    file: File,
    meta: Parameters<typeof files.upload<'/api/admin/bulk_run/file'>>[2],
  ) => {
    setBusy(true);
    try {
      const idempotencyKey = crypto.randomUUID();
      const run = await files.upload('/api/admin/bulk_run/file', file, meta, { idempotencyKey });
      return { isOk: true, afterwards: () => void navigate(adminPaths.bulkRun(run.id)) } as const;
    } catch (error) {
      return { isOk: false, error: error instanceof ApiError ? error : null } as const;
    } finally {
      setBusy(false);
    }
  };
  return { attempt, isBusy };
};
