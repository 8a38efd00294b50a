import type { ApplicationRow } from '../wholeApplication.data.ts';

type Place = Pick<ApplicationRow['files'][number], 'id' | 'fileId' | 'documentList' | 'type' | 'sequence'>;

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.documentList === b.documentList && a.type === b.type && a.sequence === b.sequence;

/** Whether a file counts now: the newest version of its place, and not taken back. */
export const isCurrent = ({ removedAt, file }: ApplicationRow['files'][number]): boolean =>
  removedAt === null && file.deletedAt === null;

/**
 * Which version of its place a file is, and which file it replaced. Versions of one file have the same document type
 * and sequence; the younger row is the newer version.
 */
export const versionOf = (
  file: Place,
  all: readonly Place[],
): { versionNumber: number; replacedFileId: string | null } => {
  const earlier = all
    .filter((other) => isSamePlace(file, other) && other.id < file.id)
    .toSorted((a, b) => b.id - a.id);
  return { versionNumber: earlier.length + 1, replacedFileId: earlier[0]?.fileId ?? null };
};

/** The place of a file that replaces none: after all others of its document. */
export const nextSequence = (all: readonly Place[], document: Pick<Place, 'documentList' | 'type'>): number =>
  1 +
  Math.max(
    0,
    ...all
      .filter(({ documentList, type }) => documentList === document.documentList && type === document.type)
      .map(({ sequence }) => sequence),
  );
