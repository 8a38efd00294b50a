import type { DeskFile } from '../deskTypes.ts';

/** The newest version of each file, in the order in which the business put them. */
export const currentFiles = (files: readonly DeskFile[]): DeskFile[] => {
  const replaced = new Set(files.map(({ replacedFileId }) => replacedFileId));
  return files.filter(({ id }) => !replaced.has(id));
};

/** The version before, if it is still there. */
export const versionBefore = (files: readonly DeskFile[], file: DeskFile): DeskFile | null =>
  files.find(({ id }) => id === file.replacedFileId) ?? null;

/** 第○版 of the section: that of its newest file; null without files. */
export const newestVersion = (files: readonly DeskFile[]): number | null =>
  files.length === 0 ? null : Math.max(...files.map(({ versionNumber }) => versionNumber));
