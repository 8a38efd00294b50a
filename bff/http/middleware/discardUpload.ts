import type { ErrorRequestHandler, Request } from 'express';
import type { FileStorage } from '#bff/core/fileStorage.ts';
import { uploadedFileOf } from '#bff/platform/files/uploadEngine.ts';
import { contextOf } from './requestContext.ts';

const uploadedKeys = (request: Request): string[] => {
  const files = Array.isArray(request.files) ? request.files : [];
  return files.flatMap((file) => uploadedFileOf(file)?.key ?? []);
};

/** A refused request leaves no file behind: whatever it had brought into quarantine goes. */
export const discardUpload =
  (storage: FileStorage): ErrorRequestHandler =>
  async (error, request, _response, next) => {
    const removals = await Promise.allSettled(uploadedKeys(request).map((key) => storage.remove(key)));
    for (const removal of removals) {
      if (removal.status === 'rejected')
        contextOf(request).log.warn({ err: removal.reason }, 'upload not removed');
    }
    next(error);
  };
