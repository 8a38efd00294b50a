import type { SectionFile } from '#web/parts/company/companyTypes.ts';

/** A file as it stands now, with the versions that it replaced, newest first. */
export type FileStack = { readonly current: SectionFile; readonly older: readonly SectionFile[] };

/** Hangs each replaced file below the one that replaced it; the order of the newest versions stays. */
export const fileStacks = (files: readonly SectionFile[]): readonly FileStack[] => {
  const byId = new Map(files.map((file) => [file.id, file]));
  const replaced = new Set(files.map(({ replacedFileId }) => replacedFileId));
  const olderOf = (file: SectionFile, seen: ReadonlySet<string>): SectionFile[] => {
    const before = file.replacedFileId === null ? undefined : byId.get(file.replacedFileId);
    if (before === undefined || seen.has(before.id)) return [];
    return [before, ...olderOf(before, new Set([...seen, before.id]))];
  };
  return files
    .filter(({ id }) => !replaced.has(id))
    .map((current) => ({ current, older: olderOf(current, new Set([current.id])) }));
};

/** What happened to a file since the last submission. */
export type FileChange = 'submitted' | 'unchanged' | 'added' | 'replaced';

/** @param hasBeenSubmitted the section was handed in before: a file of then is "unchanged" */
export const fileChangeOf = (file: SectionFile, hasBeenSubmitted: boolean): FileChange => {
  if (file.isSubmitted) return hasBeenSubmitted ? 'unchanged' : 'submitted';
  return file.versionNumber > 1 ? 'replaced' : 'added';
};

/** The newest version of a file that may have been replaced since; null when it is not among the files. */
export const newestVersionOf = (files: readonly SectionFile[], fileId: string | null): SectionFile | null =>
  fileStacks(files).find(({ current, older }) => [current, ...older].some(({ id }) => id === fileId))
    ?.current ?? null;
