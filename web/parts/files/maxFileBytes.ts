import { UploadedFileLimits } from '#web/parts/api/generated/limits.ts';

/** The most that one file may weigh, whatever it is for (contract: UploadedFile.sizeBytes). */
export const MAX_FILE_BYTES: number = UploadedFileLimits.sizeBytes.maximum;
