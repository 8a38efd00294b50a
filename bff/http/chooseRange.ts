import type { Request } from 'express';
import { ApiError } from '#bff/core/apiError.ts';
import type { ChooseRange } from '#bff/core/fileRange.ts';
import { filesMessages } from '#bff/platform/files/files.words.ts';

/** range-parser's answer to a range that lies beyond the end. */
const BEYOND = -1;

/**
 * Reads Range and If-Range (RFC 9110, 14.2 and 13.1.5). What is not one range of bytes (several, another unit,
 * something unreadable), and a range of a file that is another one by now, mean the whole file. Files have no date of
 * their own, so an If-Range with a date never holds.
 */
export const chooseRangeOf =
  (request: Request): ChooseRange =>
  ({ sizeBytes, etag }) => {
    const condition = request.get('if-range');
    if (condition !== undefined && condition !== etag) return undefined;
    const ranges = request.range(sizeBytes);
    if (ranges === BEYOND) {
      throw new ApiError('RANGE_NOT_SATISFIABLE', {
        detail: filesMessages.beyondEnd,
        contentRange: `bytes */${sizeBytes}`,
      });
    }
    if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
    return ranges[0];
  };
