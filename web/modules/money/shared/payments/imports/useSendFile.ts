import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError } from '#web/parts/api/errors.ts';
import type { MetaOf, UploadPath } from '#web/parts/api/files.ts';
import { createIntentKeys } from '#web/parts/api/idempotencyKey.ts';
import type { ChangeResult } from '#web/parts/api/query.tsx';
import { useFiles } from '#web/parts/api/useFiles.ts';
import type { ImportResult } from './importTypes.ts';

type ImportPath = Extract<UploadPath, `${string}/payment_list/import_file`>;

/** Sends a file of deals; afterwards every read on the screen is fetched anew, as after any change. */
export const useSendFile = <P extends ImportPath>(path: P, params: Readonly<Record<string, number>> = {}) => {
  const files = useFiles();
  const queries = useQueryClient();
  const keys = useMemo(() => createIntentKeys(), []);
  return async (file: File, meta: MetaOf<P>): Promise<ChangeResult<ImportResult>> => {
    const { name, size, lastModified } = file;
    const idempotencyKey = keys.keyFor({ name, size, lastModified, meta });
    try {
      const body = (await files.upload(path, file, meta, { idempotencyKey, params })) as ImportResult;
      keys.settle();
      await queries.invalidateQueries();
      return { isOk: true, body, etag: null };
    } catch (error) {
      return { isOk: false, error: error instanceof ApiError ? error : null };
    }
  };
};
