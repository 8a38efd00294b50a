import type { components } from '#web/api/generated/types.ts';

type ApplicationFile = components['schemas']['ApplicationFile'];

/** Files by kind of document, in the order the kinds first come; a file that was replaced is left out. */
export const fileGroups = <
  File extends Pick<ApplicationFile, 'id' | 'type' | 'typeLabel' | 'replacedFileId'>,
>(
  files: readonly File[],
): { type: number; label: string; files: File[] }[] => {
  const replaced = new Set(files.map(({ replacedFileId }) => replacedFileId));
  const current = files.filter(({ id }) => !replaced.has(id));
  const types = [...new Set(current.map(({ type }) => type))];
  return types.map((type) => {
    const own = current.filter((file) => file.type === type);
    return { type, label: own[0]?.typeLabel ?? '', files: own };
  });
};
