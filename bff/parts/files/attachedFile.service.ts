type StoredFileFacts = {
  readonly id: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  readonly sha256: string;
};

/** The contract's AttachedFile of a stored file, and nothing else of it. */
export const attachedFile = ({ id, fileName, sizeBytes, contentType, sha256 }: StoredFileFacts) => ({
  id,
  fileName,
  sizeBytes,
  contentType,
  sha256,
});
