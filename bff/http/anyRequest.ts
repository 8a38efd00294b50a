import type { ChooseRange } from '#bff/core/fileRange.ts';
import type { UploadedFile } from '#bff/platform/files/uploadEngine.ts';

/** A request of any operation, as the router hands it on; the handler's own type was proved at compile time. */
export type AnyRequest = {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly file: UploadedFile | undefined;
  readonly ifMatchVersion: number | undefined;
  readonly chooseRange: ChooseRange;
};
