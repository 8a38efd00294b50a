import type { ByteRange } from './fileStorage.ts';

/** What has to be known of a file before a part of it can be sent. */
export type RangedFile = {
  readonly sizeBytes: number;
  /** As in the header: in quotes. */
  readonly etag: string;
};

/** Which part of a file a request asks for; undefined: the whole file. @throws RANGE_NOT_SATISFIABLE */
export type ChooseRange = (file: RangedFile) => ByteRange | undefined;
